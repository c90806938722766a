import Importers
import Testing
import Torneo

@Suite("The matchday that a file says")
struct MatchdayTests {
  /// Each `matchday team team`, a week from one matchday to the next.
  private static func group(_ matches: [String]) -> [String] {
    matches.map { text in
      let parts = text.split(separator: " ").map(String.init)
      let day = (Int(parts[0]) ?? 1) * 5
      return match(
        #""round": "Matchday \#(parts[0])", "group": "Group A", "score": {"ft": [1, 0]}"#, parts[1],
        parts[2], date: "2026-05-\(day < 10 ? "0" : "")\(day)")
    }
  }

  static let groups = [
    ["1 A B", "2 B C", "3 C A"],
    ["1 B E", "1 C D", "2 A B", "2 D E"],
    [
      "1 B E", "1 C D", "2 A E", "2 B C", "3 A D", "3 E C", "4 A C", "4 D B", "5 A B", "5 D E",
    ],
    ["3 A B", "3 C D"],
    ["1 A B", "1 C D", "4 A C", "4 B D"],
  ]

  @Test("holds in a group, whoever rests and whatever is missing", arguments: groups)
  func said(_ matches: [String]) throws {
    let result = try importing([("f.json", file(Self.group(matches)))])
    #expect(
      result.torneo.partidos.map { "\($0.partido.jornada ?? 0)" }
        == matches.map { String($0.prefix(1)) })
    #expect(result.torneo.partidos.allSatisfy { $0.partido.grupo == "Grupo A" })
  }

  @Test func isNotChangedByOneThatIsWorkedOut() throws {
    let header = "jornada,grupo,fecha,local,visitante,resultado\n"
    let torneo = try importing(
      csv: header + "1,Grupo A,2026-05-01,A,B,1-0\n2,Grupo A,2026-05-08,B,C,1-0\n"
        + "3,Grupo A,2026-05-15,C,A,1-0\n"
    ).torneo
    func group(_ one: String, _ two: String, _ date: String) -> String {
      match(#""group": "Group A", "score": {"ft": [1, 0]}"#, one, two, date: date)
    }
    let result = try importing(
      matches: group("C", "A", "2026-05-15"), group("B", "C", "2026-05-09"), into: torneo)
    #expect(result.torneo.partidos.map(\.partido.jornada) == [1, 2, 3])
  }
}
