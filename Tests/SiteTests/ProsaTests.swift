import Diagnostics
import TestSupport
import Testing
import Torneo

@testable import Site

@Suite("What somebody wrote of a match")
struct ProsaTests {
  private func plan(_ texto: String) async throws -> SitePlan {
    try await SitePlan(
      Ejemplo.torneo, prosas: [1: Prosa(Array(texto.utf8), fichero: "contenido/cronicas/1.md")],
      theme: Pages.theme(), settings: SiteSettings())
  }

  private func page(_ texto: String) async throws -> String {
    try Pages.html("cronicas/1.html", of: await plan(texto))
  }

  private let relato = "Rayo FC se impuso por 3-2 a Toros"

  @Test("is in its chronicle as Markdown, before the drafted report")
  func added() async throws {
    let html = try await page("Un día **grande**.\n\n- Llovió\n")
    let prosa = try #require(html.firstRange(of: "<p>Un día <strong>grande</strong>.</p>"))
    let borrador = try #require(html.firstRange(of: relato))
    #expect(prosa.upperBound < borrador.lowerBound)
    #expect(html.contains("<li>Llovió</li>"))
    #expect(html.contains("12' Ana (Rayo FC)"))
    #expect(try Pages.html("cronicas/1.html", of: await plan("")).contains(relato))
  }

  @Test(
    "takes the place of the report if its head says so",
    arguments: [
      "---\nrelato: no\n---\nSolo esto.\n", "\u{FEFF}---\r\n relato : no \r\n---\r\nSolo esto.",
    ])
  func replaced(texto: String) async throws {
    let html = try await page(texto)
    #expect(html.contains("<p>Solo esto.</p>"))
    #expect(!html.contains(relato))
    #expect(!html.contains("relato"))
  }

  @Test("a line of three hyphens further down is a line, and one at the top alone begins a head")
  func noHead() async throws {
    #expect(try await page("Hola\n\n---\n\nAdiós\n").contains("<hr"))
  }

  @Test("brings no markup of its own")
  func safe() async throws {
    let html = try await page("<script>x</script> [y](javascript:x)\n")
    #expect(!html.contains("<script>"))
    #expect(!html.contains("href=\"javascript:"))
  }

  @Test(
    "what is wrong with its head is told at its place",
    arguments: [
      ("---\n‸relat: no\n---\n", "clave desconocida «relat»"),
      ("---\n‸relato: quizá\n---\n", "«relato» tiene que ser «sí» o «no», no «quizá»"),
      ("---\nrelato: no\n‸relato: no\n---\n", "«relato» está dos veces"),
      ("---\n‸nada\n---\n", "«nada» no es «nombre: valor»"),
      ("‸---\nrelato: no\n", "la cabecera no acaba"),
    ])
  func faultyHead(marked: String, message: String) throws {
    let texto = Marked(marked)
    let failure = #expect(throws: Failure.self) {
      try Prosa(Array(texto.text.utf8), fichero: "12.md")
    }
    let found = try #require(failure?.diagnostics.first)
    #expect(found.message.es == message)
    #expect(found.location?.line == texto.line)
    #expect(found.location?.column == texto.column)
  }

  @Test("what is not UTF-8 is refused")
  func notUTF8() {
    #expect(throws: Failure.self) { try Prosa([0x61, 0xFF], fichero: "12.md") }
  }

  @Test(
    "a link that leads nowhere is told where it was written, however it was",
    arguments: [
      "Hola.\n\nVer [la otra](‸../partidos/99.html).\n",
      "[Dos](../partidos/2.html) [y](‸../n\\_x.html)", "[y](‸../n&amp;x.html)",
      "---\nrelato: no\n---\n\n[y](‸&#46;&#x2e;/x.html)", "‸[y](&period;./x.html)",
    ])
  func brokenLink(marked: String) async throws {
    let texto = Marked(marked)
    let plan = try await plan(texto.text)
    let failure = #expect(throws: Failure.self) { try plan.checkAll() }
    let found = try #require(failure?.diagnostics.first)
    #expect(found.location?.file == "contenido/cronicas/1.md")
    #expect(found.location?.line == texto.line)
    #expect(found.location?.column == texto.column)
  }

  @Test("of very many warnings each has its line, and the first ones their column too")
  func manyWarnings() async throws {
    let texto = String(repeating: "Hola <b>\n\n", count: 120)
    let warnings = try await plan(texto).checkAll()
    #expect(warnings.map { $0.location?.line } == Array(stride(from: 1, to: 240, by: 2)))
    #expect(warnings.first?.location?.column == 6)
    #expect(Set(warnings.map { $0.location?.file }) == ["contenido/cronicas/1.md"])
  }
}
