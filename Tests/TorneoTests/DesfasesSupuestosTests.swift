import Testing
import Torneo

@Suite("Dates without a distance from UTC among those that have one")
struct DesfasesSupuestosTests {
  struct Caso: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// In the order in which they must be.
    let fechas: [String]
  }

  private func enOrden(_ textos: [String]) throws -> [String] {
    let (uno, otro) = (Equipo(nombre: "A"), Equipo(nombre: "B"))
    var torneo = Torneo(
      equipos: [uno, otro],
      partidos: try textos.enumerated().map { indice, texto in
        PartidoDeLista(
          id: indice + 1,
          partido: Partido(
            local: uno, visitante: otro, eventos: [], fecha: try Fecha(texto: texto)))
      })
    torneo.suponeDesfases()
    return torneo.partidos.compactMap(\.partido.fecha).sorted().map(\.description)
  }

  @Test(
    "are in order by the clock, whatever the order of the store",
    arguments: [
      Caso(
        testDescription: "an hour earlier on the same evening",
        fechas: ["2026-09-05T17:30:00", "2026-09-05T18:00:00+02:00", "2026-09-05T18:30:00"]),
      Caso(
        testDescription: "a day alone comes before its matches",
        fechas: ["2026-09-05", "2026-09-05T00:30:00+02:00", "2026-09-06"]),
      Caso(
        testDescription: "around the end of summer time",
        fechas: [
          "2026-10-24T18:00:00+02:00", "2026-10-24T18:30:00", "2026-10-25T17:30:00",
          "2026-10-25T18:00:00+01:00", "2026-10-25T18:15:00",
        ]),
      Caso(
        testDescription: "on the other side of the Earth",
        fechas: ["2026-09-05T19:00:00-08:00", "2026-09-05T19:30:00", "2026-09-05T20:00:00-08:00"]),
      Caso(
        testDescription: "none has one",
        fechas: ["2026-09-05", "2026-09-05T18:00:00", "2026-09-06T01:00:00"]),
    ])
  func clock(_ caso: Caso) throws {
    #expect(try enOrden(caso.fechas) == caso.fechas)
    #expect(try enOrden(caso.fechas.reversed()) == caso.fechas)
  }

  @Test("say the same as before: what is supposed is not written, nor makes two dates different")
  func silent() throws {
    let fecha = try Fecha(texto: "2026-09-05T17:30:00")
    var torneo = Torneo(
      partidos: try ["2026-09-05T17:30:00", "2026-09-05T18:00:00+02:00"].map {
        PartidoDeLista(
          id: 1,
          partido: Partido(
            local: Equipo(nombre: "A"), visitante: Equipo(nombre: "B"), eventos: [],
            fecha: try Fecha(texto: $0)))
      })
    torneo.suponeDesfases()
    let supuesta = try #require(torneo.partidos[0].partido.fecha)
    #expect(supuesta.desfaseSupuesto == 120)
    #expect(supuesta == fecha)
    #expect(supuesta.description == "2026-09-05T17:30:00")
  }
}
