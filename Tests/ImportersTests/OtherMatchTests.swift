import Importers
import TestSupport
import Testing
import Torneo

@Suite("A match of a file beside one with the same sides")
struct OtherMatchTests {
  private static let played = #""round": "Matchday 1", "score": {"ft": [1, 0]}"#

  @Test(
    "is another one, told with both, where day and result differ or the matchday does",
    arguments: [
      (played, #""round": "Matchday 1", "score": {"ft": [0, 3]}"#),
      (played, #""round": "Matchday 1""#),
      (played, #""num": 1, "round": "Matchday 1", "score": {"ft": [0, 3]}"#),
      (#""round": "Matchday 1""#, #""round": "Matchday 7", "score": {"ft": [1, 0]}"#),
      (
        #""round": "Final", "score": {"ft": [1, 0]}"#,
        #""round": "Semi-finals", "score": {"ft": [0, 3]}"#
      ),
    ])
  func isAnother(_ before: String, _ after: String) throws {
    let first = try importing(matches: match(before))
    let second = try importing(matches: match(after, date: "2027-09-04"), into: first.torneo)
    #expect(second.torneo.partidos.map(\.id) == [1, 2])
    #expect(second.torneo.partidos.first == first.torneo.partidos.first)
    #expect(second.summary.corregidos == 0)
    #expect(second.warnings.count == 1)
    #expect(second.warnings.first?.contains("puede ser el partido 1, del 2026-09-05,") == true)
    #expect(second.warnings.first?.contains("se añade con el número 2") == true)
    let third = try importing(matches: match(after, date: "2027-09-04"), into: second.torneo)
    #expect(third.torneo == second.torneo)
    #expect(third.told.isEmpty)
  }

  @Test(
    "is another one without a word where it must be",
    arguments: [
      // Legs, stages, groups, and a league before its knock-out.
      match(#""round": "Matchday 7", "score": {"ft": [0, 3]}"#, "B", "A", date: "2026-10-11"),
      match(#""round": "Final", "score": {"ft": [0, 3]}"#, date: "2026-10-11"),
      // Leagues of four rounds, matchday by matchday.
      match(#""round": "Matchday 23", "score": {"ft": [0, 3]}"#, date: "2027-02-07"),
      match(#""round": "Matchday 23", "score": {"ft": [1, 0]}"#, date: "2027-02-07"),
      match(#""round": "Matchday 23""#, date: "2027-02-07"),
    ])
  func isPlainlyAnother(_ after: String) throws {
    let first = try importing(matches: match(Self.played))
    let second = try importing(matches: after, into: first.torneo)
    #expect(second.torneo.partidos.count == 2)
    #expect(second.told.isEmpty)
  }

  @Test func ofAnotherStageIsAnother() throws {
    let table = "fase,jornada,fecha,local,visitante,resultado\n"
    let first = try importing(csv: table + "Apertura,1,2026-09-05,A,B,1-0\n")
    let second = try importing(csv: table + "Clausura,1,2027-02-05,A,B,0-3\n", into: first.torneo)
    #expect(second.torneo.partidos.count == 2)
    #expect(second.warnings.isEmpty)
  }

  @Test(
    "is a correction of it on the same day, or in its matchday where one has no day",
    arguments: [("2026-09-05", "2026-09-05"), (nil, "2026-09-05"), ("2026-09-05", nil), (nil, nil)])
  func correction(_ before: String?, _ after: String?) throws {
    let first = try importing(matches: match(Self.played, date: before))
    let second = try importing(
      matches: match(#""round": "Matchday 1", "score": {"ft": [0, 3]}"#, date: after),
      into: first.torneo)
    #expect(second.torneo.partidos.count == 1)
    #expect(second.summary.corregidos == 1)
    #expect(second.partido?.goles == Tanteo(local: 0, visitante: 3))
    #expect(second.warnings.isEmpty)
    #expect(second.told.count == 1)
    #expect(second.told.first?.contains("el partido 1 estaba con 1-0 y queda con 0-3") == true)
  }

  @Test func thatEndedSoIsMovedInItsMatchdayAndTold() throws {
    let first = try importing(matches: match(Self.played))
    let second = try importing(matches: match(Self.played, date: "2026-09-06"), into: first.torneo)
    #expect(second.torneo.partidos.count == 1)
    #expect(second.partido?.fecha?.description == "2026-09-06")
    #expect(second.told.count == 1)
    #expect(second.told.first?.contains("es el partido 1, que estaba el 2026-09-05") == true)
  }

  @Test(
    "takes the day of a matchday where it had not ended",
    arguments: ["", #", "status": "postponed""#, #", "status": "cancelled""#])
  func hadNotEnded(_ status: String) throws {
    let first = try importing(matches: match(#""round": "Matchday 1""# + status))
    let second = try importing(matches: match(Self.played, date: "2026-10-11"), into: first.torneo)
    #expect(second.torneo.partidos.count == 1)
    #expect(second.partido?.estado == .finalizado)
    #expect(second.told.isEmpty)
  }

  @Test func thatATableNamesByItsNumberIsThatOneAndWhatItWasIsTold() throws {
    let table = "partido,jornada,fecha,local,visitante,resultado\n"
    let first = try importing(csv: table + "4,1,2026-09-05,A,B,1-0\n")
    let second = try importing(csv: table + "4,1,2027-09-04,A,B,0-3\n", into: first.torneo)
    #expect(second.torneo.partidos.count == 1)
    #expect(second.warnings.count == 1)
    #expect(
      second.warnings.first?.contains(
        "por su número es el partido 4, que estaba el 2026-09-05 con 1-0") == true)
  }

  // MARK: Numbers

  @Test func withANumberThatAnotherHasGetsTheNextOneAndNamesBoth() throws {
    let first = try importing(
      matches: match(#""num": 1"#), match(#""num": 1"#, "C", "D"), match(#""num": 1"#, "1A", "C"))
    #expect(first.torneo.partidos.map(\.id) == [1, 2])
    #expect(
      first.warnings == [
        "f.json:2:1: el número 1 ya lo tiene otro partido (A – B, 2026-09-05): recibe el 2 "
          + "(C – D, 2026-09-05)"
      ])
    let second = try importing(matches: match(#""num": 1"#, "E", "F"), into: first.torneo)
    #expect(second.torneo.partidos.map(\.id) == [1, 2, 3])
    #expect(second.warnings.count == 1)
    #expect(second.warnings.first?.contains("el número 1 ya lo tiene otro partido") == true)
  }

  @Test func thatWaitsForOthersWithANumberThatAnotherHasIsTold() throws {
    let result = try importing(
      matches: match(#""num": 1"#), match(#""num": 2"#, "C", "D"),
      match(#""num": 2, "round": "Final""#, "W1", "W2", date: "2026-09-10"))
    #expect(result.torneo.partidos.map(\.id) == [1, 2, 3])
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("(C – D, 2026-09-05): recibe el 3") == true)
  }

  // MARK: Another competition

  @Test(
    "is of another competition where it is of another season, or has another name and no team of it",
    arguments: [
      ("Liga 2018/19", "A", "otra temporada"), ("Liga 2015/16", "A", "otra temporada"),
      ("Liga 2019", "A", "otra temporada"), ("Copa 2014/15", "C", "sin un equipo en común"),
    ])
  func otherCompetition(_ name: String, _ team: String, _ reason: String) throws {
    let first = try importing([("a.json", file([match("")], name: "Liga 2014/15"))])
    let text = file([match("", team, "D", date: "2026-09-12")], name: name)
    let second = try importing([("b.json", text)], into: first.torneo)
    #expect(
      second.warnings == [
        "b.json:1:1: el torneo que ya está es «Liga 2014/15» y el fichero es de «\(name)», "
          + "\(reason): sus partidos van al mismo torneo"
      ])
    #expect(try importing([("b.json", text)], into: second.torneo).told.isEmpty)
  }

  @Test(
    "is of the same competition where season or teams may be the same",
    arguments: [
      ("Liga 2014-2015", "A"), ("Liga 2014", "A"), ("Liga 2015", "A"), ("Liga", "A"),
      ("Copa 2014/15", "A"), ("Liga 2014/15", "C"),
    ])
  func sameCompetition(_ name: String, _ team: String) throws {
    let first = try importing([("a.json", file([match("")], name: "Liga 2014/15"))])
    let text = file([match("", team, "D", date: "2026-09-12")], name: name)
    #expect(try importing([("b.json", text)], into: first.torneo).told.isEmpty)
  }
}
