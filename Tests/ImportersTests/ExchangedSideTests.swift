import Importers
import Testing
import Torneo

@Suite("A match that a file has with home and away exchanged")
struct ExchangedSideTests {
  private static let first = [
    Row(jornada: 1, day: "2025-09-07", score: "2-1"),
    Row(jornada: 2, day: "2025-09-14", home: "C", away: "D"),
  ]

  @Test(
    "is added, with a warning that names the other one", arguments: RowFormat.allCases,
    ["2025-09-07", "2025-09-09"])
  func told(_ format: RowFormat, _ day: String) throws {
    let torneo = try format.importing(Self.first).torneo
    let file = [Row(jornada: 1, day: day, home: "B", away: "A", score: "1-2"), Self.first[1]]
    let result = try format.importing(file, into: torneo)
    #expect(result.torneo.partidos.count == 3)
    #expect(result.warnings.count == 1)
    #expect(
      result.warnings.first?.contains("puede ser el partido 1 con local y visitante cambiados")
        == true)
  }

  @Test("is the second match of the two in another matchday", arguments: RowFormat.allCases)
  func secondRound(_ format: RowFormat) throws {
    let torneo = try format.importing(Self.first).torneo
    let file = [Row(jornada: 3, day: "2025-09-21", home: "B", away: "A", score: "1-2")]
    #expect(try format.importing(file, into: torneo).warnings == [])
  }
}
