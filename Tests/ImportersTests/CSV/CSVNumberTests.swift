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

  @Test(
    "are of one match each in all files of an import, and both lines are told",
    arguments: ["C;D", "B;A"])
  func repeatedInAnotherFile(_ sides: String) throws {
    let header = "partido;local;visitante;fecha\n"
    let error = #expect(throws: Failure.self) {
      try importing(csv: header + "1;A;B;2026-09-05\n", header + "\n1;\(sides);2026-09-05\n")
    }
    let errors = error?.diagnostics.filter { $0.severity == .error }.map(\.line) ?? []
    #expect(
      errors == [
        "2.csv:3:1: el número de partido 1 está en dos partidos "
          + "(\(sides.replacing(";", with: " – ")), 2026-09-05) (la otra vez, en 1.csv:2:1)"
      ])
  }

  @Test func tellTheMatchOfAnotherFileOfTheImport() throws {
    let header = "partido;local;visitante;fecha;resultado\n"
    let result = try importing(
      csv: header + "1;A;B;2026-09-05;\n2;C;D;2026-09-05;\n", header + "1;A;B;2026-10-11;2-1\n",
      "partido;minuto;jugador;equipo\n1;12;Ana;A\n")
    #expect(result.partidos == ["1 2026-10-11 A 2-1 B", "2 2026-09-05 C – D programado"])
    #expect(result.partido?.golesEscritos == ["12 Ana A"])
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
