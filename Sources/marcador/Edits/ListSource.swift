import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// The tournament that a list is made of.
struct ListSource {
  let torneo: Torneo

  init(_ parsed: ParsedArguments, _ console: Console) async throws {
    let leido = try await TournamentFolder(parsed[EditOptions.folder]).read(
      jobs: 1, telling: console)
    console.report(leido.avisos)
    torneo = leido.torneo
  }
}
