import Diagnostics
import Editor
import Torneo

/// What is said of a drafted calendar.
enum FixtureDraftWords {
  static func matches(_ count: Int) -> Words {
    Words.counted(count, es: ("partido", "partidos"), en: ("match", "matches"))
  }

  static func tooFew(_ count: Int) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "para un calendario hacen falta dos equipos, y hay \(count)",
        en: "a calendar needs two teams, and there are \(count)"),
      help: Words(
        es: "añada equipos con «marcador team add»", en: "add teams with “marcador team add”"))
  }

  static func tooMany(_ teams: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "un calendario de \(teams) equipos tendría más de \(limit) partidos",
        en: "a calendar of \(teams) teams would have more than \(limit) matches"),
      help: Words(
        es: "haga uno por grupo, con --teams y --group",
        en: "make one for each group, with --teams and --group"))
  }

  static func twice(_ team: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "«\(team.excerpt)» está dos veces en --teams",
        en: "“\(team.excerpt)” is there twice in --teams"))
  }

  static func planned(_ count: Int, first: PartidoDeLista) -> Diagnostic {
    let matches = matches(count)
    return Diagnostic(
      .error,
      Words(
        es: "ya hay \(matches.es) entre estos equipos",
        en: "there are \(matches.en) between these teams already"),
      context: [
        Words(
          es: "el primero: \(first.id), \(first.partido.sides.es)",
          en: "the first: \(first.id), \(first.partido.sides.en)")
      ],
      help: Words(
        es: "si quiere añadir otros, dígalo con --again",
        en: "to add others, say so with --again"))
  }

  static func badDate(_ text: String, _ reason: FechaInvalida) -> Diagnostic {
    let (date, inEnglish) = ("«\(text.excerpt)»", "“\(text.excerpt)”")
    let words =
      switch reason {
      case .forma:
        Words(
          es: "--from \(date) no tiene la forma 2026-09-05 ni 2026-09-05T18:00",
          en: "--from \(inEnglish) is written neither as 2026-09-05 nor as 2026-09-05T18:00")
      case .noExiste:
        Words(
          es: "la fecha --from \(date) no existe", en: "the date --from \(inEnglish) does not exist"
        )
      case .fueraDeLimites:
        Words(
          es: "el año de --from \(date) está fuera de los que valen",
          en: "the year of --from \(inEnglish) is out of range")
      }
    return Diagnostic(.error, words)
  }

  static func offset(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "--from «\(text.excerpt)» lleva un desfase, y con el cambio de hora dejaría de valer",
        en: "--from “\(text.excerpt)” has an offset, which would be wrong once the clocks change"),
      help: Words(
        es: "escriba la hora del campo sin él, y la zona en «zonaHoraria» de torneo.json",
        en: "write the local hour without it, and the zone as “zonaHoraria” of torneo.json"))
  }

  static func tooLate(jornada: Int) -> Diagnostic {
    let last = Fecha.aniosPermitidos.upperBound
    return Diagnostic(
      .error,
      Words(
        es: "la jornada \(jornada) sería después del año \(last)",
        en: "matchday \(jornada) would be after the year \(last)"))
  }
}

extension FixtureDraft.Matchday {
  /// The matchday as the terminal shows it, with its matches below.
  func text(_ language: Language) -> String {
    let day = matches.first?.partido.fecha.map { " (\($0))" } ?? ""
    let head = Words(es: "Jornada \(number)\(day)", en: "Matchday \(number)\(day)")
    let rest = rests.map { Words(es: "descansa \($0.visible)", en: "\($0.visible) rests") }
    let lines = matches.map { $0.partido.sides[language] } + (rest.map { [$0[language]] } ?? [])
    return head[language] + "\n" + lines.map { "  \($0)\n" }.joined()
  }
}
