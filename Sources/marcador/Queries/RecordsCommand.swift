import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// `marcador records`: what was most in the tournament.
enum RecordsCommand {
  static let command = Command<Action>(
    "records", Words(es: "da los récords del torneo", en: "give the records of the tournament"),
    operands: [Program.folder], options: [Program.json],
    examples: [Example("marcador records liga")], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    try RecordsReport(leido.torneo, console.language).give(parsed, console)
  }
}
