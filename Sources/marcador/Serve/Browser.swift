import Processes

/// The browser of the person, opened as the desktop does it.
struct Browser: Sendable {
  let environment: [String: String]

  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// How long what opens it may take to fail. It may turn into the browser itself, which goes on.
  private static let patience = Duration.seconds(5)

  /// Whether it seems to have worked.
  @concurrent
  func open(_ address: String) async -> Bool {
    guard let program = ExternalProgram(named: Self.opener, in: environment["PATH"] ?? "") else {
      return false
    }
    let outcome = program.launch([address], environment: environment, patience: Self.patience)
    return outcome == nil || outcome == .exited(0)
  }
}
