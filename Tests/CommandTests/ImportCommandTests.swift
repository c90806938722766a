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

  @Test(
    "names the command for a file in another format, and makes no folder",
    arguments: [
      ("openfootball", "= Copa\n\nA - B 1-0\n", "«f» no es JSON, es Football.TXT", "football-txt"),
      ("openfootball", "local;visitante;resultado\nA;B;1-0\n", "«f» no es JSON, es CSV", "csv"),
      ("football-txt", "[ {\"name\": \"A\"} ]", "«f» no es Football.TXT, es JSON", "openfootball"),
      ("football-txt", "\u{FEFF}home,away\nA,B\n", "«f» no es Football.TXT, es CSV", "csv"),
      ("csv", " \n{\"matches\": []}", "«f» no es CSV, es JSON", "openfootball"),
      ("csv", "= Copa\n", "«f» no es CSV, es Football.TXT", "football-txt"),
    ])
  func otherFormat(command: String, text: String, message: String, right: String) throws {
    try Workplace.withTemporaryFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "f"))
      let result = try Program.run(["import", command, "f", "--into", "nueva"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("error: \(message)"), "\(result.messages)")
      #expect(result.messages.contains("use «marcador import \(right)»"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "nueva").path))
    }
  }

  @Test(
    "refuses files in which there is nothing, and makes no folder",
    arguments: [("openfootball", "[]"), ("openfootball", #"{"matches": []}"#)])
  func nothing(command: String, text: String) throws {
    try Workplace.withTemporaryFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "f"))
      let result = try Program.run(["import", command, "f", "--into", "nueva"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("en «f» no hay ningún partido, equipo ni jugador"))
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
