import Diagnostics
import Importers
import Testing
import Torneo

@Suite("The numbers of matches in a table")
struct CSVNumberTests {
  @Test(
    "are of one match each",
    arguments: ["C;D;2026-09-05", "B;A;2026-09-05", "A;B;2026-09-12"])
  func repeated(_ other: String) throws {
    let error = #expect(throws: Failure.self) {
      try importing(
        csv: "partido;local;visitante;fecha\n1;A;B;2026-09-05\n2;E;F;2026-09-05\n1;\(other)\n")
    }
    let errors = error?.diagnostics.filter { $0.severity == .error } ?? []
    let diagnostic = try #require(errors.first)
    #expect(errors.count == 1)
    #expect(diagnostic.message.es == "el número de partido 1 está en dos partidos")
    #expect(diagnostic.location?.line == 4)
    #expect(diagnostic.context.map(\.es).contains("la otra vez, en 1.csv:2:1"))
  }

  @Test func mayComeAgainWithTheSameMatch() throws {
    let result = try importing(
      csv: "partido;local;visitante;fecha\n1;A;B;2026-09-05\n1;A;B;2026-09-05\n")
    #expect(
      result.warnings == [
        "1.csv:3:1: el partido está dos veces: se importa una (A – B, 2026-09-05) "
          + "(la otra vez, en 1.csv:2:1)"
      ])
  }
}
