import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador referees`: who referees the matches.
enum RefereesCommand {
  static let command = Command<Action>(
    "referees", Words(es: "lleva la lista de árbitros", en: "keep the list of referees"),
    commands: [
      list, RefereesRefresh.command, RefereeEdits.add, RefereeEdits.rename, RefereeEdits.remove,
    ])

  private static let list = Command<Action>(
    "list", Words(es: "da los árbitros", en: "give the referees"),
    details: Words(
      es: "Los de arbitros.json, con su número, y los que solo están en partidos. Cuenta los "
        + "partidos que ya se han jugado.",
      en:
        "Those of arbitros.json, with their numbers, and those who are in matches only. Counts the "
        + "matches that were played."),
    options: EditOptions.forLists, examples: [Example("marcador referees list")]
  ) { parsed, console in
    let torneo = try await ListSource(parsed, console).torneo
    let stored = try TournamentFolder(parsed[EditOptions.folder]).refereeStore.leeTodo()
    console.report(stored?.avisos ?? [])
    let list = RefereeList(stored?.arbitros ?? [], torneo)
    try console.print(parsed[Program.json] ? TerminalTables.json(list.json) : list.text)
  }
}
