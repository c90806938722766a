internal import Synchronization

/// Tells a thread that waits for a server that nobody waits for it any more.
///
/// A class because two threads share it.
final class CancellationFlag: Sendable {
  private let isRaised = Atomic(false)

  func raise() {
    isRaised.store(true, ordering: .relaxed)
  }

  var isUp: Bool { isRaised.load(ordering: .relaxed) }
}
