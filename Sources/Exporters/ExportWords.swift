import Diagnostics
import Torneo

/// What is said of an export.
enum ExportWords {
  /// How many names are told one by one.
  private static let shownNames = 10

  /// All that a format has no room for; nil for nothing.
  static func omitted(_ omitted: [Omission: Int], _ format: Format) -> Diagnostic? {
    let parts = omitted.sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.key.words($0.value) }
    if parts.isEmpty { return nil }
    return Diagnostic(
      .note,
      Words(
        es: "\(format.name) no guarda: \(parts.map(\.es).joined(separator: ", "))",
        en: "\(format.name) does not keep: \(parts.map(\.en).joined(separator: ", "))"))
  }

  static func refusedName(_ name: String, _ format: Format) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es:
          "\(format.name) no puede llevar un equipo llamado «\(name.excerpt)»: se leería otra cosa",
        en: "\(format.name) cannot hold a team called “\(name.excerpt)”: it would be read as "
          + "something else"),
      help: Words(
        es: "expórtelo a openfootball o a csv, o cambie el nombre",
        en: "export to openfootball or csv, or change the name"))
  }

  static func namesLeftOut(_ names: [String], _ format: Format) -> Diagnostic? {
    if names.isEmpty { return nil }
    func list(_ open: String, _ close: String) -> String {
      names.prefix(shownNames).map { open + $0.excerpt + close }.joined(separator: ", ")
        + (names.count > shownNames ? "…" : "")
    }
    let count = names.count
    return Diagnostic(
      .warning,
      Words(
        es:
          "\(format.name) no puede llevar \(count == 1 ? "este texto" : "estos \(count) textos"), y lo "
          + "que va con \(count == 1 ? "él" : "ellos") se deja fuera: \(list("«", "»"))",
        en: "\(format.name) cannot hold \(count == 1 ? "this text" : "these \(count) texts"), and "
          + "what goes with \(count == 1 ? "it" : "them") is left out: \(list("“", "”"))"))
  }

  static func eventsApart(_ count: Int) -> Diagnostic? {
    if count == 0 { return nil }
    let words = Words.counted(
      count, es: ("suceso va", "sucesos van"), en: ("event goes", "events go"))
    return Diagnostic(
      .note,
      Words(
        es: "\(words.es) en otro fichero: expórtelo con --events",
        en: "\(words.en) into another file: export it with --events"))
  }

  static func formulas(_ count: Int) -> Diagnostic? {
    if count == 0 { return nil }
    let words = Words.counted(
      count, es: ("celda empieza", "celdas empiezan"), en: ("cell begins", "cells begin"))
    return Diagnostic(
      .note,
      Words(
        es: "\(words.es) por =, +, - o @ y una hoja de cálculo la tomaría por una fórmula: lleva "
          + "delante un apóstrofo, que se quita al importar",
        en:
          "\(words.en) with =, +, - or @, which a spreadsheet would take for a formula: it has an "
          + "apostrophe before it, which is taken away at import"))
  }

  static func unreadable(_ format: Format, _ reasons: [Diagnostic]) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "marcador no podría leer de vuelta este fichero",
        en: "marcador could not read this file back"),
      context: reasons.prefix(3).map(\.message))
  }

  static func otherTitle(_ read: Torneo) -> Diagnostic {
    let (name, season) = (read.nombre ?? "", read.temporada ?? "")
    return Diagnostic(
      .warning,
      Words(
        es:
          "el título se leería como el nombre «\(name.excerpt)» y la temporada «\(season.excerpt)»",
        en: "the title would be read as the name “\(name.excerpt)” and the season "
          + "“\(season.excerpt)”"))
  }

  static func otherCount(read: Int, written: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "se leerían \(read) partidos, y son \(written)",
        en: "\(read) matches would be read, and there are \(written)"))
  }

  static func readOtherwise(_ fact: Fact, count: Int, first: MatchFacts) -> Diagnostic {
    let match = "\(first.partido.local.nombre.visible) – \(first.partido.visitante.nombre.visible)"
    let what = fact.words
    return Diagnostic(
      .warning,
      Words(
        es:
          "al leerlo de vuelta, \(what.es) de \(count) \(count == 1 ? "partido sería" : "partidos sería") "
          + "otra cosa",
        en: "read back, \(what.en) of \(count) \(count == 1 ? "match" : "matches") would differ"),
      context: [
        Words(
          es: "el primero: \(first.number), \(match)", en: "the first: \(first.number), \(match)")
      ])
  }
}

extension Fact {
  fileprivate var words: Words {
    switch self {
    case .number: Words(es: "el número", en: "the number")
    case .sides: Words(es: "el nombre de los equipos", en: "the names of the teams")
    case .state: Words(es: "el estado", en: "the status")
    case .result: Words(es: "el resultado", en: "the result")
    case .date: Words(es: "la fecha", en: "the date")
    case .matchday: Words(es: "la jornada", en: "the matchday")
    case .labels: Words(es: "la fase, el grupo o la ronda", en: "the stage, group or round")
    case .place:
      Words(es: "el campo, el árbitro o la asistencia", en: "the ground, referee or attendance")
    case .events: Words(es: "lo que pasó", en: "what happened")
    case .lineups: Words(es: "la alineación", en: "the line-up")
    }
  }
}
