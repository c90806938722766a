import Site
import Testing
import Torneo

@Suite("Pages")
struct PageTests {
  private func site(_ settings: SiteSettings = SiteSettings()) async throws -> BuiltSite {
    let rayo = try #require(Equipo(nombre: "Rayo FC", plantilla: [Jugador(nombre: "Ana")]))
    let toros = Equipo(nombre: "Toros")
    var torneo = Torneo(equipos: [rayo, toros])
    let resultados = [(1, 0), (0, 0), (0, 2)]
    torneo.partidos = resultados.enumerated().map { indice, goles in
      PartidoDeLista(
        id: indice + 1,
        partido: Partido(
          local: rayo, visitante: toros, eventos: [],
          resultado: Resultado(Tanteo(local: goles.0, visitante: goles.1)), jornada: indice + 1))
    }
    return try await BuiltSite(torneo, settings: settings)
  }

  @Test("the standings end with the last results, as letters of the columns")
  func form() async throws {
    let rows = try await site().rows(of: "clasificacion.html")
    #expect(rows.map { [$0[1], $0[10]] } == [["Toros", "P E G"], ["Rayo FC", "G E P"]])
  }

  @Test("the list of teams has the place of each, and its players where they are known")
  func teams() async throws {
    let rows = try await site().rows(of: "equipos.html")
    #expect(rows == [["Rayo FC", "2.º, 4 puntos", "1"], ["Toros", "1.º, 4 puntos", "–"]])
  }

  @Test("a page says its kind, for style sheets", arguments: ["index.html", "partidos/1.html"])
  func kind(path: String) async throws {
    let kind = path == "index.html" ? "portada" : "partido"
    #expect(try await site().page(path)?.contains("<body class=\"\(kind)\">") == true)
  }

  @Test("the page of a missing address has no link, nor style to fetch, where it may be anywhere")
  func missingAnywhere() async throws {
    let page = try #require(try await site().page("404.html"))
    #expect(page.contains("<style>"))
    #expect(!page.contains("href="))
  }

  @Test("the page of a missing address has links from the host where the address is known")
  func missingOfHost() async throws {
    var settings = SiteSettings()
    settings.urlBase = "https://liga.example/2026"
    let page = try #require(try await site(settings).page("404.html"))
    #expect(!page.contains("<style>"))
    #expect(page.contains("href=\"/2026/estilo.css\""))
    #expect(page.contains("<li><a href=\"/2026/clasificacion.html\">"))
  }
}
