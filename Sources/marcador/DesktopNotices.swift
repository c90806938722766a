import Processes

/// The notices of a desktop that follows freedesktop.org, through `notify-send`, the program that comes
/// with its notification library.
///
/// The program and not the library: a notice is worth no dependency that every machine, servers without
/// a desktop too, would have to install; and a bus that does not answer can be waited for in a process
/// that can be ended.
struct DesktopNotices: Sendable {
  private let program: ExternalProgram
  private let environment: [String: String]

  /// A program that hangs must not hold up who enters results.
  private static let limit = Duration.seconds(1)
  /// What the program needs of the environment: the way to the desktop, and the language.
  private static let passed = [
    "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "PATH",
    "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR",
  ]

  /// Nil where there is no desktop, or no program to reach it.
  init?(environment: [String: String]) {
    func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    guard has("DISPLAY") || has("WAYLAND_DISPLAY"), has("DBUS_SESSION_BUS_ADDRESS"),
      let program = ExternalProgram(named: "notify-send", in: environment["PATH"] ?? "")
    else { return nil }
    self.program = program
    self.environment = environment.filter { Self.passed.contains($0.key) }
  }

  /// Whether the notice was taken.
  func show(title: String, text: String) -> Bool {
    program.run(
      ["--app-name=Marcador", "--", title, Self.escaped(text)], environment: environment,
      limit: Self.limit) == .exited(0)
  }

  /// The text of a notice may have markup, and the program resolves escapes of C in it; a title is
  /// plain.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\\", with: "\\\\")
  }
}
