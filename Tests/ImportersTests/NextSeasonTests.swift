import Importers
import Testing
import Torneo

@Suite("The next season, in the same tournament")
struct NextSeasonTests {
  private static let first = [
    Row(jornada: 1, day: "2024-09-07", score: "1-0"),
    Row(jornada: 2, day: "2024-09-14", home: "B", away: "A", score: "2-2"),
    Row(jornada: 3, day: "2024-09-21", score: "2-1"),
  ]

  /// With the score that the match had in the season before.
  private static func next(_ start: String) -> [Row] {
    let days = Fecha.weekly(from: start, 3)
    return [
      Row(jornada: 1, day: days[0], score: "3-0"),
      Row(jornada: 2, day: days[1], home: "B", away: "A", score: "0-0"),
      Row(jornada: 3, day: days[2], score: "2-1"),
    ]
  }

  private static let all = (first + next("2025-09-06")).compactMap { row in
    row.day.map { "\($0) \(row.home) \(row.score ?? "–") \(row.away)" }
  }

  private func matches(_ result: ImportResult) -> [String] {
    result.torneo.partidos.map(\.partido.escrito).sorted()
  }

  @Test("moves no match that was played, when its file grows", arguments: RowFormat.allCases)
  func growing(_ format: RowFormat) throws {
    var torneo = try format.importing(Self.first, name: "Liga 2024/25").torneo
    let rows = Self.next("2025-09-06")
    for count in 1...3 {
      let file = Array(rows.prefix(count))
      torneo = try format.importing(file, into: torneo, name: "Liga 2025/26").torneo
      let again = try format.importing(file, into: torneo, name: "Liga 2025/26")
      #expect(again.torneo == torneo)
    }
    #expect(torneo.partidos.map(\.partido.escrito) == Self.all)
  }

  @Test("moves no match that was played, with a file a matchday", arguments: RowFormat.allCases)
  func apart(_ format: RowFormat) throws {
    var torneo = try format.importing(Self.first).torneo
    for row in Self.next("2025-09-06") {
      torneo = try format.importing([row], into: torneo).torneo
    }
    #expect(torneo.partidos.map(\.partido.escrito) == Self.all)
  }

  @Test("moves no match that was played, in one import", arguments: RowFormat.allCases)
  func together(_ format: RowFormat) throws {
    let rows = Self.next("2025-09-06")
    let result = try format.importing([
      ("Liga 2024/25", Self.first), ("Liga 2025/26", Array(rows.prefix(2))),
      ("Liga 2025/26", rows),
    ])
    #expect(matches(result) == Self.all)
  }

  @Test(
    "that begins a week after the last one is added, with a warning where it may be the same",
    arguments: RowFormat.allCases)
  func close(_ format: RowFormat) throws {
    let first = try format.importing(Self.first)
    let result = try format.importing(Self.next("2024-09-28"), into: first.torneo)
    #expect(result.torneo.partidos.prefix(3).elementsEqual(first.torneo.partidos))
    #expect(result.torneo.partidos.count == 6)
    #expect(result.warnings.count == 3)
    #expect(result.warnings.allSatisfy { $0.contains("puede ser el partido") })
    let again = try format.importing(Self.next("2024-09-28"), into: result.torneo)
    #expect(again.torneo == result.torneo)
  }

  @Test("is found in its own calendar, not in the last one", arguments: RowFormat.allCases)
  func calendar(_ format: RowFormat) throws {
    let planned = Self.next("2025-09-06").map { $0.with { $0.score = nil } }
    var torneo = try format.importing(Self.first, planned).torneo
    for (row, day) in zip(Self.next("2025-09-06"), ["2025-09-09", "2025-09-13", "2025-10-21"]) {
      torneo = try format.importing([row.with { $0.day = day }], into: torneo).torneo
    }
    #expect(
      torneo.partidos.map(\.partido.escrito)
        == Self.all.prefix(3) + [
          "2025-09-09 A 3-0 B", "2025-09-13 B 0-0 A", "2025-10-21 A 2-1 B",
        ])
  }

  // MARK: Within a season

  @Test(
    "is none where a match that was played gets another day", arguments: RowFormat.allCases,
    ["2024-09-09", "2024-11-20", "2024-08-20"])
  func moved(_ format: RowFormat, to day: String) throws {
    let torneo = try format.importing(Self.first).torneo
    var rows = Self.first
    rows[0].day = day
    let result = try format.importing(rows, into: torneo)
    #expect(result.torneo.partidos.count == 3)
    #expect(result.partido?.fecha?.description == day)
    #expect(result.told.contains { $0.contains("se le cambia la fecha") })
  }

  @Test(
    "may be meant by a match of another day without those around it: it is added, with a warning",
    arguments: RowFormat.allCases)
  func doubtful(_ format: RowFormat) throws {
    let torneo = try format.importing(Self.first).torneo
    let row = Row(jornada: 1, day: "2024-10-19", score: "1-0")
    let result = try format.importing([row], into: torneo)
    #expect(result.torneo.partidos.prefix(3).elementsEqual(torneo.partidos))
    #expect(result.torneo.partidos.count == 4)
    #expect(result.warnings.contains { $0.contains("puede ser el partido 1") })
  }
}

extension Fecha {
  /// So many days, a week from one to the next.
  fileprivate static func weekly(from start: String, _ count: Int) -> [String] {
    guard let first = try? Fecha(texto: start).diasDesde1970 else { return [] }
    return (0..<count).compactMap {
      Fecha(segundosDesde1970: (first + 7 * $0) * 86_400)?.sinHora.description
    }
  }
}
