import Diagnostics
import MarcadorApp

/// What the commands of the referees say.
enum RefereeWords {
  static func referee(_ arbitro: Arbitro) -> Words {
    let name = arbitro.nombre.visible
    return Words(es: "árbitro \(arbitro.id), «\(name)»", en: "referee \(arbitro.id), “\(name)”")
  }

  static func removed(_ arbitro: Arbitro) -> Words {
    let words = referee(arbitro)
    return Words(es: "quitado: \(words.es)", en: "removed: \(words.en)")
  }

  static func renamed(_ done: ArbitroRenombrado) -> Words {
    let matches = matches(done.partidos)
    return Words(
      es: "«\(done.antes.visible)» es ahora «\(done.ahora.visible)» (\(matches.es))",
      en: "“\(done.antes.visible)” is “\(done.ahora.visible)” now (\(matches.en))")
  }

  static func finished(_ change: CambioPendiente) -> Words {
    let (old, new) = (change.antes.visible, change.ahora.visible)
    return Words(
      es: "acabado un cambio de nombre que quedó a medias: «\(old)» es ahora «\(new)»",
      en: "finished a change of name that was half done: “\(old)” is “\(new)” now")
  }

  /// Somebody who got a name that matches had already: from now on both are one.
  static func merged(_ done: ArbitroRenombrado) -> [Diagnostic] {
    if done.deOtro == 0 { return [] }
    let matches = matches(done.deOtro)
    let name = done.ahora.visible
    return [
      Diagnostic(
        .warning,
        Words(
          es: "«\(name)» ya arbitraba \(matches.es): ahora los dos son uno",
          en: "“\(name)” refereed \(matches.en) already: now the two are one"),
        help: Words(
          es: "si son dos personas, devuelva sus partidos con «marcador match edit»",
          en: "if they are two people, give the matches back with “marcador match edit”"))
    ]
  }

  /// `2 árbitros nuevos, 1 cambiado, 0 quitados; 10 en total`
  static func summary(_ changes: CambiosDeArbitros, total: Int) -> Words {
    let (new, changed, gone) =
      (changes.nuevos.count, changes.cambiados.count, changes.quitados.count)
    return Words(
      es: "\(new) \(new == 1 ? "árbitro nuevo" : "árbitros nuevos"), "
        + "\(changed) \(changed == 1 ? "cambiado" : "cambiados"), "
        + "\(gone) \(gone == 1 ? "quitado" : "quitados"); \(total) en total",
      en: "\(new) new \(new == 1 ? "referee" : "referees"), \(changed) changed, \(gone) gone; "
        + "\(total) in all")
  }

  /// After a refresh that failed.
  static func kept(_ count: Int) -> Words {
    let referees = Words.counted(
      count, es: ("árbitro", "árbitros"), en: ("referee", "referees"))
    return Words(
      es: "la lista guardada queda como estaba (\(referees.es))",
      en: "the stored list stays as it was (\(referees.en))")
  }

  /// Matches that name somebody who is not in the list any more, or has another name there.
  static func leftBehind(_ name: String, _ count: Int, now: String?) -> Diagnostic {
    let matches = matches(count)
    let old = name.visible
    guard let now = now?.visible else {
      return Diagnostic(
        .warning,
        Words(
          es: "«\(old)» ya no está en la lista y arbitra \(matches.es)",
          en: "“\(old)” is not in the list any more and referees \(matches.en)"))
    }
    return Diagnostic(
      .warning,
      Words(
        es: "«\(old)» se llama ahora «\(now)» y arbitra \(matches.es) con el nombre de antes",
        en: "“\(old)” is called “\(now)” now and referees \(matches.en) under the old name"),
      help: Words(
        es: "cámbielo en los partidos con «marcador referees rename»",
        en: "change it in the matches with “marcador referees rename”"))
  }

  /// Somebody of the list whose number a server gives to somebody else.
  static func renumbered(_ change: CambiosDeArbitros.Cambio) -> Diagnostic {
    let name = change.ahora.nombre.visible
    let (old, new) = (change.antes.id, change.ahora.id)
    return Diagnostic(
      .warning,
      Words(
        es:
          "«\(name)», que se añadió a mano, tiene ahora el número \(new): el \(old) es de otro en "
          + "el servidor",
        en: "“\(name)”, who was added by hand, has number \(new) now: on the server \(old) is "
          + "somebody else’s"))
  }

  /// Several of the list with one name.
  static func namesakes(_ people: [Arbitro]) -> Diagnostic? {
    guard let first = people.first else { return nil }
    let name = first.nombre.visible
    let numbers = people.map { "\($0.id)" }.joined(separator: ", ")
    return Diagnostic(
      .warning,
      Words(
        es:
          "varios árbitros se llaman «\(name)» (números \(numbers)): sus partidos no se distinguen",
        en:
          "several referees are called “\(name)” (numbers \(numbers)): their matches cannot be told apart"
      ),
      help: Words(
        es: "dé otro nombre a uno: «marcador referees rename \(first.id) NOMBRE»",
        en: "give one another name: “marcador referees rename \(first.id) NAME”"))
  }

  private static func matches(_ count: Int) -> Words {
    Words.counted(count, es: ("partido", "partidos"), en: ("match", "matches"))
  }
}
