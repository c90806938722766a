import Foundation
import JSON
import TestSupport
import Testing

@Suite("The queries")
struct QueryCommandTests {
  @Test("say in their help how scorers of as many goals are put in order")
  func orderOfScorers() throws {
    try Workplace.withTemporaryFolder { folder in
      let help = try Program.run(["scorers", "--help"], in: folder).output
      #expect(help.contains("menos de penalti"))
    }
  }

  /// Rayo FC – Toros 2-2 (4-3 on penalties) in a final, and three matches of a league.
  private static let tienda = """
    {"reglas": {"disciplina": {"ciclo": 2}},
     "equipos": [
      {"nombre": "Rayo FC", "plantilla": [{"nombre": "Ana", "dorsal": 9}, {"nombre": "Ana", "dorsal": 4},
        {"nombre": "Eva"}]},
      {"nombre": "Toros", "plantilla": [{"nombre": "Leo"}, {"nombre": "Pau"}]},
      {"nombre": "Lobos"}],
     "partidos": [
      {"id": 1, "jornada": 1, "fecha": "2026-03-01", "local": "Rayo FC", "visitante": "Toros",
       "estado": "finalizado", "espectadores": 120,
       "alineaciones": {"local": {"titulares": [{"nombre": "Ana", "dorsal": 9}], "suplentes": ["Eva"]}},
       "eventos": [
        {"tipo": "gol", "minuto": 2, "jugador": "Ana", "dorsal": 9, "equipo": "Rayo FC", "asistencia": "Eva"},
        {"tipo": "gol", "minuto": 30, "jugador": "Ana", "dorsal": 9, "equipo": "Rayo FC", "modo": "penalti"},
        {"tipo": "gol", "minuto": 40, "jugador": "Ana", "dorsal": 9, "equipo": "Rayo FC"},
        {"tipo": "gol", "minuto": 50, "jugador": "Pau", "equipo": "Rayo FC", "modo": "propia"},
        {"tipo": "cambio", "minuto": 60, "entra": "Eva", "sale": {"nombre": "Ana", "dorsal": 9},
         "equipo": "Rayo FC"},
        {"tipo": "tarjeta", "minuto": 70, "jugador": "Leo", "equipo": "Toros", "color": "amarilla"},
        {"tipo": "tarjeta", "minuto": 71, "oficial": "Quique", "equipo": "Toros", "color": "roja"}]},
      {"id": 2, "jornada": 2, "fecha": "2026-03-08", "local": "Toros", "visitante": "Rayo FC",
       "estado": "adjudicado", "resultado": {"local": 0, "visitante": 3}, "motivo": "incomparecencia"},
      {"id": 3, "ronda": "Final", "fecha": "2026-03-15", "local": "Rayo FC", "visitante": "Toros",
       "estado": "finalizado", "resultado": {"local": 2, "visitante": 2, "tanda": {"local": 4, "visitante": 3}},
       "eventos": [{"tipo": "tarjeta", "minuto": 70, "jugador": "Leo", "equipo": "Toros", "color": "amarilla"}]},
      {"id": 4, "jornada": 3, "fecha": "2026-03-22", "local": "Lobos", "visitante": "Toros"}]}
    """

  private func run(
    _ arguments: [String], tienda: String = tienda, language: String = "es"
  ) throws -> Program.Result {
    try Workplace.withTemporaryFolder { folder in
      try Data(tienda.utf8).write(to: folder.appending(path: "torneo.json"))
      return try Program.run(arguments + ["--lang", language], in: folder)
    }
  }

  private func json(_ arguments: [String]) throws -> JSONNode {
    let result = try run(arguments + ["--json"])
    #expect(result.status == 0)
    return try JSONDocument(parsing: Array(result.output.utf8)).root
  }

