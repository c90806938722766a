import Foundation
import TestSupport
import Testing

@Suite("marcador import")
struct ImportCommandTests {
  /// A match whose group is a name, and is none any more once it is written out.
  private static let longGroup = Marked(
    """
    {"matches": [
      {"team1": "C", "team2": "D"},
      ‸{"team1": "A", "team2": "B", "group": "A\(String(repeating: "\u{301}", count: 199))"}]}
    """)

  @Test(
    "refuses what the store could not have at its place in the imported file, and makes no folder",
    arguments: [[], ["--dry-run"]])
  func refused(_ options: [String]) throws {
    try Workplace.withTemporaryFolder { folder in
      try Data(Self.longGroup.text.utf8).write(to: folder.appending(path: "copa.json"))
      let result = try Program.run(
        ["import", "openfootball", "copa.json", "--into", "nueva"] + options, in: folder)
      #expect(result.status == 1)
      let place = "copa.json:\(Self.longGroup.line):\(Self.longGroup.column): error: "
      #expect(result.messages.hasPrefix(place), "\(result.messages)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "nueva").path))
    }
  }

  @Test("refuses an alias that can be no name as wrong use")
  func alias() throws {
    try Workplace.withTemporaryFolder { folder in
      try Data(#"{"matches": []}"#.utf8).write(to: folder.appending(path: "copa.json"))
      let result = try Program.run(
        ["import", "openfootball", "copa.json", "--alias", "A=\u{202E}B"], in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains(#"«\u{202E}B» no puede ser un nombre"#))
    }
  }
}
