import Importers
import TestSupport
import Testing
import Torneo

@Suite("A second import")
struct SecondImportTests {
  /// What a file tells after another one, and what there is then.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var first = SecondImportTests.league
    let second: [Row]
    let matches: [String]
    /// Those of the first match.
    var goals = ["5 Ana A", "60 Bea B"]
    var warnings = 0
    var aliases: [String: String] = [:]
  }

  private static let league = [
    Row(
      jornada: 1, day: "2025-09-07", score: "1-1", goals: [(5, "Ana", true), (60, "Bea", false)]),
    Row(jornada: 1, day: "2025-09-07", home: "C", away: "D", score: "0-0"),
    Row(jornada: 2, day: "2025-09-14", home: "B", away: "C"),
    Row(jornada: 2, day: "2025-09-14", home: "D", away: "A"),
  ]

  private static let played = ["2025-09-07 A 1-1 B", "2025-09-07 C 0-0 D"]
  private static let open = ["2025-09-14 B – C programado", "2025-09-14 D – A programado"]

  private static func league(_ index: Int, _ change: (inout Row) -> Void) -> [Row] {
    var rows = league
    change(&rows[index])
    return rows
  }

  private static let cup = [
    Row(number: 1, ronda: "Semifinales", day: "2025-10-05", score: "1-0"),
    Row(number: 2, ronda: "Semifinales", day: "2025-10-05", home: "C", away: "D"),
    Row(number: 3, ronda: "Final", day: "2025-10-12", home: "Ganador 1", away: "Ganador 2"),
  ]

  static let kinds = [
    Kind(testDescription: "of the same file", second: league, matches: played + open),
    Kind(
      testDescription: "with another score", second: league(1) { $0.score = "2-0" },
      matches: [played[0], "2025-09-07 C 2-0 D"] + open),
    Kind(
      testDescription: "with another scorer", second: league(0) { $0.goals[0].name = "Alma" },
      matches: played + open, goals: ["5 Alma A", "60 Bea B"],
      // Perhaps another name of Ana.
      warnings: 1),
    Kind(
      testDescription: "with another day of a match to be played",
      second: league(2) { $0.day = "2025-10-30" },
      matches: played + ["2025-09-14 D – A programado", "2025-10-30 B – C programado"]),
    Kind(
      testDescription: "with another day of a match that was played",
      second: league(1) { $0.day = "2025-09-20" },
      matches: [played[0]] + open + ["2025-09-20 C 0-0 D"]),
    Kind(
      testDescription: "with another name of a team, and its alias",
      second: league(2) {
        $0.home = "Bravo"
        $0.score = "3-0"
      }, matches: played + ["2025-09-14 B 3-0 C", open[1]], aliases: ["Bravo": "B"]),
    Kind(
      testDescription: "with another name of a player, and its alias",
      second: league(0) { $0.goals[0].name = "A. García" }, matches: played + open,
      aliases: ["A. García": "Ana"]),
    Kind(
      testDescription: "of a new matchday",
      second: [Row(jornada: 3, day: "2025-09-21", home: "C", away: "A")],
      matches: played + open + ["2025-09-21 C – A programado"]),
    Kind(
      testDescription: "of a file that grows", first: Array(league.prefix(2)), second: league,
      matches: played + open),
    Kind(
      testDescription: "of a file a matchday", first: Array(league.prefix(2)),
      second: Array(league.suffix(2)), matches: played + open),
    Kind(
      testDescription: "of the next season",
      second: league.map { row in
        row.with {
          $0.day = row.day?.replacing("2025", with: "2026")
          $0.goals = []
        }
      },
      matches: (played + open)
        + (played + open).map { $0.replacing("2025", with: "2026") }, warnings: 1),
    Kind(
      testDescription: "with who plays the next round", first: Array(cup.prefix(2)),
      second: [
        cup[1].with { $0.score = "2-1" },
        Row(ronda: "Final", day: "2025-10-12", home: "A", away: "C", score: "3-2"),
      ], matches: ["2025-10-05 A 1-0 B", "2025-10-05 C 2-1 D", "2025-10-12 A 3-2 C"], goals: []),
    Kind(
      testDescription: "with a result of sides that wait by number", first: cup,
      second: [cup[0], cup[1].with { $0.score = "2-1" }, cup[2].with { $0.score = "3-2" }],
      matches: ["2025-10-05 A 1-0 B", "2025-10-05 C 2-1 D", "2025-10-12 A 3-2 C"], goals: []),
    Kind(
      testDescription: "with home and away exchanged",
      second: league(3) { ($0.home, $0.away) = ("A", "D") },
      matches: played + ["2025-09-14 A – D programado"] + open, warnings: 1),
    Kind(
      testDescription: "of a match that was put off", first: league(3) { $0.estado = "aplazado" },
      second: league(3) {
        $0.day = "2025-11-05"
        $0.score = "0-2"
      }, matches: played + [open[0], "2025-11-05 D 0-2 A"]),
    Kind(
      testDescription: "without the scores that are there",
      second: league.map { row in
        row.with {
          $0.score = nil
          $0.goals = []
        }
      }, matches: played + open),
  ]

  @Test("doubles nothing and loses nothing", arguments: kinds, RowFormat.allCases)
  func keeps(_ kind: Kind, _ format: RowFormat) throws {
    let first = try format.importing(kind.first).torneo
    let result = try format.importing(kind.second, into: first, aliases: kind.aliases)
    #expect(result.torneo.partidos.map(\.partido.escrito).sorted() == kind.matches)
    #expect(result.partido?.golesEscritos == kind.goals)
    let told = result.warnings.filter { !$0.contains("faltan los goleadores") }
    #expect(told.count == kind.warnings)
    let again = try format.importing(kind.second, into: result.torneo, aliases: kind.aliases)
    #expect(again.torneo == result.torneo)
  }
}
