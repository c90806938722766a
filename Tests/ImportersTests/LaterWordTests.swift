import Diagnostics
import Importers
import Testing
import Torneo

@Suite("What a later file says")
struct LaterWordTests {
  @Test func takesAwayWhyAMatchWasPutOffWithItsResult() throws {
    let header = "jornada;fecha;local;visitante;resultado;estado;motivo\n"
    let first = try importing(csv: header + "1;2025-09-07;A;B;;aplazado;Lluvia\n")
    #expect(first.partido?.motivo == "Lluvia")
    let result = try importing(csv: header + "1;2025-09-10;A;B;2-1;;\n", into: first.torneo)
    #expect(result.partidos == ["1 2025-09-10 A 2-1 B"])
    #expect(result.partido?.motivo == nil)
  }

  @Test("knows a player in other capitals", arguments: RowFormat.allCases)
  func capitals(_ format: RowFormat) throws {
    let row = Row(jornada: 1, day: "2025-09-07", score: "1-0", goals: [(5, "Doan", true)])
    let torneo = try format.importing([row]).torneo
    let next = Row(jornada: 2, day: "2025-09-14", score: "1-0", goals: [(5, "DOAN", true)])
    let result = try format.importing([next], into: torneo)
    #expect(result.plantilla("A").map(\.nombre) == ["Doan"])
  }

  @Test(
    "is refused where two columns of a table tell another score than one",
    arguments: [
      "resultado;goles local;goles visitante\nA;B;2-1;2;2\n",
      "descanso;descanso local;descanso visitante;resultado\nA;B;1-0;0;0;2-1\n",
    ])
  func differing(_ table: String) throws {
    let failure = try #require(throws: Failure.self) {
      try importing(csv: "local;visitante;" + table)
    }
    let errors = failure.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.line.contains("en las columnas de cada equipo") == true)
    #expect(errors.first?.location?.line == 2)
  }

  @Test func isTakenWhereTheColumnsAgree() throws {
    let result = try importing(
      csv: "local;visitante;resultado;goles local;goles visitante\nA;B;2-1;2;1\n")
    #expect(result.partidos == ["1 A 2-1 B"])
  }
}
