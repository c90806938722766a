import Foundation
import TestSupport
import Testing

@Suite("The referees of a tournament's folder")
struct RefereesOfTheSiteTests {
  private func withList(_ list: String, _ body: (URL) throws -> Void) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["match", "edit", "1", "--referee", "pilar  ruíz"], in: folder)
      try Data(list.utf8).write(to: folder.appending(path: "arbitros.json"))
      try body(folder)
    }
  }

  @Test("are in the site by their names, and nothing else that is known of them is")
  func namesOnly() throws {
    let list = """
      {"arbitros": [
        {"id": 870001, "nombre": "Nora Sanz", "correo": "nora@secreto.example", "movil": "600100200"}]}
      """
    try withList(list) { folder in
      #expect(try Program.run(["build"], in: folder).status == 0)
      let site = try contents(of: folder.appending(path: "site"))
      #expect(site["arbitros/nora-sanz.html"] != nil)
      for (path, bytes) in site {
        // Keys of schema.org begin with one, too.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\"@", with: "\"")
        for secret in ["secreto", "@", "600100200", "870001"] where path.hasSuffix(".html") {
          #expect(!text.contains(secret), "\(path): \(secret)")
        }
      }
    }
  }

  @Test("with something wrong in their file stop the build and the check, with its place")
  func broken() throws {
    let list = Marked("{\"arbitros\": [\n  {\"id\": ‸0, \"nombre\": \"Nora\"}]}")
    try withList(list.text) { folder in
      for command in ["build", "check"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 1)
        #expect(
          result.messages.contains("arbitros.json:\(list.line):\(list.column): error: "),
          "\(result.messages)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "site").path))
    }
  }

  @Test("whose names matches probably misspell are told, with the one that was meant")
  func misspelt() throws {
    try withList("{\"arbitros\": [{\"id\": 1, \"nombre\": \"Pilar Ruiz\"}]}") { folder in
      for command in ["check", "build"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 0)
        #expect(
          result.messages.contains("el árbitro «pilar  ruíz» solo se distingue de «Pilar Ruiz»"))
        #expect(result.messages.contains("¿quiso decir «Pilar Ruiz»?"))
      }
      _ = try Program.run(["referees", "rename", "pilar  ruíz", "Pilar Ruiz"], in: folder)
      #expect(try Program.run(["check"], in: folder).messages == "todo está bien\n")
    }
  }
}
