import Diagnostics
import Files
import Synchronization

/// The line on a terminal that tells how far long work has come; it is written over, and goes away
/// before anything else is said. A class because those who work share it.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    /// When to write again.
    var next: ContinuousClock.Instant
  }

  static let patience: Duration = .milliseconds(500)
  private static let pause: Duration = .milliseconds(100)
  /// Goes to the start of the line and deletes it.
  private static let deletion = "\r\u{1B}[K"

  private let output: StandardOutput
  private let language: Language
  private let clock = ContinuousClock()
  private let state: Mutex<State>

  init(output: StandardOutput, language: Language) {
    self.output = output
    self.language = language
    state = Mutex(State(next: clock.now + Self.patience))
  }

  /// Shows how far the work is, unless it has just begun or that was told a moment ago.
  func show(_ words: @autoclosure () -> Words) {
    state.withLock { state in
      let now = clock.now
      if now < state.next { return }
      state.next = now + Self.pause
      state.isShown = true
      write(Self.deletion + words()[language])
    }
  }

  func clear() {
    state.withLock { state in
      if !state.isShown { return }
      state.isShown = false
      write(Self.deletion)
    }
  }

  /// Nobody can be told that standard error is closed.
  private func write(_ text: String) {
    try? output.write(text)
  }
}
