import Importers
import TestSupport
import Testing
import Torneo

@Suite("A result of a side that waits for other matches")
struct ScoredSideTests {
  private static let header = "partido;jornada;grupo;ronda;local;visitante;resultado\n"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable (Torneo?) throws -> ImportResult
  }

  static let resolved = [
    Case(testDescription: "CSV") {
      try importing(
        csv: header + "1;;;Semi;A;B;2-0\n2;;;Semi;C;D;0-1\n3;;;Final;W1;W2;3-1\n", into: $0)
    },
    Case(testDescription: "CSV, the final first") {
      try importing(
        csv: header + "3;;;Final;Ganador 1;Ganador 2;3-1\n1;;;Semi;A;B;2-0\n2;;;Semi;C;D;0-1\n",
        into: $0)
    },
    Case(testDescription: "openfootball") {
      try importing(
        matches: match(#""num": 1, "round": "Semi", "score": {"ft": [2, 0]}"#),
        match(#""num": 2, "round": "Semi", "score": {"ft": [0, 1]}"#, "C", "D"),
        match(
          #""num": 3, "round": "Final", "# + scored([3, 1], [], []), "W1", "W2", date: "2026-09-12"),
        into: $0)
    },
    Case(testDescription: "Football.TXT") {
      try importing(
        text: """
          = Copa 2026

          ▪ Semi
          Sat Sep 5
            (1) A v B 2-0
            (2) C v D 0-1
          ▪ Final
          Sat Sep 12
            (3) W1 v W2 3-1

          """, into: $0)
    },
  ]

  @Test("is that of the teams that they are by then, and the place stays", arguments: resolved)
  func isThatOfTheTeam(_ file: Case) throws {
    let result = try file.read(nil)
    #expect(result.torneo.equipos.map(\.nombre).sorted() == ["A", "B", "C", "D"])
    let final = try #require(result.torneo.partidos.first { $0.id == 3 }?.partido)
    #expect([final.local.nombre, final.visitante.nombre] == ["A", "D"])
    #expect(final.goles == Tanteo(local: 3, visitante: 1))
    #expect(final.estado == .finalizado)
    #expect(final.plazas?.todas == [.ganador(1), .ganador(2)])
    #expect(result.warnings == [])
    #expect(try file.read(result.torneo).torneo == result.torneo)
  }

  @Test func findsTheMatchThatWaitedWithItsScorers() throws {
    let before = try importing(
      csv: Self.header + "1;1;Grupo A;;A;B;2-0\n2;1;Grupo B;;C;D;\n3;;;Final;1A;1B;\n")
    let table = Self.header + "2;1;Grupo B;;C;D;0-1\n;;;Final;1A;1B;1-0\n"
    let result = try importing(csv: table, into: before.torneo)
    #expect(result.torneo.partidos.map(\.id) == [1, 2, 3])
    #expect(result.partidos.last == "3 A 1-0 D")
    #expect(result.torneo.partidos.last?.partido.plazas?.todas.count == 2)
    #expect(try importing(csv: table, into: result.torneo).torneo == result.torneo)
  }

  @Test func isFoundRoundByRound() throws {
    let rounds = (1...6).map { round in
      "\(round);;;R\(round);\(round == 1 ? "T0" : "W\(round - 1)");T\(round);1-0"
    }
    let result = try importing(csv: Self.header + rounds.joined(separator: "\n") + "\n")
    #expect(result.partidos.last == "6 T0 1-0 T6")
    #expect(result.warnings == [])
  }

  @Test(
    "is refused by line where nobody knows who it is, and the side goes on waiting",
    arguments: [
      ("W1", "1;1;;;A;B;"), ("W1", "1;1;;;A;B;1-1"), ("1A", "1;1;Grupo A;;A;B;"),
      ("3A/B", "1;1;Grupo A;;A;B;1-0\n7;1;Grupo B;;E;F;1-0"),
    ])
  func isRefused(_ side: String, _ before: String) throws {
    let table = Self.header + before + "\n3;;;Final;\(side);C;2-1\n"
    let result = try importing(csv: table)
    #expect(!result.torneo.equipos.map(\.nombre).contains(side))
    let final = try #require(result.torneo.partidos.first { $0.id == 3 }?.partido)
    #expect(final.estado == .programado)
    #expect(final.local.plaza != nil)
    #expect(result.warnings.count == 1)
    #expect(
      result.warnings.first?.contains(
        "no se sabe todavía quién es «\(side)»: no se apunta el resultado, 2-1") == true)
    #expect(try importing(csv: table, into: result.torneo).torneo == result.torneo)
  }

  @Test func isRefusedWhereTheMatchItWaitsForIsNotThere() throws {
    let result = try importing(csv: "local;visitante;resultado\nW99;C;2-1\n1A;C;0-0\n")
    #expect(result.torneo.partidos.isEmpty)
    #expect(result.warnings.count == 2)
  }

  @Test func isThatOfATeamWhereSomebodySaysThatItIsOne() throws {
    let result = try importing(
      [("f.json", file([match(#""score": {"ft": [2, 1]}"#, "W1", "1A")]))],
      aliases: ["W1": "W1", "1A": "1A"])
    #expect(result.torneo.equipos.map(\.nombre) == ["W1", "1A"])
  }

  @Test func isThatOfAClassInTheLeagueOfASchool() throws {
    let result = try importing(csv: Self.header + "1;1;;;1A;1B;2-1\n2;2;;;1B;1A;\n")
    #expect(result.torneo.equipos.map(\.nombre) == ["1A", "1B"])
    #expect(result.torneo.partidos.count == 2)
    #expect(result.warnings == [])
  }

  // MARK: Groups of other names

  @Test(
    "is of a group with any name that there is",
    arguments: [
      ("1.º del Grupo Norte", "Grupo Norte", 1), ("2º Grupo Norte", "Grupo Norte", 2),
      ("Winner Group North", "Group North", 1), ("Group North runner-up", "Group North", 2),
      ("Runners-up Group A", "Group A", 2), ("1st North", "North", 1), ("1º Norte", "Norte", 1),
      ("Ganador Grupo 1", "Grupo 1", 1), ("1.º Zona Sur", "Zona Sur", 1),
    ])
  func ofAGroup(_ side: String, _ group: String, _ place: Int) throws {
    let table = Self.header + "1;1;\(group);;A;B;2-0\n3;;;Final;\(side);C;2-1\n"
    let result = try importing(csv: table)
    #expect(result.torneo.equipos.map(\.nombre) == ["A", "B", "C"])
    #expect(result.partidos.last == "3 \(place == 1 ? "A" : "B") 2-1 C")
    #expect(result.warnings == [])
    let later = try importing(
      csv: Self.header + "3;;;Final;\(side);C;\n",
      into: importing(csv: Self.header + "1;1;\(group);;A;B;\n").torneo)
    #expect(later.torneo.partidos.count == 2)
    #expect(later.torneo.partidos.last?.partido.local.plaza != nil)
  }

  @Test(
    "is of a team where there is no such group, or no word says that it is a place",
    arguments: [
      "1.º del Grupo Sur", "Winner Group South", "3 Norte", "Primero de Mayo", "Ganadores",
    ])
  func ofATeam(_ name: String) throws {
    let result = try importing(csv: Self.header + "1;1;Norte;;A;B;2-0\n2;2;;;\(name);C;2-1\n")
    #expect(result.torneo.equipos.map(\.nombre).contains(name))
  }

  @Test func isOfAMatchThatIsKnownAgainWithoutANumber() throws {
    let text = [
      match(#""round": "Matchday 1", "group": "Group A""#),
      match(#""round": "Final""#, "1A", "2A", date: "2026-09-12"),
    ]
    let first = try importing([("f.json", file(text))])
    let second = try importing([("f.json", file(text))], into: first.torneo)
    #expect(second.torneo == first.torneo)
    #expect(second.summary.iguales == 2)
  }
}
