import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador chronicle ID --publish`: sends the chronicle of a match to the server.
@MainActor
struct PublishedChronicle {
  private let id: Int
  private let again: Bool

  nonisolated init(_ id: Int, again: Bool) {
    self.id = id
    self.again = again
  }

  func publish(_ parsed: ParsedArguments, _ console: Console) async throws {
    let folder = TournamentFolder(parsed[Program.folder])
    try folder.requireStore()
    let app = try folder.appWithServer(parsed, console)
    if let failure = app.partidos.fallo { throw failure }
    let result = try await send(app.publicarCronica)
    if let note = result.nota { console.say(note) }
    if case .yaPublicada = result { console.say(PublicationWords.notSent) }
    try console.print(
      parsed[Program.json] ? json(result) : result.words[console.language] + "\n")
  }

  private func send(_ publicarCronica: PublicarCronica) async throws -> ResultadoDePublicar {
    do {
      return try await Interruption.cancelling(doubt: .puedeEstarPublicada) { [id, again] in
        try await publicarCronica.publica(partidoId: id, otraVez: again)
      }
    } catch let error as ErrorDeRed {
      throw Failure(PublicationWords.diagnostic(error))
    }
  }

  private func json(_ result: ResultadoDePublicar) -> String {
    var object = JSONObject()
    object["numero"] = result.numero.map { .number($0) }
    object["titulo"] = .string(result.cronica.titulo)
    if case .yaPublicada = result { object["yaPublicada"] = .bool(true) }
    return TerminalTables.json(.object(object))
  }
}
