import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// What the commands that edit say.
enum EditWords {
  static func missing(_ missing: [Dato], _ parsed: ParsedArguments) -> UsageError {
    let names = missing.map { "--" + FieldOptions.name($0) }.joined(separator: ", ")
    return parsed.misuse(Words(es: "falta \(names)", en: "\(names) is missing"))
  }

  static func twice(_ dato: Dato) -> Words {
    let name = "--" + FieldOptions.name(dato)
    return Words(
      es: "\(name) está también sin nombre", en: "\(name) is there without its name too")
  }

  static func notUTF8(_ dato: Dato) -> Words {
    let name = "--" + FieldOptions.name(dato)
    return Words(es: "\(name) no está en UTF-8", en: "\(name) is not in UTF-8")
  }

  /// - Parameter mayGo: whether a hyphen takes away what there is.
  static func question(_ dato: Dato, isOptional: Bool, mayGo: Bool = false) -> Words {
    let name = dato.nombre
    let note =
      mayGo
      ? Words(es: " (opcional; «-» lo quita)", en: " (optional; “-” takes it away)")
      : isOptional ? Words(es: " (opcional)", en: " (optional)") : Words(verbatim: "")
    return Words(
      es: name.es.prefix(1).uppercased() + name.es.dropFirst() + note.es,
      en: name.en.prefix(1).uppercased() + name.en.dropFirst() + note.en)
  }

  static let noMoreAnswers = Words(
    es: "se acabaron las respuestas; no se ha guardado nada",
    en: "there are no more answers; nothing was saved")

  static let nothingSaved = Words(es: "no se ha guardado nada", en: "nothing was saved")

  /// An edit that says what was there already.
  static func alreadySo(_ what: Words) -> Words {
    Words(
      es: "nada que guardar: \(what.es) ya estaba así",
      en: "nothing to save: \(what.en) was like that already")
  }

  static func saved(_ what: Words) -> Words {
    Words(es: "guardado: \(what.es)", en: "saved: \(what.en)")
  }

  /// An award takes the place of a result that was written before, for good.
  static func resultReplaced(_ result: Resultado) -> Diagnostic {
    let score = result.final
    return Diagnostic(
      .warning,
      Words(
        es: "el resultado escrito, \(score), se ha sustituido por el adjudicado",
        en: "the written result, \(score), was replaced by the award"),
      help: Words(
        es: "el torneo guarda un solo resultado por partido: apúntelo si ha de volver",
        en: "a tournament keeps one result for each match: note it if it is to come back"))
  }

  /// Who referees a match now; of somebody new also who else may have been meant.
  static func referee(_ name: String, known: [String]) -> Words {
    let shown = name.visible
    if known.contains(name) { return Words(es: "árbitro: «\(shown)»", en: "referee: “\(shown)”") }
    let near = nearestName(to: name, among: known).map(\.visible)
    return Words(
      es: "árbitro nuevo: «\(shown)»" + (near.map { " (¿quiso decir «\($0)»?)" } ?? ""),
      en: "new referee: “\(shown)”" + (near.map { " (did you mean “\($0)”?)" } ?? ""))
  }

  /// All that is wrong with the fields of a form, each with what was written.
  static func complaint<Campos: CamposDeEdicion>(_ quejas: [Queja], _ form: Campos) -> Failure {
    Failure(
      quejas.map { queja in
        var diagnostic = diagnostic(queja.rechazo)
        let option = "--\(FieldOptions.name(queja.dato))"
        let written = form[queja.dato].excerpt
        diagnostic.context.insert(
          Words(es: "\(option) «\(written)»", en: "\(option) “\(written)”"), at: 0)
        return diagnostic
      })
  }

  /// What is wrong, in the words of the form.
  static func diagnostic(_ rechazo: EdicionRechazada) -> Diagnostic {
    Diagnostic(.error, rechazo.frase, context: rechazo.contexto, help: rechazo.help)
  }
}
