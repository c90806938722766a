import Importers
import Testing
import Torneo

@Suite("A match whose sides the results of the same import give")
struct NextMatchTests {
  struct Files: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let imports: [[String]]
  }

  private static let groups = "Grupo A,,2026-05-01,A,B,1-0\nGrupo B,,2026-05-01,C,D,2-0\n"
  private static let semifinals =
    ",Semifinales,2026-06-01,A,D,1-0\n,Semifinales,2026-06-01,C,B,2-0\n"
  private static let final = ",Final,2026-06-08,A,C,1-0\n"

  private static let header = "grupo,ronda,fecha,local,visitante,resultado\n"

  static let files = [
    Files(testDescription: "in one file", imports: [[groups + semifinals + final]]),
    Files(testDescription: "in one file, last first", imports: [[final + semifinals + groups]]),
    Files(testDescription: "one after the other", imports: [[groups], [semifinals], [final]]),
    Files(testDescription: "two by two", imports: [[groups], [semifinals + final]]),
    Files(testDescription: "in files of one import", imports: [[groups, semifinals, final]]),
  ]

  private func calendar() throws -> Torneo {
    try importing(
      csv: """
        partido,grupo,ronda,fecha,local,visitante,resultado
        1,Grupo A,,2026-05-01,A,B,
        2,Grupo B,,2026-05-01,C,D,
        3,,Semifinales,2026-06-01,1.º Grupo A,2.º Grupo B,
        4,,Semifinales,2026-06-01,1.º Grupo B,2.º Grupo A,
        5,,Final,2026-06-08,Ganador 3,Ganador 4,

        """
    ).torneo
  }

  private static let played = [
    "1 2026-05-01 A 1-0 B", "2 2026-05-01 C 2-0 D", "3 2026-06-01 A 1-0 D", "4 2026-06-01 C 2-0 B",
    "5 2026-06-08 A 1-0 C",
  ]

  @Test("is the one that waited, by the names of its teams", arguments: files)
  func named(_ files: Files) throws {
    var torneo = try calendar()
    for texts in files.imports {
      let tables = texts.enumerated().map {
        ImportedFile(name: "\($0.offset + 1).csv", bytes: Array((Self.header + $0.element).utf8))
      }
      let result = try importCSV(tables, into: torneo)
      #expect(result.warnings == [])
      #expect(result.summary.nuevos == 0)
      torneo = result.torneo
    }
    #expect(torneo.partidos.map { "\($0.id) \($0.partido.escrito)" } == Self.played)
    #expect(torneo.partidos[4].partido.plazas?.local == .ganador(3))
  }

  @Test func isTheOneThatWaitedInOpenfootballsJSON() throws {
    func group(_ keys: String, _ name: String, _ one: String, _ two: String) -> String {
      match(#""round": "Matchday 1", "group": "\#(name)"\#(keys)"#, one, two, date: "2026-05-01")
    }
    func round(_ keys: String, _ one: String, _ two: String, _ date: String) -> String {
      match(keys, one, two, date: date)
    }
    let calendar = try importing(
      matches: group(#", "num": 1"#, "Group A", "A", "B"),
      group(#", "num": 2"#, "Group B", "C", "D"),
      round(#""num": 3, "round": "Semi-finals""#, "1A", "2B", "2026-06-01"),
      round(#""num": 4, "round": "Semi-finals""#, "1B", "2A", "2026-06-02"),
      round(#""num": 5, "round": "Final""#, "W3", "W4", "2026-06-08")
    ).torneo
    let score = #", "score": {"ft": [1, 0]}"#
    let result = try importing(
      matches: group(score, "Group A", "A", "B"), group(score, "Group B", "C", "D"),
      round(#""round": "Semi-finals""# + score, "A", "D", "2026-06-01"),
      round(#""round": "Semi-finals""# + score, "C", "B", "2026-06-02"),
      round(#""round": "Final""# + score, "A", "C", "2026-06-08"), into: calendar)
    #expect(result.summary.nuevos == 0)
    #expect(result.partidos.last == "5 2026-06-08 A 1-0 C")
  }

  @Test func isTheOneOfItsNumberWithoutAWord() throws {
    let result = try importing(
      csv: """
        partido,grupo,ronda,fecha,local,visitante,resultado
        1,Grupo A,,2026-05-01,A,B,1-0
        2,Grupo B,,2026-05-01,C,D,2-0
        3,,Semifinales,2026-06-01,A,D,1-0
        4,,Semifinales,2026-06-01,C,B,2-0
        5,,Final,2026-06-08,A,C,1-0

        """, into: calendar())
    #expect(result.partidos == Self.played)
    #expect(result.warnings == [])
  }

  @Test func isAddedWhereNoneWaitsForItsTeams() throws {
    let result = try importing(
      csv: Self.header + Self.groups + ",Tercer puesto,2026-06-07,D,B,1-0\n", into: calendar())
    #expect(result.partidos.last == "6 2026-06-07 D 1-0 B")
    #expect(result.partidos.count == 6)
  }
}
