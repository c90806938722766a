import Site
import Testing
import Torneo

@Suite("The pages of the referees")
struct RefereePageTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")
  private let ana = Jugador(nombre: "Ana")

  private func torneo(_ arbitros: String?...) -> Torneo {
    Torneo(
      equipos: [rayo, toros],
      partidos: arbitros.enumerated().map { orden, arbitro in
        PartidoDeLista(
          id: orden + 1,
          partido: Partido(
            local: rayo, visitante: toros,
            eventos: [
              .gol(minuto: 1, jugador: ana, equipo: rayo),
              .tarjeta(minuto: 2, jugador: ana, equipo: rayo, color: .amarilla),
              .tarjeta(minuto: 3, jugador: ana, equipo: rayo, color: .dobleAmarilla),
            ], jornada: 1, fecha: Fecha(anio: 2026, mes: 3, dia: 20 - orden), arbitro: arbitro))
      })
  }

  @Test("list those of matches and those without, with what they did, each leading to a page")
  func list() async throws {
    let site = try await BuiltSite(torneo("Pilar", "Óscar", "Pilar", nil), arbitros: ["Nora"])
    #expect(
      try site.rows(of: "arbitros.html") == [
        ["Nora", "0", "0", "0"], ["Óscar", "1", "1", "1"], ["Pilar", "2", "2", "2"],
      ])
    let page = try site.page("arbitros.html")
    for name in ["nora", "oscar", "pilar"] {
      #expect(page?.contains("href=\"arbitros/\(name).html\"") == true)
    }
  }

  @Test("show the matches of each by date, and say where there are none")
  func matches() async throws {
    let site = try await BuiltSite(torneo("Pilar", "Óscar", "Pilar"), arbitros: ["Nora"])
    let rows = try site.rows(of: "arbitros/pilar.html")
    #expect(
      rows == [
        ["mié 18\u{A0}mar", "Rayo FC", "1-0", "Toros"],
        ["vie 20\u{A0}mar", "Rayo FC", "1-0", "Toros"],
      ])
    let page = try #require(try site.page("arbitros/pilar.html"))
    for fact in ["Partidos dirigidos: 2", "Amarillas: 2", "Expulsiones: 2"] {
      #expect(page.contains("<li>\(fact)</li>"))
    }
    #expect(page.contains("<a href=\"../partidos/3.html\">1-0</a>"))
    #expect(try site.page("arbitros/nora.html")?.contains("Todavía no hay partidos.") == true)
  }

  @Test("are where the page of a match leads")
  func linkOfMatch() async throws {
    let site = try await BuiltSite(torneo("Pilar"))
    #expect(
      try site.page("partidos/1.html")?.contains(
        "Árbitro: <a href=\"../arbitros/pilar.html\">Pilar</a>") == true)
    var settings = SiteSettings()
    settings.paginas = [.partidos]
    let without = try await BuiltSite(torneo("Pilar"), arbitros: ["Nora"], settings: settings)
    #expect(try without.page("partidos/1.html")?.contains("<li>Árbitro: Pilar</li>") == true)
    #expect(try without.page("arbitros/pilar.html") == nil)
    #expect(try without.page("arbitros.html") == nil)
  }

  @Test("are not there where nobody is known")
  func nobody() async throws {
    let site = try await BuiltSite(torneo(nil))
    #expect(try site.page("arbitros.html") == nil)
    #expect(try site.page("index.html")?.contains("Árbitros") == false)
    let listed = try await BuiltSite(torneo(nil), arbitros: ["Nora"])
    #expect(try listed.page("arbitros.html") != nil)
  }

  @Test(
    "have addresses that go by the first match, whatever the order, and stay when others come",
    arguments: [[], ["jose gil"], ["JOSÉ GIL", "José-Gil", "José Gil"]])
  func addresses(listed: [String]) async throws {
    let site = try await BuiltSite(torneo("José Gil", "Jose Gil", "con", "中文"), arbitros: listed)
    #expect(try site.page("arbitros/jose-gil.html")?.contains("<h1>José Gil</h1>") == true)
    #expect(try site.page("arbitros/jose-gil-2.html")?.contains("<h1>Jose Gil</h1>") == true)
    #expect(try site.page("arbitros/con-1.html") != nil)
    #expect(try site.page("arbitros.html")?.contains(#/arbitros\/arbitro-\d+\.html/#) == true)
  }
}
