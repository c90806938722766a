import Testing
import Torneo

@testable import Site

@Suite("The home page")
struct HomePageTests {
  private let local = Equipo(nombre: "Rayo FC")
  private let visitante = Equipo(nombre: "Toros")

  private func partido(
    _ id: Int, _ fecha: String?, jornada: Int? = nil, _ estado: EstadoDePartido = .programado
  ) throws -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: local, visitante: visitante, eventos: [], estado: estado, jornada: jornada,
        fecha: try fecha.map { try Fecha(texto: $0) }))
  }

  /// The numbers of the matches on the home page, in order.
  private func shown(_ partidos: [PartidoDeLista]) async throws -> [Int] {
    let plan = try await Pages.plan(
      Torneo(equipos: [local, visitante], partidos: partidos), [.portada, .partidos])
    return try Pages.html("index.html", of: plan).matches(of: #/partidos/(\d+)\.html/#)
      .compactMap { Int($0.output.1) }
  }

  @Test("a result without a date stands where its matchday does")
  func undatedResults() async throws {
    let jugados = try [
      partido(1, nil, jornada: 1, .finalizado), partido(2, "2026-03-01", jornada: 1, .finalizado),
      partido(3, nil, jornada: 2, .finalizado), partido(4, "2026-03-15", jornada: 3, .finalizado),
      partido(5, nil, .finalizado),
    ]
    #expect(try await shown(jugados) == [4, 3, 1, 2, 5])
    #expect(try await shown(jugados.reversed()) == [4, 3, 1, 2, 5])
  }

  @Test("results without any date are ordered by matchday and number")
  func noDates() async throws {
    let jugados = try [(1, 2), (2, 1), (3, 1), (4, 3)].map { id, jornada in
      try partido(id, nil, jornada: jornada, .finalizado)
    }
    #expect(try await shown(jugados) == [4, 1, 3, 2])
  }

  @Test("next come those with a date, then those of which nobody knows when, then the postponed")
  func next() async throws {
    let pendientes = try [
      partido(1, "2026-03-01", jornada: 1, .aplazado), partido(2, nil), partido(3, nil, jornada: 3),
      partido(4, "2026-03-15", jornada: 3), partido(5, "2026-03-22", jornada: 4),
    ]
    #expect(try await shown(pendientes) == [4, 3, 5, 2, 1])
  }

  @Test("a postponed match is shown without the date on which it was not played")
  func postponed() async throws {
    let plan = try await Pages.plan(
      Torneo(
        equipos: [local, visitante], partidos: [try partido(1, "2026-03-01", .aplazado)]),
      [.portada])
    #expect(!(try Pages.html("index.html", of: plan).contains("2026")))
  }
}
