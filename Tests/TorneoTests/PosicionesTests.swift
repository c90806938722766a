import Testing
import Torneo

@Suite("Places by matchday")
struct PosicionesTests {
  @Test("are those of the table after each matchday of which some match counts")
  func places() throws {
    let liga = LigaEscrita([
      "A 3-0 B J1", "C 0-1 D J1", "B 2-0 C J2", "D 1-1 A J2", "A - C J4", "B 4-0 D J4", "A - D J5",
    ])
    let torneo = Torneo(
      equipos: liga.equipos.values.sorted { $0.nombre < $1.nombre }, partidos: liga.partidos)
    let tabla = try #require(torneo.posicionesPorJornada().first)
    #expect(tabla.jornadas == [1, 2, 4])
    #expect(
      tabla.equipos.map { "\($0.equipo.nombre) \($0.posiciones)" } == [
        "B [4, 3, 1]", "A [1, 1, 2]", "D [2, 2, 3]", "C [3, 4, 4]",
      ])
  }

  @Test("are none before anything counts")
  func nothing() {
    let liga = LigaEscrita(["A - B J1"])
    let torneo = Torneo(equipos: Array(liga.equipos.values), partidos: liga.partidos)
    #expect(torneo.posicionesPorJornada().map(\.jornadas) == [[]])
    #expect(torneo.posicionesPorJornada().allSatisfy { $0.equipos.isEmpty })
  }
}
