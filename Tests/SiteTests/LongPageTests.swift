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
}
