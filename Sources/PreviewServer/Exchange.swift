import Synchronization
import Web

/// A request on its way in and the answer on its way out.
///
/// A class because the daemon's thread and the task that works the answer out share it.
final class Exchange: Sendable {
  enum Phase {
    /// Only the target is known.
    case begun
    case arriving(RequestHead)
    /// Somebody works the answer out; the connection sleeps.
    case pending
    case worked(WebResponse)
    /// The answer was handed over, or nobody wants it any more.
    case over
  }

  struct State {
    var phase = Phase.begun
    var body: [UInt8] = []
  }

  let target: [UInt8]
  let state = Mutex(State())

  init(target: [UInt8]) {
    self.target = target
  }
}
