import Diagnostics
import Testing
import Torneo

@testable import Site

@Suite("A page that somebody wrote")
struct WrittenPageTests {
  private func plan(_ texts: [(nombre: String, texto: String)]) async throws -> SitePlan {
    try await SitePlan(
      Torneo(),
      libres: texts.map { try PaginaEscrita(Array($1.utf8), nombre: $0, fichero: "\($0).md") },
      theme: Pages.theme(), settings: SiteSettings())
  }

  @Test(
    "is called by its first heading, else by its file",
    arguments: [
      ("# Reglamento de *juego*\n\nUno", "Reglamento de juego"),
      ("Uno\n\n## Artículo 1 ##\n", "Artículo 1"),
      ("```\n# no\n```\n# Sí\n", "Sí"), ("    # no\n#tampoco\n", "reglas"), ("", "reglas"),
      ("---\nrelato: no\n---\n# Con cabecera", "Con cabecera"),
    ])
  func title(text: String, title: String) async throws {
    let plan = try await plan([("reglas", text)])
    let page = try Pages.html("paginas/reglas.html", of: plan)
    #expect(page.contains("<title>\(title) · Marcador</title>"))
    #expect(page.split(separator: "<h1>").count == 2)
    let home = try Pages.html("index.html", of: plan)
    #expect(home.contains("<li><a href=\"paginas/reglas.html\">\(title)</a></li>"))
  }

  @Test("shows HTML as text, and says so")
  func html() async throws {
    let plan = try await plan([("reglas", "# R\n\n<script>alert(1)</script>\n")])
    #expect(!(try Pages.html("paginas/reglas.html", of: plan).contains("<script>")))
    #expect(try plan.checkAll().count == 1)
  }

  @Test("has an address of its own, whatever its name")
  func addresses() async throws {
    let plan = try await plan([("Ánimo", "a"), ("animo", "b"), ("¿?", "c")])
    let paths = plan.entries.map(\.path.text).filter { $0.hasPrefix("paginas/") }
    #expect(Set(paths).count == 3)
    #expect(paths.contains("paginas/animo.html") && paths.contains("paginas/animo-2.html"))
  }

  @Test("leads to what there is alone")
  func links() async throws {
    let plan = try await plan([("reglas", "[equipos](../equipos.html) [no](no.html)")])
    #expect(throws: Failure.self) { try plan.checkAll() }
  }
}
