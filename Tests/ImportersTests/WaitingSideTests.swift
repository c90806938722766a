import Importers
import Testing
import Torneo

@Suite("A side that waits for other matches")
struct WaitingSideTests {
  static let places: [(String, Plaza)] = [
    ("W1", .ganador(1)), ("Ganador 1", .ganador(1)), ("ganador del partido 1", .ganador(1)),
    ("Winner of match 1", .ganador(1)), ("L1", .perdedor(1)), ("Perdedor 1", .perdedor(1)),
    ("Perdedor del partido 1", .perdedor(1)), ("Loser match 1", .perdedor(1)),
    ("1A", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
    ("1.º Grupo A", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
    ("1º Grupo A", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
    ("1.º del grupo A", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
    ("1º A", .puesto(1, Tabla.Clave(grupo: "Grupo A"))),
    ("2.º de los grupos A/B", .puestoEntre(2, grupos: ["Grupo A", "Grupo B"])),
  ]

  private func check(_ result: ImportResult, _ plaza: Plaza) throws {
    #expect(result.torneo.equipos.map(\.nombre) == ["A1", "B1", "C1", "D1"])
    let waiting = try #require(result.torneo.partidos.first { $0.id == 3 }?.partido)
    #expect(waiting.plazas?.local == plaza)
    #expect(waiting.visitante.nombre == "C1")
    #expect(waiting.estado == .programado)
  }

  @Test("is no team in a table, however it is written", arguments: places)
  func csv(_ text: String, _ plaza: Plaza) throws {
    let csv = """
      partido;grupo;ronda;local;visitante;resultado
      1;Grupo A;;A1;B1;
      2;Grupo B;;C1;D1;
      3;;Final;\(text);C1;

      """
    let result = try importing(csv: csv)
    try check(result, plaza)
    #expect(try importing(csv: csv, into: result.torneo).torneo == result.torneo)
  }

  @Test("is no team in openfootball's JSON, however it is written", arguments: places)
  func openfootball(_ text: String, _ plaza: Plaza) throws {
    try check(
      importing(
        matches: match(#""num": 1, "group": "Group A""#, "A1", "B1"),
        match(#""num": 2, "group": "Group B""#, "C1", "D1"),
        match(#""num": 3, "round": "Final""#, text, "C1")), plaza)
  }

  @Test("is no team in Football.TXT, however it is written", arguments: places)
  func text(_ text: String, _ plaza: Plaza) throws {
    try check(
      importing(
        text: """
          = Copa 2026

          ▪ Group A
          Sat Sep 5
            (1) A1 v B1
          ▪ Group B
            (2) C1 v D1
          ▪ Final
            (3) \(text) v C1

          """), plaza)
  }

  @Test(
    "is not what a team is called so",
    arguments: ["5B", "Ganadores", "Grupo 7", "Winner", "Loser United", "3.º ESO"])
  func teams(_ name: String) throws {
    let result = try importing(csv: "local;visitante\n\(name);C1\n")
    #expect(result.torneo.equipos.map(\.nombre).contains(name))
  }

  @Test func isATeamWhereTheTournamentHasOneOfThatName() throws {
    var torneo = Torneo()
    torneo.equipos = [Equipo(nombre: "Ganador 1")]
    let result = try importing(csv: "local;visitante\nGanador 1;C1\n", into: torneo)
    #expect(result.torneo.partidos.first?.partido.local.nombre == "Ganador 1")
    #expect(result.partido?.plazas == nil)
  }

  @Test func isTheTeamThatHasItsPlaceByNow() throws {
    let header = "partido;ronda;local;visitante;resultado\n"
    let torneo = try importing(
      csv: header + "1;;A1;B1;2-0\n2;Final;Ganador 1;C1;\n"
    ).torneo
    let result = try importing(csv: header + "2;Final;Ganador 1;C1;3-1\n", into: torneo)
    #expect(result.torneo.equipos.map(\.nombre) == ["A1", "B1", "C1"])
    #expect(result.partidos == ["1 A1 2-0 B1", "2 A1 3-1 C1"])
    #expect(result.torneo.partidos.last?.partido.plazas?.local == .ganador(1))
  }

  @Test func isFoundInTheTournamentByTheNumberOfATable() throws {
    let torneo = try importing(csv: "partido;local;visitante\n1;A1;B1\n").torneo
    let result = try importing(
      csv: "partido;ronda;local;visitante\n2;Final;Ganador 1;C1\n", into: torneo)
    #expect(result.torneo.partidos.last?.partido.plazas?.local == .ganador(1))
    #expect(result.warnings == [])
  }
}
