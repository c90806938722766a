import Foundation
import Testing

@MainActor
@Suite("Writing of a match in the editor")
struct ProseTests {
  private func prose(_ browser: Browser) throws -> String {
    try String(contentsOf: browser.folder.appending(path: "1.md"), encoding: .utf8)
  }

  @Test("what is written is kept, and shown to be corrected")
  func written() async throws {
    try await withBrowser { browser in
      #expect(try await browser.get("/editar/cronica?partido=1").html.contains("prosa?partido=1"))
      let answer = try await browser.fill(
        "/editar/prosa?partido=1", ["texto": "Un día **grande**.\r\nLlovió.\r\n"])
      #expect(answer.status == 303)
      #expect(try prose(browser) == "Un día **grande**.\nLlovió.\n")
      #expect(try await browser.get("/editar/prosa?partido=1").html.contains("Un día **grande**."))
      #expect(try await browser.get("/editar/prosa?partido=99").status == 404)
    }
  }

  @Test("what is wrong with its head is told, and what was typed is kept")
  func wrong() async throws {
    try await withBrowser { browser in
      let answer = try await browser.fill(
        "/editar/prosa?partido=1", ["texto": "---\nrelat: no\n---\nHola <b>\n"])
      #expect(answer.status == 422)
      #expect(answer.html.contains("clave desconocida «relat»"))
      #expect(answer.html.contains("Hola &lt;b&gt;") || answer.html.contains("Hola &lt;b>"))
      #expect(throws: (any Error).self) { try prose(browser) }
    }
  }

  @Test("what another program wrote meanwhile is shown beside what was typed, and not lost")
  func conflict() async throws {
    try await withBrowser { browser in
      let form = try await browser.get("/editar/prosa?partido=1")
      try Data("de otro".utf8).write(to: browser.folder.appending(path: "1.md"))
      let action = "/editar/prosa"
      let answer = try await browser.post(
        action, form.page.fields(of: action, ["texto": "lo mío"]))
      #expect(answer.status == 409)
      #expect(answer.html.contains("de otro") && answer.html.contains("lo mío"))
      #expect(try prose(browser) == "de otro")
      let again = try await browser.post(
        action, answer.page.fields(of: action, ["texto": "lo mío y de otro"]))
      #expect(again.status == 303)
      #expect(try prose(browser) == "lo mío y de otro")
    }
  }
}
