import Diagnostics
import MarcadorApp

extension TournamentFolder {
  /// The same for a command that changes the store without the rest of the app.
  func finishHalfDone(telling console: Console) async throws {
    // A list that cannot be read is not for this command to tell, nor to finish.
    guard let read = try? refereeStore.leeTodo(), read.pendiente != nil else { return }
    try await app(console).finishHalfDone(telling: console)
  }
}

extension ContenedorDeLaApp {
  /// Finishes what a killed program left half done, before anything else is edited.
  func finishHalfDone(telling console: Console) throws(Failure) {
    guard let done = try editorDeArbitros().acabaLoPendiente() else { return }
    console.say(RefereeWords.finished(done))
  }
}
