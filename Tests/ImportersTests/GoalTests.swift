import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("Goals of a file")
struct GoalTests {
  @Test func areInTheOrderOfTheirMinutesAcrossBothSides() throws {
    let result = try importing(
      matches: match(
        scored(
          [3, 2], [goal("Ana", 12), goal("Ana", 80), goal("Eva", 45, #""offset": 2"#)],
          [goal("Leo", 45), goal("Leo", 12)])))
    #expect(
      result.partido?.golesEscritos == [
        "12 Ana A", "12 Leo B", "45 Leo B", "45+2 Eva A", "80 Ana A",
      ])
  }

  @Test func mayHaveTheirMinuteAsText() throws {
    let goals = [#"{"name": "Ana", "minute": "90+4"}"#, #"{"name": "Ana", "minute": "9"}"#]
    let result = try importing(matches: match(scored([2, 0], goals, [])))
    #expect(result.partido?.golesEscritos == ["9 Ana A", "90+4 Ana A"])
    #expect(result.told.isEmpty)
  }

  @Test func putTheirScorersIntoTheRosterOfTheirOwnTeam() throws {
    let result = try importing(
      matches: match(
        scored(
          [2, 1], [goal("Ana", 1, #""penalty": true"#), goal("Leo", 2, #""owngoal": true"#)],
          [goal("Leo", 3)])))
    #expect(
      result.partido?.golesEscritos == ["1 Ana A penalti", "2 Leo A propia", "3 Leo B"])
    #expect(result.plantilla("A").map(\.nombre) == ["Ana"])
    #expect(result.plantilla("B").map(\.nombre) == ["Leo"])
    #expect(result.summary.goles == 3)
    #expect(result.summary.penaltis == 1)
    #expect(result.summary.enPropia == 1)
    #expect(result.summary.jugadores == 2)
  }

  @Test func ofOneTeamAreNotThoseOfANamesakeInAnother() throws {
    let result = try importing(matches: match(scored([1, 1], [goal("Ana", 1)], [goal("Ana", 2)])))
    #expect(result.plantilla("A") == [Jugador(nombre: "Ana")])
    #expect(result.plantilla("B") == [Jugador(nombre: "Ana")])
  }

  @Test func thatAreTheWrongWayRoundGoToTheTeamOfTheirScorers() throws {
    let result = try importing(
      matches: match(scored([0, 1], [], [goal("Leo", 5)]), date: "2026-09-01"),
      match(scored([0, 2], [goal("Leo", 5), goal("Iker", 6)], [])))
    #expect(result.torneo.partidos[1].partido.golesEscritos == ["5 Leo B", "6 Iker B"])
    #expect(result.plantilla("A").isEmpty)
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("al revés (2-0, y el partido acabó 0-2)"))
    #expect(result.warnings[0].hasSuffix("(A – B, 2026-09-05)"))
  }

  @Test func thatMayBeTheWrongWayRoundStayWhereNothingShowsWhoseTheyAre() throws {
    let result = try importing(matches: match(scored([0, 1], [goal("Leo", 5)], [])))
    let partido = try #require(result.partido)
    #expect(partido.golesEscritos == ["5 Leo A"])
    #expect(partido.goles == Tanteo(local: 0, visitante: 1))
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("parece que los goles están apuntados al revés"))
  }

  @Test func stayWhereAScorerIsKnownToPlayForTheTeamThatTheyAreListedFor() throws {
    let result = try importing(
      matches: match(
        scored([1, 1], [goal("Ana", 5)], [goal("Leo", 6)]), date: "2026-09-01"),
      match(scored([0, 2], [goal("Leo", 5), goal("Ana", 6)], [])))
    #expect(result.torneo.partidos[1].partido.golesEscritos == ["5 Leo A", "6 Ana A"])
    #expect(result.warnings.contains { $0.contains("no suman el resultado") })
  }

  @Test func stayWhereTheyDoNotAddUpTheOtherWayRoundEither() throws {
    let result = try importing(
      matches: match(scored([0, 1], [], [goal("Leo", 5)]), date: "2026-09-01"),
      match(scored([0, 2], [goal("Leo", 5)], [])))
    #expect(result.torneo.partidos[1].partido.golesEscritos == ["5 Leo A"])
    #expect(result.torneo.partidos[1].partido.goles == Tanteo(local: 0, visitante: 2))
  }

  @Test func withoutAMinuteCountInTheResultAlone() throws {
    let result = try importing(
      matches: match(scored([2, 0], [goal("Ana", 5), #"{"name": "Eva"}"#], [])))
    #expect(result.partido?.golesEscritos == ["5 Ana A"])
    #expect(result.partido?.goles == Tanteo(local: 2, visitante: 0))
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("el gol de «Eva» no tiene minuto"))
  }
}
