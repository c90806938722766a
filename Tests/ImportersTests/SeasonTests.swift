import Importers
import Testing
import Torneo

@Suite("A file of another season")
struct SeasonTests {
  private func season(_ name: String, _ year: Int, _ score: String) -> (String, String) {
    let text = file(
      [
        match(#""round": "Matchday 1", "score": {"ft": [1, 0]}"#, date: "\(year)-09-01"),
        match(
          #""round": "Matchday 1", "score": {"ft": \#(score)}"#, "C", "D", date: "\(year)-09-01"),
      ], name: name)
    return ("\(year).json", text)
  }

  private static let told = ["Liga 2025/26", "Liga"]

  @Test("moves none of the matches of the last one, and is told", arguments: told)
  func added(_ name: String) throws {
    let first = try importing([season(name, 2025, "[1, 0]")])
    let next = season(name == "Liga" ? "Liga" : "Liga 2026/27", 2026, "[2, 2]")
    let result = try importing([next], into: first.torneo)
    #expect(
      result.partidos == [
        "1 2025-09-01 A 1-0 B", "2 2025-09-01 C 1-0 D", "3 2026-09-01 A 1-0 B",
        "4 2026-09-01 C 2-2 D",
      ])
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("otra temporada") == true)
    let again = try importing([next], into: result.torneo)
    #expect(again.told == [])
    #expect(again.summary.iguales == 2)
  }

  @Test func isNoneWhereItIsACalendarPutOffByAYear() throws {
    let first = try importing(matches: match("", date: "2020-06-12"))
    let result = try importing(matches: match("", date: "2021-06-11"), into: first.torneo)
    #expect(result.partidos == ["1 2021-06-11 A – B programado"])
  }
}
