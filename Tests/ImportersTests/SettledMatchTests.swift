import Importers
import Testing
import Torneo

@Suite("A match by name, beside one that waits for its sides")
struct SettledMatchTests {
  /// Group, semi-final and final; the sides of the last two wait.
  private static let cup = [
    Row(number: 1, grupo: "Group A", day: "2025-09-07", home: "A", away: "B", score: "2-0"),
    Row(number: 2, ronda: "Semifinales", day: "2025-10-05", home: "C", away: "D"),
    Row(number: 3, ronda: "Final", day: "2025-10-12", home: "1A", away: "Ganador 2"),
  ]

  private static let names = [
    Row(ronda: "Semifinales", day: "2025-10-05", home: "C", away: "D", score: "1-0"),
    Row(ronda: "Final", day: "2025-10-12", home: "A", away: "C", score: "3-1"),
  ]

  private func check(_ torneo: Torneo) {
    #expect(
      torneo.partidos.map(\.partido.escrito).sorted() == [
        "2025-09-07 A 2-0 B", "2025-10-05 C 1-0 D", "2025-10-12 A 3-1 C",
      ])
    let final = torneo.partidos.first { $0.partido.ronda == "Final" }?.partido
    #expect(final?.plazas?.local == .puesto(1, Tabla.Clave(grupo: "Grupo A")))
    #expect(final?.plazas?.visitante != nil)
  }

  @Test("is one with it as soon as they are known, and that is told", arguments: RowFormat.allCases)
  func later(_ format: RowFormat) throws {
    let first = try format.importing(Self.names)
    let result = try format.importing(Self.cup, into: first.torneo)
    check(result.torneo)
    #expect(result.told.contains { $0.contains("cuyos equipos ya se saben: queda uno") })
    #expect(try format.importing(Self.names, into: result.torneo).torneo == result.torneo)
  }

  @Test("is one with it in one import too", arguments: RowFormat.allCases)
  func together(_ format: RowFormat) throws {
    check(try format.importing(Self.names, Self.cup).torneo)
    check(try format.importing(Self.cup, Self.names).torneo)
  }

  @Test("is told beside it where both tell something else", arguments: RowFormat.allCases)
  func apart(_ format: RowFormat) throws {
    var cup = Self.cup
    cup[1].score = "1-0"
    cup[2].day = "2025-10-13"
    let first = try format.importing(Self.names)
    let result = try format.importing(cup, into: first.torneo)
    #expect(result.torneo.partidos.count == 4)
    #expect(result.warnings.contains { $0.contains("quedan los dos") })
  }
}
