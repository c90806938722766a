import Diagnostics
import MarcadorApp

extension ContenedorDeLaApp {
  /// Finishes what a killed program left half done, before anything else is edited.
  func finishHalfDone(telling console: Console) throws(Failure) {
    guard let done = try editorDeArbitros().acabaLoPendiente() else { return }
    console.say(RefereeWords.finished(done))
  }
}
