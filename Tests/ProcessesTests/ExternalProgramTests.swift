import Foundation
import Processes
import TestSupport
import Testing

@Suite("Another program")
struct ExternalProgramTests {
  private static let shell = "/bin:/usr/bin"

  /// Runs a script of the shell.
  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:],
    limit: Duration = .seconds(60)
  ) throws -> ExternalProgram.Outcome {
    let program = try #require(ExternalProgram(named: "sh", in: Self.shell))
    return program.run(["-c", script, "sh"] + arguments, environment: environment, limit: limit)
  }

  @Test("says how it ended")
  func outcome() throws {
    #expect(try run("exit 0") == .exited(0))
    #expect(try run("exit 7") == .exited(7))
    #expect(try run("kill -KILL $$; exit 5") == .killed(SIGKILL))
  }

  @Test("is left alone when it goes on, where it was only to be started")
  func launched() throws {
    try Workplace.withTemporaryFolder { folder in
      let program = try #require(ExternalProgram(named: "sh", in: Self.shell))
      let go = folder.appending(path: "ya").path
      let done = folder.appending(path: "hecho").path
      let script = "while [ ! -e \"$1\" ]; do sleep 0.01; done; : >\"$2\""
      let outcome = program.launch(
        ["-c", script, "sh", go, done], environment: ["PATH": Self.shell],
        patience: .milliseconds(10))
      #expect(outcome == nil)
      try Data().write(to: URL(filePath: go))
      while !FileManager.default.fileExists(atPath: done) { Thread.sleep(forTimeInterval: 0.01) }
      #expect(
        program.launch(["-c", "exit 3"], environment: [:], patience: .seconds(60)) == .exited(3))
    }
  }

  @Test("gets its arguments as they are, and of the environment only what it is given")
  func arguments() throws {
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "dicho").path
      let odd = ["$(id)", "-n", "a\nb", "", "'\"\\`"]
      let outcome = try run(
        "printf '%s|' \"$@\" \"$SECRETO\" >\"$FICHERO\"", odd, environment: ["FICHERO": file])
      #expect(outcome == .exited(0))
      #expect(
        try String(contentsOfFile: file, encoding: .utf8)
          == odd.map { $0 + "|" }.joined() + "|")
    }
  }

  @Test("reads nothing, writes to nobody, and meets a closed pipe as programs do")
  func surroundings() throws {
    #expect(try run("test -z \"$(cat)\" && echo x && echo y >&2") == .exited(0))
    #expect(try run("trap - PIPE; (kill -PIPE $$); exit 3", environment: [:]) == .killed(SIGPIPE))
  }

  @Test("is ended with all that it started once it takes too long")
  func limit() throws {
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "vivo").path
      var number: Int32?
      // A busy machine may need longer to begin.
      for limit in [0.3, 3, 30] where number == nil {
        let outcome = try run(
          "sh -c 'echo $$ >\"$FICHERO\"; exec sleep 600' & wait",
          environment: ["FICHERO": file, "PATH": Self.shell], limit: .seconds(limit))
        #expect(outcome == .timedOut)
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        number = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      let child = try #require(number)
      // It dies when it gets to it. A dead one that nobody has fetched yet sleeps no more either.
      func lives() throws -> Bool {
        let status = try run(
          "ps -o stat= -p \(child) | grep -qv Z", environment: ["PATH": Self.shell])
        return status == .exited(0)
      }
      var looks = 0
      while looks < 1_000, try lives() {
        looks += 1
        Thread.sleep(forTimeInterval: 0.05)
      }
      #expect(looks < 1_000)
    }
  }

  @Test("is looked for in folders told from the root only, and must be a program")
  func lookup() throws {
    try Workplace.withTemporaryFolder { folder in
      let name = "programa"
      let file = folder.appending(path: name)
      try Data("#!/bin/sh\n".utf8).write(to: file)
      #expect(ExternalProgram(named: name, in: folder.path) == nil)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      #expect(ExternalProgram(named: name, in: "/nada:\(folder.path)")?.path == file.path)
      for path in ["", ".", ":", "bin", "::."] {
        #expect(ExternalProgram(named: name, in: path) == nil)
        #expect(ExternalProgram(named: "sh", in: path) == nil)
      }
      #expect(ExternalProgram(named: folder.lastPathComponent, in: "/tmp") == nil)
    }
  }

  @Test("that cannot be started is told")
  func unreadable() throws {
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "roto")
      try Data("#!/no/hay\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      let program = try #require(ExternalProgram(named: "roto", in: folder.path))
      var outcome: ExternalProgram.Outcome
      // Busy as long as a process that another test starts has it open for writing, as this one had.
      repeat {
        outcome = program.run([], environment: [:], limit: .seconds(60))
      } while outcome == .notStarted(ETXTBSY)
      #expect(outcome == .notStarted(ENOENT))
    }
  }
}
