import Testing
import Torneo

@Suite("Matchdays and rounds")
struct JornadasTests {
  private static let equipos = (0..<4).map { Equipo(nombre: "E\($0)") }

  private func partido(
    _ id: Int, jornada: Int? = nil, ronda: String? = nil, fase: String? = nil, _ fecha: String?
  ) throws -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: Self.equipos[id % 4], visitante: Self.equipos[(id + 1) % 4], eventos: [],
        jornada: jornada, fecha: try fecha.map { try Fecha(texto: $0) }, fase: fase, ronda: ronda))
  }

  @Test("of two stages are not one, and come stage after stage")
  func stages() throws {
    let torneo = Torneo(
      equipos: Self.equipos,
      partidos: [
        try partido(1, jornada: 1, fase: "Clausura", "2026-09-01"),
        try partido(2, jornada: 2, fase: "Apertura", "2026-03-08"),
        try partido(3, jornada: 1, fase: "Apertura", "2026-03-01"),
        try partido(4, ronda: "Final", fase: "Clausura", "2026-12-01"),
        try partido(5, ronda: "Final", fase: "Apertura", "2026-06-01"),
      ])
    #expect(
      torneo.jornadas().map(\.clave) == [
        Jornada.Clave(.numero(1), fase: "Apertura"), Jornada.Clave(.numero(2), fase: "Apertura"),
        Jornada.Clave(.numero(1), fase: "Clausura"),
        Jornada.Clave(.ronda("Final"), fase: "Apertura"),
        Jornada.Clave(.ronda("Final"), fase: "Clausura"),
      ])
    #expect(torneo.jornadas().map { $0.partidos.map(\.id) } == [[3], [2], [1], [5], [4]])
  }

  @Test("have their matches by date, those without one last, then by number")
  func order() throws {
    let torneo = Torneo(
      equipos: Self.equipos,
      partidos: [
        try partido(4, jornada: 1, nil), try partido(3, jornada: 1, "2026-03-02"),
        try partido(2, jornada: 1, nil), try partido(1, jornada: 1, "2026-03-03"),
        try partido(5, nil),
      ])
    #expect(torneo.jornadas().map { $0.partidos.map(\.id) } == [[3, 1, 2, 4]])
  }
}