  /// What a query prints, in Spanish and in English.
  struct Answer: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var es: String
    var en: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let answers: [Answer] = [
    Answer(
      arguments: ["scorers"],
      es: """
        Pos.  Jugador  Equipo   Goles
           1  Ana #9   Rayo FC  3 (1 pen.)

        """,
      en: """
        Pos.  Player  Team     Goals
           1  Ana #9  Rayo FC  3 (1 pen.)

        """),
    Answer(
      arguments: ["scorers", "--assists"],
      es: """
        Pos.  Jugador  Equipo   Asistencias
           1  Eva      Rayo FC            1

        """,
      en: """
        Pos.  Player  Team     Assists
           1  Eva     Rayo FC        1

        """),
    Answer(
      arguments: ["scorers", "--own-goals"],
      es: """
        Pos.  Jugador  Equipo  Goles
           1  Pau      Toros       1

        """,
      en: """
        Pos.  Player  Team   Goals
           1  Pau     Toros      1

        """),
    Answer(
      arguments: ["scorers", "--clean-sheets"],
      es: """
        Pos.  Equipo   A cero  PJ
           1  Rayo FC       1   2

        """,
      en: """
        Pos.  Team     Clean sheets  P
           1  Rayo FC             1  2

        """),
    Answer(
      arguments: ["discipline", "--team", "toros"],
      es: """
        Juego limpio
        Pos.  Equipo  PJ  Amarillas  Dobles  Rojas  Banquillo  Puntos
           2  Toros    2          2       0      0          1       6

        Jugadores
        Jugador  Equipo  Amarillas  Dobles  Rojas  Puntos
        Leo      Toros           2       0      0       2

        Banquillo
        Nombre  Equipo  Amarillas  Dobles  Rojas  Puntos
        Quique  Toros           0       0      1       4

        """,
      en: """
        Fair play
        Pos.  Team   P  Yellow  2nd yellow  Red  Bench  Points
           2  Toros  2       2           0    0      1       6

        Players
        Player  Team   Yellow  2nd yellow  Red  Points
        Leo     Toros       2           0    0       2

        Bench
        Name    Team   Yellow  2nd yellow  Red  Points
        Quique  Toros       0           0    1       4

        """),
    Answer(
      arguments: ["discipline", "--suspended"],
      es: """
        Por cumplir
        Jugador  Equipo  Por          En         Cumplidos  Se pierde
        Leo      Toros   2 amarillas  partido 3        0/1  4 Lobos – Toros

        """,
      en: """
        To be served
        Player  Team   For             In       Served  Misses
        Leo     Toros  2 yellow cards  match 3     0/1  4 Lobos – Toros

        """),
    Answer(
      arguments: ["players", "--team=rayo"],
      es: """
        Rayo FC: alineación conocida en 1 de 2 partidos
        Jugador  PJ  Titular  Minutos
        Ana #9    1        1       60
        Eva       1        0       30

        """,
      en: """
        Rayo FC: line-up known in 1 of 2 matches
        Player  P  Starts  Minutes
        Ana #9  1       1       60
        Eva     1       0       30

        """),
    Answer(
      arguments: ["head-to-head", "toros", "rayo"],
      es: """
        Equipo   PJ  G  E  P  GF  GC
        Toros     3  0  1  2   2   9
        Rayo FC   3  2  1  0   9   2
          Toros: tandas de penaltis: ganó 0, perdió 1

        1  2026-03-01         Rayo FC 4-0 Toros
        2  2026-03-08         Toros 0-3 Rayo FC                           adjudicado
        3  2026-03-15  Final  Rayo FC 2-2 Toros (4-3 pen., gana Rayo FC)

        """,
      en: """
        Team     P  W  D  L  GF  GA
        Toros    3  0  1  2   2   9
        Rayo FC  3  2  1  0   9   2
          Toros: shoot-outs: won 0, lost 1

        1  2026-03-01         Rayo FC 4-0 Toros
        2  2026-03-08         Toros 0-3 Rayo FC                          awarded
        3  2026-03-15  Final  Rayo FC 2-2 Toros (4-3 pen., Rayo FC win)

        """),
    Answer(
      arguments: ["records"],
      es: """
        Mayor victoria
          1 Rayo FC 4-0 Toros

        Más goles en un partido
          1 Rayo FC 4-0 Toros
          3 Rayo FC 2-2 Toros

        Más victorias seguidas
          2, Rayo FC: 1 Rayo FC 4-0 Toros … 2 Toros 0-3 Rayo FC

        Más partidos sin perder
          3, Rayo FC: 1 Rayo FC 4-0 Toros … 3 Rayo FC 2-2 Toros (sigue)

        Más partidos sin ganar
          3, Toros: 1 Rayo FC 4-0 Toros … 3 Rayo FC 2-2 Toros (sigue)

        Más espectadores
          120: 1 Rayo FC 4-0 Toros

        Gol más rápido
          2' Ana #9 (Rayo FC): 1 Rayo FC 4-0 Toros

        Tripletes
          3, Ana #9 (Rayo FC): 1 Rayo FC 4-0 Toros

        """,
      en: """
        Biggest win
          1 Rayo FC 4-0 Toros

        Most goals in a match
          1 Rayo FC 4-0 Toros
          3 Rayo FC 2-2 Toros

        Longest winning run
          2, Rayo FC: 1 Rayo FC 4-0 Toros … 2 Toros 0-3 Rayo FC

        Longest unbeaten run
          3, Rayo FC: 1 Rayo FC 4-0 Toros … 3 Rayo FC 2-2 Toros (goes on)

        Longest run without a win
          3, Toros: 1 Rayo FC 4-0 Toros … 3 Rayo FC 2-2 Toros (goes on)

        Top attendance
          120: 1 Rayo FC 4-0 Toros

        Fastest goal
          2' Ana #9 (Rayo FC): 1 Rayo FC 4-0 Toros

        Hat-tricks
          3, Ana #9 (Rayo FC): 1 Rayo FC 4-0 Toros

        """),
  ]

