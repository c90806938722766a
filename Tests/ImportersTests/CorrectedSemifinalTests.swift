import Diagnostics
import Importers
import Testing
import Torneo

@Suite("A semi-final that is corrected so that another one wins it")
struct CorrectedSemifinalTests {
  private static let semifinals = [
    Row(number: 1, ronda: "Semi-finals", day: "2025-10-05", score: "2-1"),
    Row(number: 2, ronda: "Semi-finals", day: "2025-10-05", home: "C", away: "D", score: "1-0"),
  ]

  private static let final = Row(
    number: 3, ronda: "Final", day: "2025-10-12", home: "W1", away: "W2", score: "2-0",
    goals: [(5, "Ana", true), (8, "Ana", true)])

  private static let corrected = [semifinals[0].with { $0.score = "1-2" }, semifinals[1]]

  @Test(
    "gives the final of the file its other side, without a word of a score that did not change",
    arguments: [RowFormat.openfootball, .text])
  func told(_ format: RowFormat) throws {
    let torneo = try format.importing(Self.semifinals + [Self.final]).torneo
    let result = try format.importing(Self.corrected + [Self.final], into: torneo)
    #expect(result.torneo.partidos.last?.partido.escrito == "2025-10-12 B 2-0 C")
    #expect(result.told.filter { $0.contains("queda con") }.count == 1)
    #expect(result.told.contains { $0.contains("el partido 1 estaba con 2-1 y queda con 1-2") })
  }

  @Test(
    "is refused at its own row where the final has goals of who does not play it any more",
    arguments: [RowFormat.openfootball, .text])
  func refused(_ format: RowFormat) throws {
    let torneo = try format.importing(Self.semifinals + [Self.final]).torneo
    let file = [Self.semifinals[1], Self.corrected[0]]
    let failure = try #require(throws: Failure.self) {
      try format.importing(file, into: torneo)
    }
    let errors = failure.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    let told = try #require(errors.first)
    #expect(told.line.contains("con este resultado el partido 3 es B – C"))
    #expect(told.line.contains("sucesos de «A»"))
    #expect(told.line.contains("(A – B, 2025-10-05)"))
    #expect(told.location.map { $0.line > 1 } == true)
    #expect(told.help != nil)
  }
}
