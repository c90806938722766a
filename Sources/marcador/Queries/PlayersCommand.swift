import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// `marcador players`: who played, and how long.
enum PlayersCommand {
  private static let team = FieldOptions.option(.equipo)

  static let command = Command<Action>(
    "players", Words(es: "da los minutos jugados", en: "give the minutes played"),
    details: Words(
      es:
        "De los partidos cuya alineación se conoce: los 90 minutos, o 120 con prórroga; el tiempo "
        + "añadido no cuenta.",
      en:
        "Of the matches whose line-up is known: the 90 minutes, or 120 with extra time; added time "
        + "does not count."),
    operands: [Program.folder], options: [Program.json, team],
    examples: [Example("marcador players mundial --team argentina")], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    let chosen = try leido.torneo.equipoPedido(parsed[team])
    let minutajes = leido.torneo.minutajes().filter { chosen == nil || $0.equipo === chosen }
    try PlayersReport(teams: minutajes, language: console.language).give(parsed, console)
  }
}