  @Test("answer in both languages", arguments: answers)
  func answer(_ answer: Answer) throws {
    let spanish = try run(answer.arguments)
    #expect(spanish.status == 0)
    #expect(spanish.output == answer.es)
    #expect(try run(answer.arguments, language: "en").output == answer.en)
  }

  @Test("give who did it to programs, with the number where there is one")
  func counts() throws {
    let assist = try json(["scorers", "--assists"]).elements.map { $0 }.first
    #expect(assist?["jugador"]?.string == "Eva")
    #expect(assist?["dorsal"] == nil)
    #expect(assist?["asistencias"]?.integer == 1)
    let ownGoal = try json(["scorers", "--own-goals"]).elements.map { $0 }.first
    #expect(ownGoal?["goles"]?.integer == 1)
    let cleanSheet = try json(["scorers", "--clean-sheets"]).elements.map { $0 }.first
    #expect(cleanSheet?["porterias"]?.integer == 1)
    #expect(cleanSheet?["pj"]?.integer == 2)
    let players = try json(["players"]).elements.map { $0 }
    #expect(players.map { $0["equipo"]?.string } == ["Rayo FC", "Toros"])
    #expect(players.map { $0["conAlineacion"]?.integer } == [1, 0])
    let ana = players.first?["jugadores"]?.elements.map { $0 }.first
    #expect(ana?["dorsal"]?.integer == 9)
    #expect(ana?["minutos"]?.integer == 60)
    #expect(ana?["titular"]?.integer == 1)
  }

  @Test("give cards and suspensions to programs")
  func cards() throws {
    let discipline = try json(["discipline"])
    let toros = discipline["equipos"]?.elements.map { $0 }.last
    #expect(toros?["amarillas"]?.integer == 2)
    #expect(toros?["banquillo"]?["rojas"]?.integer == 1)
    #expect(toros?["puntos"]?.integer == 6)
    #expect(discipline["jugadores"]?.elements.map { $0["jugador"]?.string } == ["Leo"])
    #expect(discipline["banquillo"]?.elements.map { $0["nombre"]?.string } == ["Quique"])
    let suspension = try json(["discipline", "--suspended"]).elements.map { $0 }.first
    #expect(suspension?["causa"]?.string == "ciclo")
    #expect(suspension?["amarillas"]?.integer == 2)
    #expect(suspension?["partido"]?.integer == 3)
    #expect(suspension?["porCumplir"]?.integer == 1)
    #expect(suspension?["cumplidos"]?.elements.map(\.integer) == [])
    #expect(suspension?["proximos"]?.elements.map(\.integer) == [4])
  }

