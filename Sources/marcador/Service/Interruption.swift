import Diagnostics
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C, or a request to end, while the program waits for somebody else.
struct Interruption: Error {
  /// SIGINT or SIGTERM.
  let number: Int32
  /// What nobody can know because of it; nil when all is as it was.
  let doubt: Words?

  /// As a shell tells of a program that a signal ended.
  var exitStatus: Int32 { Self.exitStatus(number) }

  var diagnostic: Diagnostic {
    Diagnostic(
      .error, Words(es: "interrumpido", en: "interrupted"), context: doubt.map { [$0] } ?? [])
  }

  /// How long work may go on after a signal: then the program ends without it.
  private static let grace = DispatchTimeInterval.milliseconds(800)

  private static func exitStatus(_ signal: Int32) -> Int32 { 128 &+ signal }

  /// Runs work that SIGINT and SIGTERM cancel; throws an `Interruption` if it ended for that. What it
  /// came to nevertheless counts.
  ///
  /// Called at most once in the life of the program: the signals have no other effect from then on.
  static func cancelling<Value: Sendable>(
    doubt: Words?, _ work: @escaping @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    let caught = CaughtSignal()
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM] { sources.append(await catching(number, caught)) }
    defer { for source in sources { source.cancel() } }
    // Only now: a signal that came before has ended the program, with nothing begun.
    let task = Task { try await work() }
    caught.cancels(task)
    do {
      return try await task.value
    } catch is CancellationError {
      throw Interruption(number: caught.number, doubt: doubt)
    }
  }

  /// Catches a signal from the moment on that it returns; none is lost in between.
  private static func catching(
    _ number: Int32, _ caught: CaughtSignal
  ) async -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      caught.take(number)
      DispatchQueue.global().asyncAfter(deadline: .now() + grace) { _exit(exitStatus(number)) }
    }
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    #if canImport(Darwin)
      // There, watching a signal does not keep it from ending the program.
      _ = signal(number, SIG_IGN)
    #endif
    return source
  }
}

/// The signal that came, and the work that it cancels, whichever is there first.
///
/// A class because the thread that a signal comes to shares it.
private final class CaughtSignal: Sendable {
  private struct State {
    var number: Int32 = 0
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// SIGINT or SIGTERM; 0 while none has come.
  var number: Int32 { state.withLock(\.number) }

  func take(_ number: Int32) {
    let cancel = state.withLock { state in
      state.number = number
      return state.cancel
    }
    cancel?()
  }

  func cancels<Value: Sendable>(_ task: Task<Value, any Error>) {
    let isCaught = state.withLock { state in
      state.cancel = { task.cancel() }
      return state.number != 0
    }
    if isCaught { task.cancel() }
  }
}
