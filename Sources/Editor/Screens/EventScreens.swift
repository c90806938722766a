import Diagnostics
import MarcadorApp
import Torneo
import Web

/// The forms of what happens in a match.
@MainActor
enum EventScreens {
  /// The addresses of the forms of a kind of event.
  struct Kind: Hashable {
    let add: String
    var edit: String { add + "-corregir" }
    var remove: String { add + "-quitar" }
  }

  nonisolated static let oneTouch = "toque"
  /// What the button says that stands for no player.
  nonisolated static let notYetTouched = "elegir"

  static func kind(of event: EventoDePartido) -> Kind {
    switch event {
    case .gol: Kind(add: "gol")
    case .tarjeta: Kind(add: "tarjeta")
    case .cambio: Kind(add: "cambio")
    case .penaltiFallado: Kind(add: "penalti")
    case .lanzamiento: Kind(add: "lanzamiento")
    }
  }

  static let links: [(String, Words)] = [
    ("gol", Words(es: "Gol", en: "Goal")), ("tarjeta", Words(es: "Tarjeta", en: "Card")),
    ("cambio", Words(es: "Cambio", en: "Substitution")),
    ("penalti", Words(es: "Penalti fallado", en: "Missed penalty")),
    ("lanzamiento", Words(es: "Penalti de la tanda", en: "Kick of the shoot-out")),
  ]

  static let all: [any Screen] =
    screens(
      CamposDeGol.self, "gol", Words(es: "gol", en: "goal"),
      Words(es: "Anotar el gol", en: "Record the goal"))
    + screens(
      CamposDeTarjeta.self, "tarjeta", Words(es: "tarjeta", en: "card"),
      Words(es: "Anotar la tarjeta", en: "Record the card"))
    + screens(
      CamposDeCambio.self, "cambio", Words(es: "cambio", en: "substitution"),
      Words(es: "Anotar el cambio", en: "Record the substitution"))
    + screens(
      CamposDePenaltiFallado.self, "penalti",
      Words(es: "penalti fallado", en: "missed penalty"),
      Words(es: "Anotar el penalti", en: "Record the penalty"))
    + screens(
      CamposDeLanzamiento.self, "lanzamiento",
      Words(es: "penalti de la tanda", en: "kick of the shoot-out"),
      Words(es: "Anotar el penalti", en: "Record the kick"))

  /// Recording one, correcting it, taking it away.
  private static func screens<Campos: CamposDeEvento>(
    _ form: Campos.Type, _ path: String, _ what: Words, _ record: Words
  ) -> [any Screen] {
    let kind = Kind(add: path)
    return [
      EventScreen(
        form: FormScreen<Campos>(
          path: kind.add, section: .partidos, title: Words(es: what.es, en: what.en).capitalized,
          submit: record, keys: [.partido],
          blank: { keys, torneo throws(EdicionRechazada) in
            var form = Campos()
            form[.partido] = keys[.partido] ?? ""
            if let wrong = form.rechazo(de: .partido, en: torneo) { throw wrong }
            return form
          }, looked: { _, _ in [] }, intro: MatchForms.sides, back: MatchForms.backToMatch)),
      FormScreen<Campos>(
        path: kind.edit, section: .partidos,
        title: Words(es: "Corregir \(what.es)", en: "Correct \(what.en)"),
        submit: EditorWords.save, keys: [.partido, .numero], lists: [list(Campos.self)],
        anew: kind.add,
        blank: { keys, torneo throws(EdicionRechazada) in
          let event = try looked(at: keys, Campos.self, in: torneo)
          return try Campos(corrigiendo: event.number, de: event.match, en: torneo)
        }, intro: MatchForms.sides, back: MatchForms.backToMatch),
      FormScreen<BajaDeEvento<Campos>>(
        path: kind.remove, section: .partidos,
        title: Words(es: "Quitar \(what.es)", en: "Remove \(what.en)"),
        submit: EditorWords.remove, keys: [.partido, .numero], removes: true,
        lists: [list(Campos.self)],
        blank: { keys, torneo throws(EdicionRechazada) in
          _ = try looked(at: keys, Campos.self, in: torneo)
          var form = BajaDeEvento<Campos>()
          for (dato, text) in keys { form[dato] = text }
          return form
        },
        looked: { keys, torneo throws(EdicionRechazada) in
          let words = try looked(at: keys, Campos.self, in: torneo).event.words
          return [Looked(name: "suceso", label: what, text: words.es)]
        },
        intro: { visit, keys in
          let words = try? looked(at: keys, Campos.self, in: visit.torneo).event.words
          // The form itself tells that there is none.
          return MatchForms.sides(visit, keys)
            + [.tag("p", ["class": "objeto"], [.tag("bdi", [:], words.map(visit.say) ?? "")])]
        }, back: MatchForms.backToMatch),
    ]
  }

  /// The events of a kind in a match, each with all that its form has of it.
  private static func list<Campos: CamposDeEvento>(
    _: Campos.Type
  ) -> (MatchForms.Keys, Torneo) throws(EdicionRechazada) -> RecordList {
    { keys, torneo throws(EdicionRechazada) in
      let match = try MatchForms.id(keys, torneo)
      let count = try torneo.partido(match).eventos.count(where: Campos.esDeEstaClase)
      var entries: [RecordList.Entry] = []
      for number in 0..<count {
        let form = try Campos(corrigiendo: number + 1, de: match, en: torneo)
        entries.append(
          RecordList.Entry(
            key: "\(number + 1)",
            name: Campos.campos.filter { $0 != .partido }.map { form[$0] }
              .joined(separator: RecordList.divider),
            marks: [form[.jugador] + form[.entra], form[.minuto]]))
      }
      return RecordList(dato: .numero, entries: entries)
    }
  }

  /// An event that is there, by its number among those of its kind.
  private nonisolated static func looked<Campos: CamposDeEvento>(
    at keys: [Dato: String], _: Campos.Type, in torneo: Torneo
  ) throws(EdicionRechazada) -> (match: Int, number: Int, event: EventoDePartido) {
    let match = try MatchForms.id(keys, torneo)
    let partido = try torneo.partido(match)
    let count = partido.eventos.count(where: Campos.esDeEstaClase)
    guard let number = try Dato.numero.numeroDeOrden(keys[.numero] ?? "", hay: count) else {
      throw .obligatorio(.numero)
    }
    return (match, number, try partido.evento(number, Campos.esDeEstaClase, de: match).evento)
  }
}

extension Words {
  /// As a title.
  var capitalized: Words { Words(es: es.capitalizedFirst, en: en.capitalizedFirst) }
}