  @Test("give matches and records to programs")
  func matches() throws {
    let headToHead = try json(["head-to-head", "Toros", "Rayo FC"])
    #expect(headToHead["tandasPerdidas"]?.integer == 1)
    let matches = headToHead["partidos"]?.elements.map { $0 } ?? []
    #expect(matches.map { $0["estado"]?.string } == ["finalizado", "adjudicado", "finalizado"])
    #expect(matches.map { $0["cuenta"]?.bool } == [true, true, true])
    #expect(matches.last?["tanda"]?["local"]?.integer == 4)
    let records = try json(["records"])
    #expect(records["mayoresVictorias"]?.elements.map { $0["id"]?.integer } == [1])
    let run = records["rachas"]?["victorias"]?.elements.map { $0 }.first
    #expect(run?["partidos"]?.elements.map(\.integer) == [1, 2])
    #expect(run?["sigue"]?.bool == false)
    #expect(records["golesMasRapidos"]?.elements.map { $0["minuto"]?.string } == ["2"])
    #expect(records["tripletes"]?.elements.map { $0["goles"]?.integer } == [3])
    #expect(records["masEspectadores"]?.elements.map { $0["espectadores"]?.integer } == [120])
  }

  @Test(
    "say so where there is nothing, and that is no failure",
    arguments: [
      (["scorers"], "todavía no ha marcado nadie"),
      (["scorers", "--assists"], "no hay ninguna asistencia"),
      (["scorers", "--own-goals"], "no hay ningún gol en propia meta"),
      (["scorers", "--clean-sheets"], "todavía no se ha jugado ningún partido"),
      (["discipline"], "todavía no se ha jugado ningún partido"),
      (["discipline", "--suspended"], "escriba «disciplina» en sus «reglas»"),
      (["players"], "todavía no se ha jugado ningún partido"),
      (["head-to-head", "A", "B"], "no hay ningún partido entre estos equipos"),
      (["records"], "todavía no se ha jugado ningún partido"),
    ])
  func nothing(arguments: [String], message: String) throws {
    let tienda = #"{"equipos":[{"nombre":"A"},{"nombre":"B"}],"partidos":[]}"#
    let result = try run(arguments, tienda: tienda)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains(message))
  }

  @Test("tell of somebody who took part all the same")
  func playedSuspended() throws {
    let tienda = Self.tienda.replacing(
      "\"id\": 4,",
      with:
        "\"id\": 4, \"estado\": \"finalizado\", \"resultado\": {\"local\": 0, \"visitante\": 1}, \"eventos\": [{\"tipo\": \"gol\", \"minuto\": 5, \"jugador\": \"Leo\", \"equipo\": \"Toros\"}],"
    )
    let result = try run(["discipline", "--suspended"], tienda: tienda)
    #expect(
      result.messages.contains("Leo tomó parte en el partido 4, del que lo suspendían las tarjetas")
    )
    #expect(result.output.contains("nada: no hay más partidos"))
  }

  @Test(
    "refuse what cannot be answered",
    arguments: [
      (["scorers", "--assists", "--own-goals"], 2, "no van juntos"),
      (["head-to-head", "rayo", "Rayo FC"], 2, "hacen falta dos equipos distintos"),
      (["head-to-head", "rayo", "torros"], 1, "¿quiso decir «Toros»?"),
      (["players", "--team", "torros"], 1, "¿quiso decir «Toros»?"),
      (["discipline", "--team", "torros"], 1, "¿quiso decir «Toros»?"),
    ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let result = try run(arguments)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains(message))
  }
}
