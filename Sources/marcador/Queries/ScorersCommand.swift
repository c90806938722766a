import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// `marcador scorers`: who scored, and who had to do with goals in other ways.
enum ScorersCommand {
  private static let assists = Flag(
    "assists", Words(es: "da las asistencias", en: "give the assists"))
  private static let ownGoals = Flag(
    "own-goals", Words(es: "da los goles en propia meta", en: "give the own goals"))
  private static let cleanSheets = Flag(
    "clean-sheets",
    Words(
      es: "da los equipos que no encajaron ningún gol", en: "give the teams that let no goal in"))

  static let command = Command<Action>(
    "scorers", Words(es: "da los goleadores", en: "give the scorers"),
    details: Words(
      es:
        "A igualdad de goles va delante quien marcó menos de penalti; con los mismos comparten el "
        + "puesto. Los goles en propia meta y los de una tanda no son de nadie.",
      en:
        "Of those with as many goals, who scored fewer of them from penalties comes first; with as "
        + "many they share the place. Own goals and kicks of a shoot-out are nobody's."),
    operands: [Program.folder], options: [Program.json, assists, ownGoals, cleanSheets],
    examples: [
      Example("marcador scorers liga --json"), Example("marcador scorers liga --assists"),
    ],
    action: run)

  private static let run: Action = { parsed, console in
    let asked = [assists, ownGoals, cleanSheets].filter { parsed[$0] }
    if asked.count > 1 {
      throw parsed.misuse(
        Words(
          es: "«--assists», «--own-goals» y «--clean-sheets» no van juntos",
          en: "“--assists”, “--own-goals” and “--clean-sheets” do not go together"))
    }
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    let torneo = leido.torneo
    let language = console.language
    let report: any QueryReport =
      if parsed[assists] {
        CountReport(
          counts: torneo.asistencias(), what: QueryWords.assists, key: "asistencias",
          none: QueryWords.noAssists, language: language)
      } else if parsed[ownGoals] {
        CountReport(
          counts: torneo.golesEnPropia(), what: QueryWords.goals, key: "goles",
          none: QueryWords.noOwnGoals, language: language)
      } else if parsed[cleanSheets] {
        CleanSheetsReport(torneo, language)
      } else {
        ScorersReport(scorers: torneo.listaDeGoleadores(), language: language)
      }
    try report.give(parsed, console)
  }
}
