import DefaultTheme
import Site
import Templates
import Testing
import Torneo

@Suite("Long pages")
struct LongPageTests {
  private func theme() throws -> Theme {
    var files = DefaultTheme.files
    let estilo = files.removeValue(forKey: "estilo.css") ?? []
    let sources = files.sorted { $0.key < $1.key }.map { name, bytes in
      TemplateSource(name: name, file: "templates/\(name)", bytes: bytes)
    }
    return try Theme(sources, estilo: estilo)
  }

  @Test(
    "a tournament with more scorers and matches than a page may include others has all its pages")
  func manyRows() async throws {
    let local = Equipo(nombre: "Rayo FC")
    let visitante = Equipo(nombre: "Toros")
    let partidos = (1...5_500).map { id in
      PartidoDeLista(
        id: id,
        partido: Partido(
          local: local, visitante: visitante,
          eventos: [.gol(minuto: 1, jugador: Jugador(nombre: "Ana \(id)"), equipo: local)],
          jornada: 1))
    }
    var settings = SiteSettings()
    settings.paginas = [.goleadores, .calendario, .equipos]
    let plan = try await SitePlan(
      Torneo(equipos: [local, visitante], partidos: partidos), theme: theme(), settings: settings)
    #expect(try plan.checkAll().isEmpty)
    #expect(plan.entries.map(\.path.text).contains("goleadores.html"))
  }

  @Test("the reason why thousands are level names some of them, so that the page keeps its size")
  func manyLevel() async throws {
    let equipos = (1...2_000).map { Equipo(nombre: "Equipo \($0)") }
    let partidos = equipos.dropFirst().enumerated().map { indice, rival in
      PartidoDeLista(
        id: indice + 1,
        partido: Partido(
          local: equipos[0], visitante: rival,
          eventos: [.gol(minuto: 1, jugador: Jugador(nombre: "Ana"), equipo: equipos[0])]))
    }
    var settings = SiteSettings()
    settings.paginas = [.clasificacion]
    let plan = try await SitePlan(
      Torneo(equipos: equipos, partidos: partidos), theme: theme(), settings: settings)
    #expect(try plan.checkAll().isEmpty)
    let fila = try #require(clasificacion(de: equipos, partidos: partidos, reglas: Reglas()).last)
    let razon = try #require(SiteLanguage.es.reason(for: fila))
    #expect(razon.contains("y 1969 más"))
    #expect(razon.utf8.count < 1_000)
  }
}
