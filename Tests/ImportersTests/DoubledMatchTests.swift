import Diagnostics
import Testing
import Torneo

@testable import Importers

@Suite("An alias that makes two matches of the tournament one")
struct DoubledMatchTests {
  private let header = "jornada,fecha,local,visitante,resultado\n"
  private let open = "1,2026-05-01,Athletic Club,Atlético Norte,\n"
  private let aliases = ["Athletic": "Athletic Club", "At. Norte": "Atlético Norte"]

  private func torneo(_ other: String) throws -> Torneo {
    let first = try importing(csv: header + open).torneo
    let both = try importing(csv: header + other, into: first).torneo
    #expect(both.partidos.count == 2)
    return both
  }

  @Test("leaves the one that says more, under the first number, and says so")
  func joined() throws {
    let row = "1,2026-05-01,Athletic,At. Norte,1-0\n"
    let result = try importing(csv: header + row, into: torneo(row), aliases: aliases)
    #expect(result.partidos == ["1 2026-05-01 Athletic Club 1-0 Atlético Norte"])
    #expect(
      result.told.contains("el partido 2 es con ese nombre el 1: queda uno, con el número 1"))
  }

  @Test("leaves both where each says something else")
  func apart() throws {
    let row = "1,2026-05-01,Athletic,At. Norte,1-0\n"
    let first = try importing(csv: header + open.replacing(",\n", with: ",2-0\n")).torneo
    let both = try importing(csv: header + row, into: first).torneo
    let result = try importing(
      csv: header + "2,2026-05-08,Athletic,Otros,\n", into: both, aliases: aliases)
    #expect(result.torneo.partidos.count == 3)
  }
}
