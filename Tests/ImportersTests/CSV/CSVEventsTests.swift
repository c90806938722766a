import Diagnostics
import Importers
import Testing
import Torneo

@Suite("A table of events")
struct CSVEventsTests {
  private let results = """
    partido,fecha,local,visitante,resultado
    1,2026-09-05,Rayo,Toros,2-1
    2,2026-09-06,Lobos,Rayo,0-0
    """

  private let events = """
    partido,minuto,tipo,modo,jugador,equipo,asistencia,sale
    1,90+2,gol,penalti,Ana,Rayo,,
    1,3,gol,,Eva,Rayo,Ana,
    1,40',gol,en propia,Eva,Toros,,
    1,50,tarjeta,amarilla,Leo,Toros,,
    1,51,tarjeta del banquillo,roja,Paco,Toros,,
    1,60,cambio,,Bea,Rayo,,Ana
    1,70,penalti fallado,,Leo,Toros,,
    1,,lanzamiento,fallado,Leo,Toros,,
    """

  @Test func goesIntoTheMatchesOfTheResultsThatComeWithIt() throws {
    let together = try importing(csv: results, events)
    let partido = try #require(together.partido)
    #expect(
      partido.golesEscritos == ["3 Eva Rayo", "40 Eva Toros propia", "90+2 Ana Rayo penalti"])
    #expect(
      partido.sucesosEscritos == [
        "50 amarilla Leo Toros", "51 roja Paco Toros", "60 Bea por Ana Rayo", "Leo Toros falla",
      ])
    #expect(partido.estado == .finalizado)
    #expect(partido.resultado == nil)
    let assists = partido.eventos.compactMap { event -> String? in
      if case .gol(_, _, _, _, let assist) = event { assist?.nombre } else { nil }
    }
    #expect(assists == ["Ana"])
    #expect(together.plantilla("Rayo").map(\.nombre).sorted() == ["Ana", "Bea", "Eva"])
    #expect(together.plantilla("Toros").map(\.nombre) == ["Leo"])
    #expect(together.warnings == [])
    // In the other order, and afterwards into the tournament: the same.
    #expect(try importing(csv: events, results).partido?.todo == partido.todo)
    let before = try importing(csv: results).torneo
    let after = try importing(csv: events, into: before)
    #expect(after.partido?.todo == partido.todo)
    #expect(after.torneo.partidos.count == 2)
    #expect(after.summary.corregidos == 1)
    let again = try importing(csv: events, into: after.torneo)
    #expect(again.torneo == after.torneo)
  }

  @Test func findsItsMatchBySidesAndDayInEnglishToo() throws {
    let result = try importing(
      csv: results,
      """
      Date;Home;Away;Min;Type;How;Player;Team
      5/9/2026;rayo;TOROS;12;Goal;own goal;Leo;home
      5/9/2026;rayo;TOROS;30;red card;;Leo;away
      """, dates: .dmy)
    #expect(result.partido?.golesEscritos == ["12 Leo Rayo propia"])
    #expect(result.partido?.sucesosEscritos == ["30 roja Leo Toros"])
  }

  @Test func correctsTheKindsThatItTellsAndKeepsTheOthers() throws {
    let first = try importing(csv: results, events).torneo
    let result = try importing(
      csv: "partido,minuto,tipo,modo,jugador,equipo\n1,55,tarjeta,roja,Leo,Toros\n", into: first)
    #expect(
      result.partido?.sucesosEscritos == [
        "51 roja Paco Toros", "55 roja Leo Toros", "60 Bea por Ana Rayo", "Leo Toros falla",
      ])
    #expect(result.partido?.golesEscritos.count == 3)
  }

  @Test func ofAMatchWithoutAResultIsItsResultAndSaysSo() throws {
    let calendar = try importing(csv: "partido,local,visitante\n1,A,B\n2,B,A\n").torneo
    let goals = "partido,minuto,jugador,equipo\n1,5,Ana,A\n1,9,Eva,A\n"
    let result = try importing(csv: goals, into: calendar)
    #expect(result.partidos == ["1 A 2-0 B", "2 B – A programado"])
    #expect(
      result.told == [
        "1.csv:1:1: 2 filas de sucesos, separados por «,», en UTF-8",
        "1.csv:1:1: no hay columna «tipo»: cada fila se lee como un gol",
        "1.csv:2:1: el partido no tenía resultado: se da por acabado con estos goles (A – B)",
      ])
    #expect(try importing(csv: goals, into: result.torneo).torneo == result.torneo)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let row: String
    let told: String
    var testDescription: String { row }
  }

  @Test(
    "leaves out a row that nothing is known of, and tells its line",
    arguments: [
      Row(
        row: "9,5,gol,,Ana,Rayo",
        told: "2.csv:2:1: no hay ningún partido 9: no se importa la fila [traiga también la tabla "
          + "de resultados que lo tiene, o mire su número con «marcador match list»]"),
      Row(
        row: "1,5,gol,,Ana,Osos",
        told:
          "2.csv:2:1: «Osos» no juega este partido: no se importa la fila (Rayo – Toros, 2026-09-05)"
      ),
      Row(row: "1,5,gol,,,Rayo", told: "2.csv:2:1: falta «jugador»: no se importa la fila"),
      Row(row: "1,5,gol,,Ana,", told: "2.csv:2:1: falta «equipo»: no se importa la fila"),
      Row(
        row: "1,,tarjeta,roja,Ana,Rayo", told: "2.csv:2:1: falta «minuto»: no se importa la fila"),
      Row(row: "1,5,tarjeta,,Ana,Rayo", told: "2.csv:2:1: falta «modo»: no se importa la fila"),
      Row(row: "1,5,cambio,,Ana,Rayo", told: "2.csv:2:1: falta «sale»: no se importa la fila"),
      Row(row: "Total,,,,,", told: "2.csv:2:1: falta «jugador»: no se importa la fila"),
      Row(row: ",5,gol,,Ana,Rayo", told: "2.csv:2:1: falta «partido»: no se importa la fila"),
    ])
  func refused(_ row: Row) throws {
    let result = try importing(
      csv: results, "partido,minuto,tipo,modo,jugador,equipo\n" + row.row + "\n")
    #expect(result.warnings == [row.told])
    #expect(result.partido?.eventos == [])
  }

  @Test("names columns as the file does, and words in the language of who reads")
  func namesOfColumns() throws {
    let told = try importing(
      csv: results, "match,min,type,player,club\n1,,card,Ana,Rayo\n1,5,sub,Ana,Rayo\n"
    ).diagnostics.filter { $0.severity == .warning }.map(\.message.en)
    #expect(
      told == [
        "“how” is missing: the row is not imported", "“off” is missing: the row is not imported",
      ])
    let failure = try #require(throws: Failure.self) {
      try importing(
        csv: results,
        "match,minute,kind,how,player,team\n1,x,goal,,Ana,Rayo\n0,5,goal,,Ana,Rayo\n"
          + "1,5,card,blue,Ana,Rayo\n1,5,jump,,Ana,Rayo\n")
    }
    let errors = failure.diagnostics.filter { $0.severity != .note }
    #expect(
      errors.map(\.message.en) == [
        "the minute “x” is not written as “45” or “45+2”",
        "“0” is no “match”: it goes from 1 to 999999999", "unknown mode “blue”",
        "unknown event “jump”",
      ])
    #expect(
      errors.compactMap(\.help?.en) == [
        "it may be: yellow, second yellow, red",
        "it may be: goal, card, bench card, substitution, missed penalty, kick",
      ])
  }

  @Test(
    "with something that cannot be is refused",
    arguments: [
      Row(
        row: "1,‸0,gol,,Ana,Rayo",
        told: "el minuto «0» está fuera de rango (1–120, y hasta 30 añadidos)"),
      Row(row: "1,‸x,gol,,Ana,Rayo", told: "el minuto «x» no tiene la forma «45» ni «45+2»"),
      Row(row: "1,5,‸fuera,,Ana,Rayo", told: "suceso desconocido «fuera»"),
      Row(row: "1,5,gol,‸raro,Ana,Rayo", told: "modo desconocido «raro»"),
    ])
  func wrong(_ row: Row) throws {
    let parts = row.row.split(separator: "‸", omittingEmptySubsequences: false)
    let failure = try #require(throws: Failure.self) {
      try importing(
        csv: results, "partido,minuto,tipo,modo,jugador,equipo\n" + parts.joined() + "\n")
    }
    let error = try #require(failure.diagnostics.first { $0.severity == .error })
    #expect(error.message.es == row.told)
    #expect(error.location?.description == "2.csv:2:\(parts[0].count + 1)")
  }

  @Test func takesARowThatIsThereTwiceOnceButNotAKick() throws {
    let result = try importing(
      csv: results,
      """
      partido,minuto,tipo,modo,jugador,equipo
      1,5,gol,,Ana,Rayo
      1,5,gol,,Ana,Rayo
      1,,tanda,gol,Ana,Rayo
      1,,tanda,gol,Ana,Rayo
      """)
    #expect(result.partido?.golesEscritos.count == 1)
    #expect(result.partido?.eventos.count == 3)
    #expect(result.warnings.contains { $0.hasPrefix("2.csv:3:1: la fila está dos veces") })
  }

  @Test func tellsGoalsThatDoNotAddUp() throws {
    let result = try importing(csv: results, "partido,minuto,jugador,equipo\n1,5,Ana,Rayo\n")
    #expect(result.warnings.contains { $0.contains("no suman el resultado") })
    #expect(result.partidos.first == "1 2026-09-05 Rayo 2-1 Toros")
  }

  @Test func tellsARowOfTheSameEventThatDiffersInTheAssist() throws {
    let result = try importing(
      csv: results,
      """
      partido,minuto,jugador,equipo,asistencia
      1,5,Ana,Rayo,Eva
      1,5,Ana,Rayo,Sol
      """)
    #expect(result.partido?.golesEscritos.count == 1)
    #expect(
      result.warnings.contains {
        $0.hasPrefix(
          "2.csv:3:1: otra fila cuenta lo mismo y no coincide en todo: vale la primera")
      })
  }

  @Test(
    arguments: [
      ("ggol,", "¿quiso decir «gol»?"), ("amarila,", "¿quiso decir «amarilla»?"),
      ("tarjeta,rja", "¿quiso decir «roja»?"),
    ])
  func suggestsTheWordThatWasProbablyMeant(_ cells: String, _ help: String) throws {
    let failure = try #require(throws: Failure.self) {
      try importing(
        csv: results, "partido,minuto,tipo,modo,jugador,equipo\n1,5,\(cells),Ana,Rayo\n")
    }
    #expect(failure.diagnostics.compactMap(\.help?.es) == [help])
  }
}

extension Partido {
  /// All that happened, without the identity of teams.
  fileprivate var todo: [String] { golesEscritos + sucesosEscritos + ["\(eventos.count)"] }
}
