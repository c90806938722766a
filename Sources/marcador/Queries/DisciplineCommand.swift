import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// `marcador discipline`: the cards, and whom they keep out.
enum DisciplineCommand {
  private static let suspended = Flag(
    "suspended",
    Words(es: "da las suspensiones, cumplidas o no", en: "give the suspensions, served or not"))
  private static let team = FieldOptions.option(.equipo)

  static let command = Command<Action>(
    "discipline", Words(es: "da las tarjetas", en: "give the cards"),
    details: Words(
      es:
        "Los puntos de juego limpio son los de la regla de desempate del torneo. Cuánto suspenden "
        + "las tarjetas lo dice «disciplina» en «reglas».",
      en: "The points of fair play are those of the tournament's rule for ties. For how long cards "
        + "suspend is said by “disciplina” in “reglas”."),
    operands: [Program.folder], options: [Program.json, suspended, team],
    examples: [
      Example("marcador discipline liga --team toros"),
      Example(
        "marcador discipline liga --suspended",
        Words(es: "quién se pierde qué partido", en: "who misses which match")),
    ], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    let torneo = leido.torneo
    let chosen = try torneo.equipoPedido(parsed[team])
    let report: any QueryReport =
      parsed[suspended]
      ? SuspensionsReport(torneo, of: chosen, console.language)
      : DisciplineReport(torneo.disciplina(), of: chosen, console.language)
    try report.give(parsed, console)
  }
}

extension Torneo {
  /// The team that an option asks for; nil where it was not given.
  func equipoPedido(_ texto: String?) throws(EdicionRechazada) -> Equipo? {
    guard let texto else { return nil }
    return try equipo(llamado: texto)
  }
}
