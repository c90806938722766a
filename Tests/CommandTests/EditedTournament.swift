import Foundation
import TestSupport

/// A tournament folder with the example in it, for the tests of the commands that edit.
enum EditedTournament {
  static func withTournament(_ body: (URL) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try body(folder)
    }
  }

  static func store(_ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "torneo.json"), encoding: .utf8)
  }
}
