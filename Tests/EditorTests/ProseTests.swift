import Diagnostics
import Files
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

  @Test("what would keep the site from being built is refused, with its line, and kept")
  func unbuildable() async throws {
    try await withBrowser { browser in
      let deep = "---\nrelato: no\n---\nHola\n\n" + String(repeating: "- ", count: 40) + "hondo\n"
      let answer = try await browser.fill("/editar/prosa?partido=1", ["texto": deep])
      #expect(answer.status == 422)
      #expect(answer.page.text.contains("Línea 6: "), "\(answer.page.text)")
      #expect(answer.page.fields(of: "/editar/prosa").contains { $0 == ("texto", deep) })
      #expect(throws: (any Error).self) { try prose(browser) }
      browser.buildFault = Failure(
        Diagnostic(
          .error, at: SourceLocation(file: "contenido/cronicas/1.md", line: 3, column: 2),
          Words(es: "el enlace no lleva a nada", en: "the link leads nowhere")))
      let link = try await browser.fill("/editar/prosa?partido=1", ["texto": "[a](../b.html)"])
      #expect(link.status == 422)
      #expect(link.page.text.contains("Línea 3: el enlace no lleva a nada"))
      #expect(!link.page.text.contains("1.md:"))
      #expect(throws: (any Error).self) { try prose(browser) }
    }
  }

  @Test(
    "what cannot be saved is told as of the store, and what was typed is kept",
    arguments: [
      ("prosa?partido=1", "texto", FileError(.create, "contenido/1.md", .system(13))),
      ("ajustes", "titulo", FileError(.write, "marcador.json", .system(28))),
    ])
  func unsaved(_ address: String, _ field: String, _ fault: FileError) async throws {
    try await withBrowser { browser in
      browser.fault = fault
      let path = "/editar/" + address.prefix { $0 != "?" }
      let answer = try await browser.fill("/editar/" + address, [field: "Lo mío"])
      #expect(answer.status == 500)
      #expect(answer.page.text.contains(fault.words.es))
      #expect(!answer.page.text.contains("FileError"))
      #expect(answer.page.fields(of: path).contains { $0 == (field, "Lo mío") })
      browser.fault = nil
      let again = try await browser.post(path, answer.page.fields(of: path))
      #expect(again.status == 303)
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
