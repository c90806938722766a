import Foundation
import TestSupport
import Testing

@Suite("A goal that is recorded on a desktop", .timeLimit(.minutes(20)))
struct DesktopNoticeTests {
  private static let line = "Gol de Leo (Toros), en propia puerta, 90': Rayo FC 4-2 Toros\n"
  private static let desktop = [
    "WAYLAND_DISPLAY": "wayland-0", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nada",
  ]

  /// The example, with a program in place of `notify-send` that does what `script` says.
  private func withDesktop(
    _ script: String, _ body: (URL, [String: String]) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let programs = folder.appending(path: "programas")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      let file = programs.appending(path: "notify-send")
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      try body(
        folder, Self.desktop.merging(["PATH": "\(programs.path):/usr/bin:/bin"]) { $1 })
    }
  }

  private static let goal = [
    "goal", "add", "--match", "1", "--minute", "90", "--player", "leo", "--mode", "own",
  ]

  private func notice(in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: "aviso"), encoding: .utf8)
  }

  /// What is told and noticed when a goal is recorded. Tried again with a new tournament where the
  /// program was not started within the second that it has, as on a machine with too much to do.
  private func recording(
    with script: String, _ record: (URL, [String: String]) throws -> Program.Result
  ) throws -> (result: Program.Result, notice: String) {
    var recorded: (Program.Result, String)?
    while true {
      try withDesktop(script) { folder, environment in
        let result = try record(folder, environment)
        // The goal is told on the terminal where the notice was not taken in time.
        if !result.messages.contains("Gol de "), let notice = notice(in: folder) {
          recorded = (result, notice)
        }
      }
      if let recorded { return recorded }
    }
  }

  private static let writes = "printf '%s\\n' \"$@\" >\"$HOME/aviso\""

  @Test("is a notice of the desktop, and what was saved is told on the terminal")
  func notice() throws {
    let (result, notice) = try recording(with: Self.writes) { folder, environment in
      try Program.run(Self.goal, in: folder, environment: environment)
    }
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(
      result.messages == "guardado: partido 1, gol del 90' en propia meta, Leo #10 (Rayo FC)\n")
    #expect(
      notice == """
        --app-name=Marcador
        --
        Gol de Leo (Toros), en propia puerta
        90': Rayo FC 4-2 Toros

        """)
  }

  @Test("has names as plain text, whatever is in them, and nothing of them is a command")
  func markup() throws {
    let name = "--help <b>&\\n$(id)`id`"
    let (_, notice) = try recording(with: Self.writes) { folder, environment in
      let added = try Program.run(["player", "add", "--team=rayo", "--name=\(name)"], in: folder)
      #expect(added.status == 0, "\(added.messages)")
      let renamed = try Program.run(["team", "rename", "toros", "<i>T&\\t"], in: folder)
      #expect(renamed.status == 0, "\(renamed.messages)")
      return try Program.run(
        ["goal", "add", "--match=1", "--minute=91", "--player=\(name)"], in: folder,
        environment: environment)
    }
    #expect(
      notice == """
        --app-name=Marcador
        --
        Gol de \(name) (Rayo FC)
        91': Rayo FC 4-2 &lt;i&gt;T&amp;\\\\t

        """)
  }

  @Test("gets of the environment what leads to the desktop, and no token")
  func environment() throws {
    let (_, told) = try recording(with: "env >\"$HOME/aviso\"") { folder, environment in
      let all = environment.merging(["MARCADOR_TOKEN": "s3creto", "OTRA": "x"]) { $1 }
      return try Program.run(Self.goal, in: folder, environment: all)
    }
    #expect(told.contains("WAYLAND_DISPLAY=wayland-0\n"))
    #expect(told.contains("DBUS_SESSION_BUS_ADDRESS=unix:path=/nada\n"))
    #expect(!told.contains("s3creto") && !told.contains("OTRA"))
  }

  @Test(
    "is told on the terminal where the notice fails",
    arguments: ["exit 1", "kill -KILL $$", "exec sleep 600"])
  func failing(script: String) throws {
    try withDesktop(script) { folder, environment in
      let result = try Program.run(Self.goal, in: folder, environment: environment)
      #expect(result.status == 0)
      #expect(result.messages.hasPrefix(Self.line), "\(result.messages)")
      #expect(try Program.run(["goal", "list"], in: folder).output.contains("gol del 90'"))
    }
  }

  @Test(
    "is told on the terminal alone where there is no desktop, no bus or no program",
    arguments: [
      ["WAYLAND_DISPLAY": ""], ["DBUS_SESSION_BUS_ADDRESS": ""], ["PATH": "/nada"],
      ["PATH": "programas:."],
    ])
  func noDesktop(missing: [String: String]) throws {
    try withDesktop(Self.writes) { folder, environment in
      let result = try Program.run(
        Self.goal, in: folder, environment: environment.merging(missing) { $1 })
      #expect(result.status == 0)
      #expect(result.messages == Self.line)
      #expect(notice(in: folder) == nil)
    }
  }
}
