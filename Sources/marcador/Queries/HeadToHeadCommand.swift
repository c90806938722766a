import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// `marcador head-to-head`: what two teams did against each other.
enum HeadToHeadCommand {
  private static let team = Operand<String>(
    .text(es: "EQUIPO", en: "TEAM"),
    Words(es: "equipo, entero o en parte", en: "team, the whole name or a part"))
  private static let rival = Operand<String>(
    .text(es: "RIVAL", en: "RIVAL"), Words(es: "el otro equipo", en: "the other team"))

  static let command = Command<Action>(
    "head-to-head",
    Words(es: "da los partidos entre dos equipos", en: "give the matches between two teams"),
    operands: [team, rival, Program.folder], options: [Program.json],
    examples: [Example("marcador head-to-head argentina france mundial")], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    let equipo = try leido.torneo.equipo(llamado: parsed[team])
    let contrario = try leido.torneo.equipo(llamado: parsed[rival])
    if equipo === contrario { throw parsed.misuse(QueryWords.withOneTeam) }
    let cara = leido.torneo.caraACara(equipo, contra: contrario)
    try HeadToHeadReport(headToHead: cara, language: console.language).give(parsed, console)
  }
}
