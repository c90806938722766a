import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("Importing into a tournament")
struct MergeTests {
  @Test func aGoalThatCannotBeRecordedTakesNoneThatIsThere() throws {
    let first = try importing(
      matches: match(scored([2, 0], [goal("Ana", 1), goal("Ana", 2)], [])))
    let second = try importing(
      matches: match(scored([2, 0], [#"{"name": "Ana"}"#, goal("Ana", 2)], [])), into: first.torneo)
    #expect(second.partido?.golesEscritos == ["1 Ana A", "2 Ana A"])
  }

  @Test func emptyListsBesideGoalsTakeNoneThatIsThere() throws {
    let first = try importing(
      matches: match(scored([2, 0], [goal("Ana", 1), goal("Ana", 2)], [])))
    let second = try importing(matches: match(scored([2, 0], [], [])), into: first.torneo)
    #expect(second.partido?.golesEscritos == ["1 Ana A", "2 Ana A"])
    #expect(second.summary.corregidos == 0)
    let corrected = try importing(matches: match(scored([0, 0], [], [])), into: first.torneo)
    #expect(corrected.partido?.golesEscritos == [])
  }

  @Test func fillsInTheResultOfAMatchThatWasPending() throws {
    let before = try importing(
      matches: match(#""round": "Matchday 1", "score": {}"#),
      match(#""round": "Matchday 1", "score": {}"#, "C", "D"))
    let after = try importing(
      matches: match(#""round": "Matchday 1", "score": {"ft": [2, 1]}"#, "C", "D"),
      into: before.torneo)
    #expect(after.torneo.partidos.map(\.id) == [1, 2])
    #expect(after.torneo.partidos.map(\.partido.estado) == [.programado, .finalizado])
    #expect(after.torneo.partidos[1].partido.goles == Tanteo(local: 2, visitante: 1))
    #expect(after.summary.corregidos == 1)
    #expect(after.summary.nuevos == 0)
  }

  @Test func movesAMatchThatHasAnotherDay() throws {
    let before = try importing(matches: match(#""round": "Matchday 1""#, date: "2026-09-05"))
    let after = try importing(
      matches: match(#""round": "Matchday 1""#, date: "2026-12-01"), into: before.torneo)
    #expect(after.torneo.partidos.count == 1)
    #expect(after.partido?.fecha?.description == "2026-12-01")
  }

  @Test func addsNewMatchesBehindWithTheNextNumbers() throws {
    let before = try importing(matches: match(#""num": 40"#))
    let after = try importing(
      matches: match("", "B", "A"), match(#""num": 40"#, "C", "A"), match(#""num": 7"#, "D", "A"),
      into: before.torneo)
    #expect(after.torneo.partidos.map(\.id) == [40, 41, 42, 7])
    #expect(after.summary.nuevos == 3)
  }

  @Test func keepsWhatTheFileIsSilentAbout() throws {
    let text = match(scored([1, 1], [goal("Ana", 10)], [goal("Leo", 20)]))
    var torneo = try importing(matches: text).torneo
    let partido = torneo.partidos[0].partido
    let (local, ana, leo) = (partido.local, Jugador(nombre: "Ana"), Jugador(nombre: "Leo"))
    torneo.partidos[0].partido.arbitro = "Sol"
    torneo.partidos[0].partido.espectadores = 120
    torneo.partidos[0].partido.fecha = try Fecha(texto: "2026-09-05T18:00:00+02:00")
    torneo.partidos[0].partido.eventos = [
      .gol(minuto: 10, jugador: ana, equipo: local, modo: .jugada, asistencia: leo),
      .tarjeta(minuto: 15, jugador: leo, equipo: partido.visitante, color: .amarilla),
    ]
    let after = try importing(matches: text, into: torneo)
    let merged = try #require(after.partido)
    #expect(merged.arbitro == "Sol")
    #expect(merged.espectadores == 120)
    #expect(merged.fecha?.description == "2026-09-05T18:00:00+02:00")
    #expect(
      merged.eventos == [
        .gol(minuto: 10, jugador: ana, equipo: local, modo: .jugada, asistencia: leo),
        .tarjeta(minuto: 15, jugador: leo, equipo: partido.visitante, color: .amarilla),
        .gol(minuto: 20, jugador: leo, equipo: partido.visitante),
      ])
    #expect(try importing(matches: text, into: after.torneo).torneo == after.torneo)
  }

  @Test func keepsAResultThatTheFileDoesNotHaveYet() throws {
    let before = try importing(matches: match(scored([1, 0], [goal("Ana", 10)], [])))
    let after = try importing(matches: match(#""score": {}"#), into: before.torneo)
    #expect(after.torneo == before.torneo)
    #expect(after.summary.iguales == 1)
  }

  @Test func keepsGoalsWhereTheFileHasTheResultAlone() throws {
    let before = try importing(matches: match(scored([1, 0], [goal("Ana", 10)], [])))
    let after = try importing(
      matches: match(#""score": {"ht": [1, 0], "ft": [1, 0]}"#), into: before.torneo)
    #expect(after.partido?.golesEscritos == ["10 Ana A"])
    #expect(after.partido?.resultado?.descanso == Tanteo(local: 1, visitante: 0))
  }

  @Test func findsTeamsUnderOtherAccentsAndKeepsTheirName() throws {
    let equipo = Equipo(nombre: "Atlético")
    let after = try importing(
      matches: match("", "ATLETICO", "B"), into: Torneo(nombre: "Mía", equipos: [equipo]))
    #expect(after.torneo.nombre == "Mía")
    #expect(after.torneo.equipos.map(\.nombre) == ["Atlético", "B"])
    #expect(after.torneo.equipos[0] === equipo)
  }

  @Test func putsAChangedTeamInThePlaceOfTheOldOneEverywhere() throws {
    let text = match(scored([1, 0], [goal("Ana", 10)], []))
    var torneo = try importing(matches: text).torneo
    torneo.sanciones = [Sancion(equipo: torneo.equipos[0], puntos: -3)]
    let after = try importing(
      matches: match(scored([1, 0], [goal("Eva", 10)], []), "A", "C"), into: torneo)
    let equipo = try #require(after.torneo.equipos.first)
    #expect(equipo !== torneo.equipos[0])
    #expect(equipo.plantilla.map(\.nombre) == ["Ana", "Eva"])
    #expect(after.torneo.sanciones[0].equipo === equipo)
    for element in after.torneo.partidos {
      #expect(element.partido.local === equipo)
      #expect(element.partido.eventos.allSatisfy { $0.equipo === equipo })
    }
    #expect(after.torneo.equipos[1] === torneo.equipos[1])
  }

  @Test func aSquadThatComesLaterGivesNumbersInOldMatchesToo() throws {
    let before = try importing(
      matches: match(scored([2, 0], [goal("Pérez", 10), goal("Angel Perez", 11)], [])))
    let squad = #"[{"name": "A", "players": [{"name": "Ángel Pérez", "number": 9}]}]"#
    let after = try importing([("s.json", squad)], into: before.torneo)
    let angel = Jugador(nombre: "Ángel Pérez", dorsal: 9)
    #expect(after.plantilla("A") == [angel])
    #expect(after.partido?.goleadores() == [angel, angel])
  }

  @Test func aNumberThatTheSquadGivesToAnotherIsTakenAndTold() throws {
    let equipo = try #require(
      Equipo(nombre: "A", plantilla: [Jugador(nombre: "Eva", dorsal: 9)]))
    let squad = #"[{"name": "A", "players": [{"name": "Ana", "number": 9}]}]"#
    let after = try importing([("s.json", squad)], into: Torneo(equipos: [equipo]))
    #expect(
      after.plantilla("A") == [Jugador(nombre: "Eva"), Jugador(nombre: "Ana", dorsal: 9)])
    #expect(after.warnings.count == 1)
    #expect(after.warnings[0].contains("el dorsal 9 es ahora de «Ana»: «Eva» se queda sin él"))
  }

  @Test func aTeamThatMayBeOneThatIsThereIsToldAndAnAliasMakesThemOne() throws {
    let before = try importing(matches: match(#""round": "Matchday 1""#, "Real Betis", "B"))
    let second = match(#""round": "Matchday 2""#, "Real Betis Balompié", "B", date: "2026-09-12")
    let doubtful = try importing(matches: second, into: before.torneo)
    #expect(doubtful.torneo.equipos.count == 3)
    #expect(doubtful.warnings.count == 1)
    #expect(
      doubtful.warnings[0].contains(#"--alias "Real Betis Balompié=Real Betis""#))
    let settled = try importing(
      matches: second, into: doubtful.torneo, aliases: ["Real Betis Balompié": "Real Betis"])
    #expect(settled.torneo.equipos.map(\.nombre) == ["Real Betis", "B"])
    #expect(settled.torneo.partidos.count == 2)
    #expect(settled.torneo.partidos.allSatisfy { $0.partido.local === settled.torneo.equipos[0] })
  }

  @Test func twoLegsAndReplaysStayApart() throws {
    let text = [
      match(#""round": "Final""#, "A", "B", date: "2026-06-01"),
      match(#""round": "Final""#, "B", "A", date: "2026-06-08"),
      match(#""round": "Final""#, "A", "B", date: "2026-06-15"),
    ]
    let first = try importing([("f.json", file(text))])
    #expect(first.torneo.partidos.count == 3)
    let second = try importing([("f.json", file(text.reversed()))], into: first.torneo)
    #expect(second.torneo == first.torneo)
  }

  @Test func filesOfOneCallAreMergedAsIfOneAfterTheOther() throws {
    let result = try importing([
      ("a.json", file([match(#""score": {}"#)])),
      ("b.json", file([match(#""score": {"ft": [1, 0]}"#), match("", "B", "A")])),
    ])
    #expect(result.torneo.partidos.map(\.id) == [1, 2])
    #expect(result.partido?.estado == .finalizado)
    #expect(result.summary.partidos == 3)
  }

  // MARK: Without the aliases of the first time

  private let scoresTwice = match(
    scored([3, 1], [goal("Mbappé", 10), goal("Mbappé", 70), goal("Pelé", 71)], [goal("Leo", 20)]))

  @Test(
    "a player who was given another name is known again by what they did",
    arguments: ["Kylian Mbappé", "K. Mbappé-Lottin"])
  func playersUnderAnotherName(_ name: String) throws {
    let first = try importing(matches: scoresTwice, aliases: ["Mbappé": name])
    let second = try importing(matches: scoresTwice, into: first.torneo)
    #expect(second.torneo == first.torneo)
    #expect(second.warnings.count == 1)
    #expect(second.warnings.first?.contains("«Mbappé» se toma por «\(name)»") == true)
    #expect(second.warnings.first?.contains(#"--alias "Mbappé=Mbappé""#) == true)
    let apart = try importing(
      matches: scoresTwice, into: first.torneo, aliases: ["Mbappé": "Mbappé"])
    #expect(apart.plantilla("A").count == 3)
  }

  @Test func aPlayerKnownAgainScoresInNewMatchesToo() throws {
    let first = try importing(matches: scoresTwice, aliases: ["Mbappé": "Kylian"])
    let second = try importing(
      matches: scoresTwice, match(scored([1, 0], [goal("Mbappé", 5)], []), "A", "C"),
      into: first.torneo)
    #expect(second.plantilla("A").map(\.nombre) == ["Kylian", "Pelé"])
    #expect(second.torneo.partidos[1].partido.golesEscritos == ["5 Kylian A"])
  }

  @Test func aPlayerIsKnownAgainByCardsAndChangesOfALineUp() throws {
    let text = """
      = Liga 2026

      Matchday 1
      Sat Sep 5 2026
        A v B 0-0

      A: Marta, Ana [Y 12] (Eva 60'), Sol
      B: Leo, Max
      """
    let first = try importing(text: text, aliases: ["Ana": "Anita Pérez", "Eva": "Evita Ruiz"])
    let second = try importing(text: text, into: first.torneo)
    #expect(second.plantilla("A") == first.plantilla("A"))
    #expect(second.plantilla("A").count == 4)
  }

  @Test func oneGoalThatIsNowOfSomebodyElseIsACorrectionAndTold() throws {
    let before = try importing(matches: match(scored([1, 0], [goal("Ana", 10)], [])))
    let after = try importing(
      matches: match(scored([1, 0], [goal("Eva", 10)], [])), into: before.torneo)
    #expect(after.partido?.golesEscritos == ["10 Eva A"])
    #expect(after.warnings.count == 1)
    #expect(
      after.warnings.first?.contains("lo que el torneo dice de «Ana» es ahora de «Eva»") == true)
    #expect(after.warnings.first?.contains(#"--alias "Eva=Ana""#) == true)
  }

  @Test func twoWhoAreBothInTheFilesStayTwo() throws {
    let text = match(scored([2, 0], [goal("Ana", 10), goal("Ana", 11)], []))
    let before = try importing(matches: text)
    let after = try importing(
      matches: match(scored([2, 0], [goal("Eva", 10), goal("Eva", 11)], [])),
      match(scored([1, 0], [goal("Ana", 5)], []), "A", "C"), into: before.torneo)
    #expect(after.plantilla("A").map(\.nombre) == ["Ana", "Eva"])
  }

  @Test(
    "a team that was given another name is known again by its matches",
    arguments: ["Real Betis", "Los verdiblancos"])
  func teamsUnderAnotherName(_ name: String) throws {
    let text = [
      match(scored([1, 0], [goal("Ana", 10)], []), "Betis", "B"),
      match(scored([2, 2], [], []), "C", "Betis", date: "2026-09-12"),
      match("", "Betis", "C", date: "2026-09-19"),
    ]
    let first = try importing([("f.json", file(text))], aliases: ["Betis": name])
    let second = try importing([("f.json", file(text))], into: first.torneo)
    #expect(second.torneo == first.torneo)
    #expect(second.warnings.count { $0.contains("«Betis» se toma por «\(name)»") } == 1)
  }

  // MARK: On another day

  @Test(
    "a match on another day is the only one that is left of its sides",
    arguments: [
      (#""score": {}"#, #""score": {}"#), (#""score": {}"#, #""score": {"ft": [2, 1]}"#),
      (#""score": {"ft": [2, 1]}"#, #""score": {"ft": [2, 1]}"#),
      (#""status": "postponed""#, #""score": {"ft": [2, 1]}"#),
    ])
  func moved(_ before: String, _ after: String) throws {
    let other = match(#""score": {"ft": [1, 1]}"#, "B", "A", date: "2026-09-06")
    let first = try importing(matches: match(before), other)
    let second = try importing(matches: match(after, date: "2026-10-11"), other, into: first.torneo)
    #expect(second.torneo.partidos.map(\.id) == [1, 2])
    #expect(second.partido?.fecha?.description == "2026-10-11")
    #expect(second.told.count == 1)
    #expect(
      second.told.first?.contains(
        "es el partido 1, que estaba el 2026-09-05: se le cambia la fecha")
        == true)
    let third = try importing(matches: match(after, date: "2026-10-11"), other, into: second.torneo)
    #expect(third.torneo == second.torneo)
    #expect(third.told.isEmpty)
  }

  @Test(
    "a match that may be another one is added, with a warning that names both",
    arguments: [
      (#""score": {"ft": [2, 1]}"#, #""score": {"ft": [1, 1]}"#),
      (
        #""round": "Third round", "score": {"ft": [1, 1]}"#, #""round": "Third round", "score": {}"#
      ),
      (
        #""round": "Final", "score": {"ft": [1, 1]}"#, #""round": "Final", "score": {"ft": [2, 0]}"#
      ),
    ])
  func perhapsMoved(_ before: String, _ after: String) throws {
    let first = try importing(matches: match(before))
    let second = try importing(matches: match(after, date: "2026-10-11"), into: first.torneo)
    #expect(second.torneo.partidos.map(\.id) == [1, 2])
    #expect(second.torneo.partidos.first == first.torneo.partidos.first)
    #expect(second.warnings.count == 1)
    #expect(second.warnings.first?.contains("puede ser el partido 1, del 2026-09-05,") == true)
    #expect(second.warnings.first?.contains("se añade con el número 2") == true)
  }

  @Test func twoOfTheSameSidesThatBothMovedByADayAreEachTheNearest() throws {
    let first = try importing(
      matches: match("", date: "2026-09-05"), match("", date: "2027-02-05"))
    let second = try importing(
      matches: match("", date: "2027-02-06"), match("", date: "2026-09-06"), into: first.torneo)
    #expect(
      second.torneo.partidos.map { $0.partido.fecha?.description }
        == ["2026-09-06", "2027-02-06"])
  }

  @Test func aTableWithoutDatesIsKnownByItsSidesAlone() throws {
    let first = try importing(csv: "fecha,local,visitante,resultado\n2026-09-05,A,B,2-1\n")
    let second = try importing(csv: "local,visitante,resultado\nA,B,2-2\n", into: first.torneo)
    #expect(second.torneo.partidos.count == 1)
    #expect(second.partido?.goles == Tanteo(local: 2, visitante: 2))
    #expect(second.partido?.fecha?.description == "2026-09-05")
  }
}
