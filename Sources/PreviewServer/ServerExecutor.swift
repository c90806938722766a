import Dispatch

/// Runs what a server does on threads of its own: whoever asks for a page is answered also while the
/// rest of the program keeps all others busy.
///
/// A class because executors are known by identity. The one unsafe call is of the language: what it is given
/// does not hold the executor, which lives as long as the closure.
final class ServerExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "marcador.preview", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
