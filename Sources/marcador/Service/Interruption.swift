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
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
      // Else it would end the program before anybody could be told of it.
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        caught.number.store(number, ordering: .relaxed)
        task.cancel()
        DispatchQueue.global().asyncAfter(deadline: .now() + grace) { _exit(exitStatus(number)) }
      }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    do {
      return try await task.value
    } catch is CancellationError {
      throw Interruption(number: caught.number.load(ordering: .relaxed), doubt: doubt)
    }
  }
}

/// A class because the thread that a signal comes to shares it.
private final class CaughtSignal: Sendable {
  let number = Atomic<Int32>(0)
}
