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
}
