import Foundation
import TestSupport
import Testing

@Suite("What the program is started with")
struct StartTests {
  @Test(
    "with too many files open to begin, that is said instead of a crash", arguments: [4, 5, 6, 8])
  func tooManyOpenFiles(limit: Int) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      // The shared libraries are opened one by one, so that four suffice for them.
      let result = try Program.runShell("ulimit -n \(limit); exec \"$0\" check", in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("hay demasiados ficheros abiertos"))
    }
  }

  @Test("in a folder that was removed, that is said, and nothing of files that are not there")
  func folderGone() throws {
    try Workplace.withTemporaryFolder { folder in
      for arguments in ["build", "init liga", "check --lang en"] {
        let result = try Program.runShell(
          "mkdir fuera; cd fuera; rmdir ../fuera; exec \"$0\" \(arguments)", in: folder)
        #expect(result.status == 1)
        #expect(
          result.messages.contains("la carpeta en la que está ya no existe")
            || result.messages.contains("the folder that you are in does not exist any more"))
        #expect(result.messages.split(separator: "\n").count <= 3)
      }
    }
  }

  @Test("a folder whose name is not UTF-8 is refused, and no other is made in its place")
  func notUTF8() throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.runShell(
        #"exec "$0" init "$(printf 'liga\377')""#, in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains("no está en UTF-8"))
      #expect(try contents(of: folder).keys.allSatisfy { $0.hasPrefix(".") })
    }
  }

  @Test(
    "inside a folder whose name is not UTF-8 the tournament is read, and why it is not saved told")
  func insideNotUTF8() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let enter = #"d="$(printf 'liga\377')"; mkdir -p "$d"; cp torneo.json "$d"; cd "$d"; "#
      #expect(try Program.runShell(enter + #"exec "$0" check"#, in: folder).status == 0)
      let built = try Program.runShell(enter + #"exec "$0" build"#, in: folder)
      #expect(built.status == 1)
      #expect(built.messages.contains("tiene que estar en UTF-8"))
    }
  }

  @Test("a folder called ~ is that folder, not the home folder")
  func tilde() throws {
    try Workplace.withTemporaryFolder { folder in
      // The home folder of the program is `folder`.
      let home = folder.appending(path: "torneo.json")
      try Data("mío".utf8).write(to: home)
      #expect(try Program.run(["init", "--", "~"], in: folder).status == 0)
      #expect(try Data(contentsOf: home) == Data("mío".utf8))
      #expect(try contents(of: folder.appending(path: "./~")).keys.contains("torneo.json"))
      #expect(try Program.run(["build", "--", "~"], in: folder).status == 0)
    }
  }
}
