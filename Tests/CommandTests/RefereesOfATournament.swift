import Foundation
import TestSupport

/// The example with referees, for the tests of their commands.
enum RefereesOfATournament {
  static let stored = """
    {
      "arbitros": [
        { "id": 1, "nombre": "Ada Gil", "correo": "ada@liga.example", "categoria": 2 },
        { "id": 2, "nombre": "Bea Ros" }
      ]
    }

    """

  /// What a server says of them.
  static let answer = #"""
    [{"id": 1, "name": "Ada Gil Sanz", "email": "ada@liga.example", "phone": "1"},
     {"id": 3, "name": "Leanne Graham"}]
    """#

  /// The example, with match 1 refereed by Ada and match 2 by Óscar, and a list of referees.
  static func withReferees(
    _ list: String? = stored, _ body: (URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["match", "edit", "1", "--referee", "Ada Gil"], in: folder)
      _ = try Program.run(["match", "edit", "2", "--referee", "Óscar"], in: folder)
      if let list { try Data(list.utf8).write(to: folder.appending(path: "arbitros.json")) }
      try body(folder)
    }
  }

  static func list(_ folder: URL) throws -> String? {
    let file = folder.appending(path: "arbitros.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func run(
    _ words: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(["referees"] + words, in: folder, environment: environment)
  }
}
