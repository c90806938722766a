import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador standings`: the tables in the terminal, and what can be told of them.
enum StandingsCommand {
  private static let rule = Option(
    "rule",
    .choice(es: "REGLA", en: "RULE", among: ReglaDeDesempate.todas.compactMap(\.clave)),
    Words(es: "otra regla de desempate", en: "another rule for ties"),
    default: Words(es: "la del torneo", en: "the tournament's"))
  private static let why = Flag(
    "why", Words(es: "explica cada empate deshecho", en: "explain each tie that was broken"))
  private static let home = Flag(
    "home", Words(es: "solo los partidos en casa", en: "only matches at home"))
  private static let away = Flag(
    "away", Words(es: "solo los partidos fuera", en: "only matches away"))
  private static let matchday = Option(
    "matchday", .integer(es: "JORNADA", en: "MATCHDAY", in: Partido.jornadasPermitidas),
    Words(es: "como estaba tras una jornada", en: "as it was after a matchday"))
  private static let live = Flag(
    "live",
    Words(
      es: "provisional, con los partidos en juego", en: "provisional, with matches being played"))
  private static let form = Flag(
    "form", Words(es: "añade los últimos cinco resultados", en: "add the last five results"))
  private static let positions = Flag(
    "positions",
    Words(es: "da el puesto tras cada jornada", en: "give the place after each matchday"))
  private static let possible = Flag(
    "possible",
    Words(es: "dice qué puede pasar todavía", en: "tell what is still possible"))

  static let command = Command<Action>(
    "standings", Words(es: "da la clasificación", en: "give the standings"),
    operands: [Program.folder],
    options: [
      Program.json, rule, why, home, away, matchday, live, form, positions, possible,
    ],
    examples: [
      Example("marcador standings liga --why"),
      Example(
        "marcador standings liga --matchday 3",
        Words(es: "como estaba tras la jornada 3", en: "as it was after matchday 3")),
    ], action: run)

  private static let run: Action = { parsed, console in
    try refuseContradictions(parsed)
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    var torneo = leido.torneo
    if let regla = parsed[rule].flatMap({ ReglaDeDesempate(clave: $0) }) {
      torneo.reglas.desempate = regla
    }
    try parsed[matchday].map { try refuseMissing($0, of: torneo) }
    let vista = Vista(
      lado: parsed[home] ? .casa : parsed[away] ? .fuera : nil, hastaJornada: parsed[matchday],
      enVivo: parsed[live])
    let language = console.language
    let report: any StandingsReport
    if parsed[positions] {
      let places = PositionsReport(torneo, language)
      if let absence = places.absence, !parsed[Program.json] { console.say(absence) }
      report = places
    } else if parsed[possible] {
      report = PossibleReport(torneo.posibilidades(vista), language)
    } else {
      report = TablesReport(
        torneo, vista: vista, language, why: parsed[why], form: parsed[form])
    }
    if parsed[Program.json] {
      try console.print(TerminalTables.json(report.json))
      return
    }
    if report.texts.isEmpty {
      console.say(
        Words(es: "este torneo no tiene ninguna liga", en: "this tournament has no league"))
    }
    try console.print(report.texts.joined(separator: "\n"))
  }

  /// Throws for a matchday before the first one of the tables, or after the last one.
  private static func refuseMissing(_ matchday: Int, of torneo: Torneo) throws(Failure) {
    let matchdays = torneo.tablas().flatMap(\.partidos).compactMap(\.partido.jornada)
    guard let first = matchdays.min(), let last = matchdays.max() else {
      throw Failure(
        Diagnostic(
          .error,
          Words(
            es: "no hay jornada \(matchday): ningún partido de una liga dice la suya",
            en: "there is no matchday \(matchday): no match of a league says its own")))
    }
    guard !(first...last).contains(matchday) else { return }
    throw Failure(
      Diagnostic(
        .error,
        Words(es: "no hay jornada \(matchday)", en: "there is no matchday \(matchday)"),
        help: first == last
          ? Words(es: "solo hay la \(first)", en: "there is only \(first)")
          : Words(es: "van de la \(first) a la \(last)", en: "they go from \(first) to \(last)")))
  }

  /// Throws for options that do not go together.
  private static func refuseContradictions(_ parsed: ParsedArguments) throws(UsageError) {
    let given = Set(
      [
        ("home", parsed[home]), ("away", parsed[away]), ("live", parsed[live]),
        ("positions", parsed[positions]), ("possible", parsed[possible]),
        ("matchday", parsed[matchday] != nil),
      ].filter(\.1).map(\.0))
    let contradictions = [
      ("home", "away"), ("possible", "home"), ("possible", "away"), ("possible", "live"),
      ("positions", "home"), ("positions", "away"), ("positions", "live"),
      ("positions", "matchday"), ("positions", "possible"),
    ]
    for (one, other) in contradictions where given.contains(one) && given.contains(other) {
      throw parsed.misuse(
        Words(
          es: "--\(one) y --\(other) no van juntos",
          en: "--\(one) and --\(other) do not go together"
        ))
    }
  }
}
