import Foundation
import JSON
import TestSupport
import Testing

@Suite("The reference of the program")
struct ReferenceCommandTests {
  @Test(
    "what is written in docs/ is what the program says",
    arguments: [("settings", "ajustes.md"), ("templates", "plantillas.md")])
  func committed(command: String, file: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run(["reference", command, "--lang", "en"], in: folder)
      #expect(result.status == 0, "\(result.messages)")
      let written = try String(
        contentsOf: Workplace.package.appending(path: "docs/\(file)"), encoding: .utf8)
      #expect(
        result.output == written,
        "docs/\(file): marcador reference \(command) --lang en escribe otra cosa")
    }
  }

  @Test(
    "programs get the same as JSON",
    arguments: [
      ("settings", "\"nombre\": \"urlBase\""), ("templates", "\"plantilla\": \"partido.md\""),
    ])
  func json(command: String, part: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run(["reference", command, "--json"], in: folder)
      #expect(result.status == 0, "\(result.messages)")
      _ = try JSONDocument(parsing: Array(result.output.utf8))
      #expect(result.output.contains(part))
    }
  }
}
