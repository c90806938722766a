import Arguments
import Diagnostics
import Exporters
import Files
import MarcadorApp
import Torneo

/// `marcador export`: a tournament in other formats.
enum ExportCommand {
  static let command = Command<Action>(
    "export",
    Words(es: "da el torneo en otros formatos", en: "give the tournament in other formats"),
    commands: [openfootball, footballText, csv])

  private static let output = Option(
    "output", letter: "o", .file,
    Words(es: "fichero que escribir", en: "file to write"),
    default: Words(es: "la salida estándar", en: "standard output"))

  /// What every format says of itself.
  private static let losses = Words(
    es: "Lo que el formato no guarda se dice, con su cuenta, en la salida de errores.",
    en: "What the format does not keep is told, with its count, on standard error.")

  private static let squads = Flag(
    "squads", Words(es: "las plantillas, y no los partidos", en: "the rosters, and not the matches")
  )

  private static let openfootball = Command<Action>(
    "openfootball", Words(es: "en el JSON de openfootball", en: "as openfootball's JSON"),
    details: Words(
      es: "Da los partidos con sus goles, o con --squads las plantillas. " + losses.es,
      en: "Gives the matches with their goals, or with --squads the rosters. " + losses.en),
    operands: [Program.folder], options: [squads, output],
    examples: [
      Example("marcador export openfootball mundial --output mundial.json"),
      Example("marcador export openfootball mundial --squads --output mundial.squads.json"),
    ]
  ) { parsed, console in
    let isOfSquads = parsed[squads]
    try await run(parsed, console) { torneo throws(Failure) in
      isOfSquads ? exportSquads(torneo) : exportOpenfootball(torneo)
    }
  }

  private static let squad = Option(
    "squad", .text(es: "EQUIPO", en: "TEAM"),
    Words(
      es: "la plantilla de un equipo, y no los partidos",
      en: "the roster of a team, and not the matches"))

  private static let footballText = Command<Action>(
    "football-txt", Words(es: "en Football.TXT", en: "as Football.TXT"),
    details: Words(
      es: losses.es + " Un equipo cuyo nombre se leería como otra cosa (con « v » o con fechas y "
        + "marcadores dentro) no se puede exportar.",
      en: losses.en + " A team whose name would be read as something else (with “ v ”, dates or "
        + "scores in it) cannot be exported."),
    operands: [Program.folder], options: [squad, output],
    examples: [
      Example("marcador export football-txt liga > liga.txt"),
      Example("marcador export football-txt liga --squad toros > toros.txt"),
    ]
  ) { parsed, console in
    let name = parsed[squad]
    try await run(parsed, console) { torneo in
      guard let equipo = try torneo.equipoPedido(name) else {
        return try exportFootballText(torneo)
      }
      return try exportSquadText(of: equipo, in: torneo)
    }
  }

  private static let events = Flag(
    "events", Words(es: "los sucesos, y no los resultados", en: "the events, and not the results"))
  private static let separator = Option<CSVSeparator>(
    "separator", .choice(es: "SIGNO", en: "SIGN"),
    Words(es: "lo que separa las celdas", en: "what parts the cells"),
    default: Words(verbatim: "comma"))

  private static let csv = Command<Action>(
    "csv", Words(es: "en CSV, para hojas de cálculo", en: "as CSV, for spreadsheets"),
    details: Words(
      es:
        "Da los resultados, o con --events los goles, tarjetas, cambios y penaltis. Los dos ficheros "
        + "juntos se leen con «marcador import csv». " + losses.es,
      en:
        "Gives the results, or with --events goals, cards, substitutions and penalties. Both files "
        + "together are read by “marcador import csv”. " + losses.en),
    operands: [Program.folder], options: [events, separator, output],
    examples: [
      Example("marcador export csv liga --separator semicolon -o resultados.csv"),
      Example("marcador export csv liga --events -o sucesos.csv"),
    ]
  ) { parsed, console in
    let separator = parsed[separator] ?? .comma
    let isOfEvents = parsed[events]
    try await run(parsed, console) { torneo throws(Failure) in
      isOfEvents
        ? exportEventsAsCSV(torneo, separator: separator)
        : exportResultsAsCSV(torneo, separator: separator)
    }
  }

  private static func run(
    _ parsed: ParsedArguments, _ console: Console,
    _ export: (Torneo) throws -> Export
  ) async throws {
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    let export = try export(leido.torneo)
    if let path = parsed[output] {
      try refuseOwnFile(path, of: TournamentFolder(parsed[Program.folder]), parsed)
      // As the store is saved: the old file or the new one, whole.
      let file = DurableFile(path, system: FileSystem(), limit: AlmacenDelTorneo.limite)
      let report = try file.update { _ in Array(export.text.utf8) }
      console.report(report.notices.map { Diagnostic(.warning, $0.words) })
    } else {
      try console.print(export.text)
    }
    console.report(export.diagnostics)
  }

  /// An export has less in it than the store: over it, it would destroy the tournament.
  private static func refuseOwnFile(
    _ path: String, of folder: TournamentFolder, _ parsed: ParsedArguments
  ) throws {
    guard let there = try folder.system.status(path) else { return }
    for name in ["torneo.json", "arbitros.json", "marcador.json", "publicaciones.json"] {
      guard let own = try folder.system.status(folder.file(name)), own.isSameFile(as: there) else {
        continue
      }
      throw parsed.misuse(
        Words(
          es: "«\(path.visible)» es el \(name) del torneo: escriba en otro fichero",
          en: "“\(path.visible)” is the tournament's \(name): write to another file"))
    }
  }
}
