internal import Dispatch
internal import Synchronization

/// Tells a thread that waits for a server that nobody waits for it any more.
///
/// A class because two threads share it.
final class CancellationFlag: Sendable {
  private let isRaised = Atomic(false)
  private let signal = DispatchSemaphore(value: 0)

  func raise() {
    isRaised.store(true, ordering: .relaxed)
    signal.signal()
  }

  var isUp: Bool { isRaised.load(ordering: .relaxed) }

  /// Holds the thread for that time, or until the flag is raised, for one thread and once.
  func wait(for time: Duration) {
    _ = signal.wait(timeout: .now() + .milliseconds(time.wholeMilliseconds))
  }
}
