import Diagnostics
import Editor
import MarcadorApp
import Torneo

/// What is said of a drafted calendar.
enum FixtureDraftWords {
  static func matches(_ count: Int) -> Words {
    Words.counted(count, es: ("partido", "partidos"), en: ("match", "matches"))
  }

  static func failure(_ reason: CalendarioImposible) -> Failure {
    switch reason {
    case .pocosEquipos(let count): Failure(tooFew(count))
    case .demasiadosPartidos(let teams, let limit): Failure(tooMany(teams, limit: limit))
    case .equipoDosVeces(let team): Failure(twice(team))
    case .yaHayPartidos(let count, let first): Failure(planned(count, first: first))
    case .noEsFecha(let text, let reason): Failure(badDate(text, reason))
    case .fechaConDesfase(let text): Failure(offset(text))
    case .demasiadoTarde(let jornada): Failure(tooLate(jornada: jornada))
    case .rechazado(let reason): reason.failure
    }
  }

  static let everyWithoutFrom = Words(
    es: "«--every» cuenta los días desde la primera jornada: diga cuándo es con «--from»",
    en: "“--every” counts the days from the first matchday: say when that is with “--from”")

  private static func tooFew(_ count: Int) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "para un calendario hacen falta dos equipos, y hay \(count)",
        en: "a calendar needs two teams, and there are \(count)"),
      help: Words(
        es: "añada equipos con «marcador team add»", en: "add teams with “marcador team add”"))
  }

  private static func tooMany(_ teams: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "un calendario de \(teams) equipos tendría más de \(limit) partidos",
        en: "a calendar of \(teams) teams would have more than \(limit) matches"),
      help: Words(
        es: "haga uno por grupo, con --teams y --group",
        en: "make one for each group, with --teams and --group"))
  }

  private static func twice(_ team: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "«\(team.excerpt)» está dos veces en --teams",
        en: "“\(team.excerpt)” is there twice in --teams"))
  }

  private static func planned(_ count: Int, first: PartidoDeLista) -> Diagnostic {
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
        es: "si quiere añadir otros detrás, dígalo con --again",
        en: "to add others behind them, say so with --again"))
  }

  private static func badDate(_ text: String, _ reason: FechaInvalida) -> Diagnostic {
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

  private static func offset(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "--from «\(text.excerpt)» lleva un desfase, y con el cambio de hora dejaría de valer",
        en: "--from “\(text.excerpt)” has an offset, which would be wrong once the clocks change"),
      help: Words(
        es: "escriba la hora del campo sin él, y la zona en «zonaHoraria» de torneo.json",
        en: "write the local hour without it, and the zone as “zonaHoraria” of torneo.json"))
  }

  private static func tooLate(jornada: Int) -> Diagnostic {
    let last = Fecha.aniosPermitidos.upperBound
    return Diagnostic(
      .error,
      Words(
        es: "la jornada \(jornada) sería después del año \(last)",
        en: "matchday \(jornada) would be after the year \(last)"))
  }
}

extension JornadaSorteada {
  /// The matchday as the terminal shows it, with its matches below.
  func text(_ language: Language) -> String {
    let day = partidos.first?.partido.fecha.map { " (\($0))" } ?? ""
    let head = Words(es: "Jornada \(numero)\(day)", en: "Matchday \(numero)\(day)")
    let rest = descansa.map { Words(es: "descansa \($0.visible)", en: "\($0.visible) rests") }
    let lines = partidos.map { $0.partido.sides[language] } + (rest.map { [$0[language]] } ?? [])
    return head[language] + "\n" + lines.map { "  \($0)\n" }.joined()
  }
}
