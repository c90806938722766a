import Importers
import Testing
import Torneo

@Suite("A cup of which the tournament has the numbers already")
struct TakenNumberTests {
  private static let league = [
    Row(number: 1, jornada: 1, day: "2026-01-01", score: "1-0"),
    Row(number: 2, jornada: 1, day: "2026-01-01", home: "C", away: "D", score: "2-0"),
    Row(number: 3, jornada: 2, day: "2026-01-08", away: "C", score: "2-0"),
    Row(number: 4, jornada: 2, day: "2026-01-08", home: "B", away: "D", score: "2-0"),
  ]

  private static let cup = [
    Row(number: 1, ronda: "Semi-finals", day: "2026-05-01", away: "D", score: "2-1"),
    Row(number: 2, ronda: "Semi-finals", day: "2026-05-01", home: "B", away: "C", score: "1-3"),
    Row(number: 3, ronda: "Third place", day: "2026-05-08", home: "L1", away: "L2"),
    Row(number: 4, ronda: "Final", day: "2026-05-08", home: "W1", away: "W2"),
    // Of whoever wins a match that itself waits.
    Row(number: 5, ronda: "Supercopa", day: "2026-05-15", home: "W4", away: "B"),
  ]

  private func places(_ result: ImportResult) -> [String] {
    result.torneo.partidos.compactMap { element in
      element.partido.plazas.map { "\(element.id) \($0.todas.map(\.description))" }
    }
  }

  private static let found = [
    #"7 ["Perdedor del partido 5", "Perdedor del partido 6"]"#,
    #"8 ["Ganador del partido 5", "Ganador del partido 6"]"#,
    #"9 ["Ganador del partido 8"]"#,
  ]

  @Test("gets others, and a second import adds nothing", arguments: RowFormat.allCases)
  func addsNothing(_ format: RowFormat) throws {
    let league = try format.importing(Self.league).torneo
    let first = try format.importing(Self.cup, into: league)
    let second = try format.importing(Self.cup, into: first.torneo)
    #expect(first.torneo.partidos.count == 9)
    #expect(places(first).map { $0.dropFirst(2) } == Self.found.map { $0.dropFirst(2) })
    #expect(second.torneo == first.torneo)
    #expect(second.summary.nuevos == 0)
    #expect(second.summary.iguales == 5)
  }

  @Test("has its final found when it is played", arguments: RowFormat.allCases)
  func isPlayed(_ format: RowFormat) throws {
    let league = try format.importing(Self.league).torneo
    let first = try format.importing(Self.cup, into: league)
    var played = Self.cup
    played[3].score = "2-1"
    let second = try format.importing(played, into: first.torneo)
    #expect(second.torneo.partidos.count == 9)
    #expect(second.torneo.partidos.contains { $0.partido.escrito == "2026-05-08 A 2-1 C" })
    #expect(try format.importing(played, into: second.torneo).torneo == second.torneo)
  }

  @Test(
    "has other places where a later file says so of a match to be played",
    arguments: RowFormat.allCases)
  func otherPlaces(_ format: RowFormat) throws {
    let first = try format.importing(Self.cup)
    var turned = Self.cup
    (turned[3].home, turned[3].away) = ("W2", "L1")
    let second = try format.importing(turned, into: first.torneo)
    let final = try #require(second.torneo.partidos.first { $0.id == 4 }?.partido)
    #expect(final.plazas?.todas == [.ganador(2), .perdedor(1)])
    #expect([final.local.nombre, final.visitante.nombre] == ["C", "D"])
    #expect(second.summary.corregidos == 1)
    #expect(second.summary.nuevos == 0)
    #expect(try format.importing(turned, into: second.torneo).torneo == second.torneo)
  }

  @Test("is not taken for another cup that waits under its numbers", arguments: RowFormat.allCases)
  func otherCup(_ format: RowFormat) throws {
    let gold = try format.importing(Array(Self.cup.prefix(4))).torneo
    let silver = [
      Row(number: 1, ronda: "Semi-finals", day: "2026-06-01", home: "E", away: "F", score: "2-1"),
      Row(number: 2, ronda: "Semi-finals", day: "2026-06-01", home: "G", away: "H", score: "1-3"),
      Row(number: 4, ronda: "Final", day: "2026-06-08", home: "W1", away: "W2"),
    ]
    let both = try format.importing(silver, into: gold)
    #expect(both.torneo.partidos.count == 7)
    #expect(
      both.torneo.partidos.compactMap { $0.partido.ronda == "Final" ? $0.partido.escrito : nil }
        == [
          "2026-05-08 A – C programado", "2026-06-08 E – H programado",
        ])
    #expect(try format.importing(silver, into: both.torneo).torneo == both.torneo)
  }
}
