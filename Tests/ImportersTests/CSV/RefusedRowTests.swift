import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("A row of events that cannot be used")
struct RefusedRowTests {
  private static let results = """
    partido,ronda,local,visitante,resultado,fecha
    1,Semi,A,B,2-1,2026-05-01
    2,Semi,C,D,1-0,2026-05-01
    3,Final,Ganador 1,Ganador 2,2-0,2026-05-08

    """
  private static let header = "partido,minuto,tipo,modo,jugador,equipo\n"
  private static let events =
    header + """
      1,12,gol,,Ana,A
      1,13,gol,,Bea,A
      1,80,gol,,Leo,B
      1,30,tarjeta,amarilla,Leo,B
      1,31,tarjeta,amarilla,Ana,A

      """

  @Test(
    "changes nothing of its kind in its match, and the rest of the file is imported",
    arguments: [
      "1,13,gol,,Bea,Aa", "1,13,gol,,,A", "1,13,gol,,Bea,", "1,12,gol,,Ana,A\n1,13,gol,,Bea,Aa",
      "1,13,gol,,Bea,Aa\n1,12,gol,,Ana,A",
    ])
  func changesNothing(_ rows: String) throws {
    let torneo = try importing(csv: Self.results, Self.events).torneo
    let result = try importing(
      csv: Self.header + rows + "\n1,70,tarjeta,roja,Leo,B\n", into: torneo)
    #expect(
      result.partido?.golesEscritos == ["12 Ana A", "13 Bea A", "80 Leo B"])
    #expect(
      result.partido?.eventos.contains {
        if case .tarjeta(_, _, _, .roja, _) = $0 { true } else { false }
      } == true)
    #expect(
      result.warnings.contains {
        $0.contains("falta esta fila: de lo que cuenta, el partido se queda con lo que ya tenía")
      })
  }

  @Test("changes nothing of any kind where it does not say its own")
  func kindless() throws {
    let torneo = try importing(csv: Self.results, Self.events).torneo
    let result = try importing(
      csv: Self.header + "1,13,,,Bea,A\n1,70,tarjeta,roja,Leo,B\n1,12,gol,,Ana,A\n", into: torneo)
    #expect(result.torneo == torneo)
  }

  @Test("gives a match without a result none, by the others alone")
  func noResult() throws {
    let result = try importing(
      csv: "partido,local,visitante\n1,A,B\n",
      Self.header + "1,12,gol,,Ana,A\n1,13,gol,,Bea,Bb\n")
    #expect(result.partido?.estado == .programado)
  }

  static let strangers: [(row: String, what: String, help: String)] = [
    (
      "99,,,,12,Ana,A", "no hay ningún partido 99",
      "traiga también la tabla de resultados que lo tiene, o mire su número con «marcador match list»"
    ),
    (
      "1,,A,C,12,Ana,A", "el partido 1 es A – B, y la fila dice A – C",
      "corrija el número o los equipos"
    ),
    (
      ",2026-05-02,A,B,12,Ana,A", "A – B no se juega el 2026-05-02, sino el 2026-05-01",
      "corrija la fecha, o diga el número del partido"
    ),
    (
      ",2026-05-01,B,A,12,Ana,A", "B – A solo se juega con local y visitante cambiados",
      "cambie el local por el visitante"
    ),
    (
      ",2026-05-01,A,Deportivo,12,Ana,A", "ningún equipo se llama «Deportivo»", ""
    ),
  ]

  @Test("is told with its line, with what is wrong and what to do", arguments: strangers)
  func told(_ row: (row: String, what: String, help: String)) throws {
    let torneo = try importing(csv: Self.results).torneo
    let table = "partido,fecha,local,visitante,minuto,jugador,equipo\n1,,A,B,5,Ana,A\n"
    let result = try importing(csv: table + row.row + "\n", into: torneo)
    let told = result.diagnostics.filter { $0.message.es.contains("no se importa la fila") }
    #expect(told.map(\.message.es) == ["\(row.what): no se importa la fila"])
    #expect(told.first?.location?.line == 3)
    #expect(told.first?.help?.es ?? "" == row.help)
    // The match of the row before has nothing to do with it.
    #expect(told.first?.context == [])
  }

  @Test("is one that can be used by the alias that is advised")
  func alias() throws {
    let torneo = try importing(
      csv: "partido,local,visitante,resultado,fecha\n1,Rayo,Toros,1-0,2026-05-01\n"
    ).torneo
    let table =
      "fecha,local,visitante,minuto,jugador,equipo\n2026-05-01,Rayo,Torros,5,Ana,Rayo\n"
    let first = try importing(csv: table, into: torneo)
    #expect(first.warnings.first?.contains(#"Importe con --alias "Torros=Toros""#) == true)
    let second = try importing(csv: table, into: torneo, aliases: ["Torros": "Toros"])
    #expect(second.warnings == [])
    #expect(second.partido?.golesEscritos == ["5 Ana Rayo"])
  }

  @Test("is told of a match that waits in the language of who reads")
  func inEnglish() throws {
    let torneo = try importing(
      csv: "partido,ronda,local,visitante\n1,Semi,A,B\n2,Semi,C,D\n3,Final,Ganador 1,Ganador 2\n"
    ).torneo
    let result = try importing(csv: Self.header + "3,5,gol,,Ana,A\n", into: torneo)
    let contexts = result.diagnostics.flatMap(\.context)
    #expect(contexts.map(\.en) == ["Winner of match 1 – Winner of match 2"])
    #expect(contexts.map(\.es) == ["Ganador del partido 1 – Ganador del partido 2"])
  }

  @Test("is not one for the minute of a kick, which has none", arguments: ["", "0", "121", "130"])
  func kicks(_ minute: String) throws {
    let result = try importing(
      csv: "partido,ronda,local,visitante,resultado,tanda\n1,Final,A,B,1-1,1-0\n",
      Self.header + "1,\(minute),lanzamiento,convertido,Ana,A\n")
    #expect(result.warnings == [])
    #expect(result.partido?.eventos.count == 1)
  }

  @Test("may be of a table in Latin-1 with the mark of UTF-8")
  func marked() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("local;visitante;resultado\nPe".utf8) + [0xF1, 0x61]
    let file = ImportedFile(name: "f.csv", bytes: bytes + Array(";B;1-0\n".utf8))
    #expect(try importCSV([file]).torneo.equipos.map(\.nombre) == ["Peña", "B"])
  }

  @Test("is told of columns that only the other kind of table has")
  func otherColumns() throws {
    let result = try importing(
      csv: "local;visitante;resultado;minuto;jugador;asistencia;sale\nA;B;1-0;12;Ana;Bea;\n")
    #expect(result.partidos == ["1 A 1-0 B"])
    #expect(
      result.told.contains {
        $0.contains("columnas que no se leen: «minuto», «jugador», «asistencia», «sale»")
      })
    let events = try importing(
      csv: Self.results, "partido;jugador;equipo;campo;resultado\n1;Ana;A;Norte;2-1\n")
    #expect(events.told.contains { $0.contains("columnas que no se leen: «campo», «resultado»") })
  }
}
