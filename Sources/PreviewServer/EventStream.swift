import Synchronization

/// News on their way to one page: what is sent waits here until the connection takes it.
///
/// A class because whoever sends, the daemon's thread and the list of streams share it.
package final class EventStream: Sendable {
  /// What there is to take.
  enum Piece {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  private struct State {
    var waiting: [UInt8] = []
    var isEnded = false
    /// Called once when there is something again.
    var wake: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let state = Mutex(State())

  package init(limit: Int) {
    self.limit = limit
  }

  /// Sends an event with a text of any lines.
  package func send(_ event: String, _ data: String) {
    let lines = data.split(omittingEmptySubsequences: false) { $0.isNewline }
    send("event: \(event)\n" + lines.map { "data: \($0)\n" }.joined() + "\n")
  }

  /// Sends what only shows that the stream is alive.
  package func beat() { send(":\n\n") }

  /// What is on its way still arrives.
  package func end() {
    let wake = state.withLock { state in
      state.isEnded = true
      return state.wake.take()
    }
    wake?()
  }

  package var isEnded: Bool { state.withLock(\.isEnded) }

  private func send(_ text: String) {
    let wake = state.withLock { state in
      if state.isEnded { return nil as (@Sendable () -> Void)? }
      state.waiting += text.utf8
      // Nobody takes it: a page that comes back asks for the news anyway.
      if state.waiting.count > limit {
        state.waiting = []
        state.isEnded = true
      }
      return state.wake.take()
    }
    wake?()
  }

  /// The next bytes, at most `count`. Where there are none yet, `wait` is called before anybody can
  /// send, and what it gives is called when somebody has.
  func take(_ count: Int, wait: () -> @Sendable () -> Void) -> Piece {
    state.withLock { state in
      if !state.waiting.isEmpty {
        let piece = Array(state.waiting.prefix(count))
        state.waiting.removeFirst(piece.count)
        return .bytes(piece)
      }
      if state.isEnded { return .end }
      state.wake = wait()
      return .nothingYet
    }
  }
}
