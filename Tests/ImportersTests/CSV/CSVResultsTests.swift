import Diagnostics
import Importers
import Testing
import Torneo

@Suite("A table of results")
struct CSVResultsTests {
  @Test(
    "a half-time score or a shoot-out without the result is told by its line, a first time and again"
  )
  func withoutTheResult() throws {
    for columns in ["descanso", "tanda"] {
      let table = "partido;local;visitante;resultado;\(columns)\n1;A;B;;1-0\n"
      var torneo: Torneo?
      for _ in 1...2 {
        let result = try importing(csv: table, into: torneo)
        #expect(
          result.warnings == [
            "1.csv:2:1: tiene goles, descanso o tanda y le falta el resultado final: queda como "
              + "estaba, o por jugar (A – B)"
          ])
        torneo = result.torneo
      }
    }
  }

  struct Table: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  @Test(
    "is read whatever its separator, headers, order of columns and quotes",
    arguments: [
      Table(
        testDescription: "commas, Spanish",
        text:
          "Fecha,Local,Visitante,Resultado,Campo\n2026-09-05,Rayo FC,Toros,3-2,\"La Dehesa, 1\"\n"
      ),
      Table(
        testDescription: "semicolons, no accents, capitals, CRLF, mark",
        text: "\u{FEFF}VISITANTE;LOCAL;FECHA;RESULTADO;ESTADIO\r\nToros;Rayo FC;5/9/2026;3 - 2;"
          + "La Dehesa, 1\r\n"),
      Table(
        testDescription: "tabs, English, two columns",
        text: "home\taway\thome goals\taway goals\tdate\tvenue\nRayo FC\tToros\t3\t2\t05.09.2026\t"
          + "La Dehesa, 1"),
      Table(
        testDescription: "quotes, short names, lone CR",
        text: "\"date\",\"Home Team\",\"Away_Team\",\"FTHG\",\"FTAG\",\"ground\"\r\"2026-9-5\" ,"
          + "\"Rayo FC\",\"Toros\",\"3\",\"2\",\"La Dehesa, 1\"\r\r,,,,,\r"),
    ])
  func forms(_ table: Table) throws {
    let result = try importing(csv: table.text, dates: .dmy)
    #expect(result.partidos == ["1 2026-09-05 Rayo FC 3-2 Toros"])
    #expect(result.partido?.campo == "La Dehesa, 1")
    #expect(result.warnings == [])
  }

  @Test func tellsHowItWasUnderstood() throws {
    let result = try importing(
      csv: "fecha;local;visitante;resultado;nota\n13/9/2026;A;B;1-0;x\n5/9/2026;B;A;;\n")
    #expect(
      result.told == [
        "1.csv:1:1: 2 filas de resultados, separados por «;», en UTF-8; fechas leídas como "
          + "día/mes/año, como muestra «13/9/2026»",
        "1.csv:1:1: columnas que no se leen: «nota»",
      ])
    #expect(result.partidos == ["1 2026-09-13 A 1-0 B", "2 2026-09-05 B – A programado"])
  }

  @Test func isReadInLatin1AndSaysSo() throws {
    let text = "local,visitante,resultado\nAlav\u{E9}s,Pe\u{F1}a \u{80},1-0\n"
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let result = try importCSV([ImportedFile(name: "f.csv", bytes: bytes)])
    #expect(result.partidos == ["1 Alavés 1-0 Peña €"])
    #expect(result.told == ["f.csv:1:1: 1 fila de resultados, separados por «,», en Latin-1"])
  }

  @Test func hasEveryFactThatItsColumnsName() throws {
    let result = try importing(
      csv: """
        partido;jornada;fase;grupo;fecha;hora;local;visitante;resultado;descanso;90;tanda;árbitro;\
        espectadores;estado;motivo;ronda
        7;3;Liga;Norte;2026-09-05;18:30 UTC+2;A;B;2-2;1-0;1-1;4-3;Pilar Ruiz;140;finalizado;;
        9;;;;2026-09-06;19:00:00;C;D;0-3;;;;;;Adjudicado;no se presentó;Cuartos de final
        12;;;;;;A;C;;;;;;;APLAZADO;lluvia;
        13;;;;;;A;D;1-1;;;;;;en juego;;
        """)
    let partidos = result.torneo.partidos
    #expect(partidos.map(\.id) == [7, 9, 12, 13])
    let partido = try #require(partidos.first?.partido)
    #expect(partido.escrito == "2026-09-05T18:30:00+02:00 A 2-2 (1-0) 90': 1-1 pen: 4-3 B")
    #expect(partido.jornada == 3)
    #expect(partido.fase == "Liga")
    #expect(partido.grupo == "Norte")
    #expect(partido.arbitro == "Pilar Ruiz")
    #expect(partido.espectadores == 140)
    #expect(partidos[1].partido.escrito == "2026-09-06T19:00:00 C 0-3 D adjudicado")
    #expect(partidos[1].partido.ronda == "Cuartos de final")
    #expect(partidos[1].partido.motivo == "no se presentó")
    #expect(partidos[2].partido.estado == .aplazado)
    #expect(partidos[3].partido.escrito == "A 1-1 D enJuego")
    #expect(result.warnings == [])
  }

  @Test(
    "takes a round that is a number or a matchday for the matchday",
    arguments: ["3", "Jornada 3", "Matchday 3"])
  func rounds(_ round: String) throws {
    let partido = try importing(csv: "round,home,away\n\(round),A,B\n").partido
    #expect(partido?.jornada == 3)
    #expect(partido?.ronda == nil)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    /// With `‸` where it is wrong.
    let text: String
    let told: String
    var testDescription: String { told }
  }

  @Test(
    "with something that cannot be is refused, with its place",
    arguments: [
      Wrong(
        text: "fecha,local,visitante\n‸5/9/2026,A,B\n6/9/2026,B,A",
        told: "«5/9/2026» puede ser 2026-09-05 o 2026-05-09, y ninguna fecha del fichero lo aclara"),
      Wrong(
        text: "fecha,local,visitante\n13/9/2026,A,B\n‸9/13/2026,B,A",
        told: "la fecha «9/13/2026» no está escrita como día/mes/año"),
      Wrong(
        text: "fecha,local,visitante\n13/9/2026,A,B\n‸31/9/2026,B,A",
        told: "la fecha «31/9/2026», leída como día/mes/año, no existe"),
      Wrong(
        text: "fecha,local,visitante\n‸2026-02-30,A,B", told: "la fecha «2026-02-30» no existe"),
      Wrong(
        text: "fecha,local,visitante\n‸5/9/26,A,B",
        told: "el año de «5/9/26» tiene dos cifras: escriba las cuatro"),
      Wrong(
        text: "fecha,local,visitante\n‸hoy,A,B",
        told: "la fecha «hoy» no tiene la forma 2026-09-05 ni 5/9/2026"),
      Wrong(
        text: "local,visitante,resultado\nA,B,‸2x1",
        told: "no se entiende el marcador «2x1»: se esperaba algo como «2-1»"),
      Wrong(
        text: "local,visitante,resultado\nA,B,‸200-1",
        told: "no se entiende el marcador «200-1»: se esperaba algo como «2-1»"),
      Wrong(
        text: "local,visitante,goles local,goles visitante\nA,B,‸2,",
        told: "están los goles de un equipo y faltan los del otro"),
      Wrong(
        text: "local,visitante,90\nA,B,‸1-1",
        told: "está el marcador a los 90 minutos y falta el resultado"),
      Wrong(
        text: "jornada,local,visitante\n‸0,A,B",
        told: "«0» no vale como «jornada»: va de 1 a 999"),
      Wrong(
        text: "jornada,local,visitante\n‸1000,A,B",
        told: "«1000» no vale como «jornada»: va de 1 a 999"),
      Wrong(
        text: "jornada,local,visitante\n‸1.5,A,B",
        told: "«1.5» no vale como «jornada»: se esperaba un número entero"),
      Wrong(
        text: "jornada,local,visitante\n‸99999999999999999999,A,B",
        told: "«99999999999999999999» no vale como «jornada»: va de 1 a 999"),
      Wrong(text: "local,visitante,estado\nA,B,‸raro", told: "estado desconocido «raro»"),
      Wrong(
        text: "local,visitante,estado,resultado\nA,B,‸programado,2-1",
        told: "dice que está por jugar y tiene resultado"),
      Wrong(
        text: "local,visitante\nA,B,‸2-1",
        told: "la fila tiene más celdas que columnas hay (2): lo que lleve dentro el separador va "
          + "entre comillas"),
      Wrong(text: "local,visitante\n‸\"A,B\nC,D", told: "estas comillas no se cierran"),
      Wrong(
        text: "local,visitante\n\"A\"‸x,B", told: "hay texto detrás de unas comillas que se cierran"
      ),
      Wrong(
        text: "local,visitante,‸Home\nA,B,C",
        told: "la columna «Home» está dos veces, o con dos nombres"),
      Wrong(
        text: "‸uno,dos\nA,B",
        told:
          "la primera línea no nombra las columnas de unos resultados («local» y «visitante») ni "
          + "de unos sucesos («jugador», y «partido» o los dos equipos): «uno», «dos»"),
      Wrong(text: "‸", told: "el fichero está vacío"),
      Wrong(text: "‸\n\n , \n", told: "el fichero está vacío"),
      Wrong(
        text: "local,visitante\nA‸\u{0},B", told: "aquí hay un byte nulo: no es un fichero de texto"
      ),
      Wrong(text: "local,visitante\n‸A,A", told: "«A» juega contra sí mismo"),
      Wrong(
        text: "local,visitante\n‸\u{202E}A,B", told: "hay un carácter de control en «\\u{202E}A»"),
    ])
  func wrong(_ expected: Wrong) throws {
    let parts = expected.text.split(separator: "‸", omittingEmptySubsequences: false)
    let before = parts[0]
    let line = before.count { $0 == "\n" } + 1
    let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
    let text = parts.joined()
    let failure = try #require(throws: Failure.self) { try importing(csv: text) }
    let errors = failure.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message.es) == [expected.told])
    #expect(errors.first?.location?.description == "1.csv:\(line):\(column + 1)")
  }

  @Test("with what no table has is refused without delay", arguments: [1, 2])
  func hostile(_ kind: Int) throws {
    let text =
      kind == 1
      ? String(repeating: "local,", count: 1_000_000)
      : "local,visitante\n" + String(repeating: "\"\"\"\"", count: 500_000) + "\"x"
    let failure = try #require(throws: Failure.self) { try importing(csv: text) }
    #expect(
      failure.diagnostics.first?.message.es
        == (kind == 1
          ? "hay más de 256 columnas" : "estas comillas no se cierran"))
    let utf16 = [0xFF, 0xFE] + Array("l\0o\0c\0".utf8)
    let other = try #require(throws: Failure.self) {
      try importCSV([ImportedFile(name: "f.csv", bytes: utf16)])
    }
    #expect(other.diagnostics.map(\.message.es) == ["el fichero está en UTF-16"])
  }

  @Test func leavesOutRowsThatAreNoMatchAndTellsTheirLine() throws {
    let result = try importing(csv: "local,visitante,resultado\nA,B,1-0\n\nTotal,,1\nC,D,-\n")
    #expect(result.partidos == ["1 A 1-0 B", "2 C – D programado"])
    #expect(
      result.warnings == [
        "1.csv:4:1: faltan los nombres de los equipos: no se importa la fila"
      ])
  }

  @Test func finishedWithoutAScoreIsToldAndNotTakenForADraw() throws {
    let result = try importing(csv: "local,visitante,estado\nA,B,finalizado\n")
    #expect(result.partidos == ["1 A – B programado"])
    #expect(
      result.warnings == [
        "1.csv:2:5: dice que ha acabado y no tiene resultado: queda como estaba, o por jugar (A – B)"
      ])
  }

  @Test func importedAgainAddsAndCorrectsAndNeverDoubles() throws {
    let header = "partido,jornada,fecha,local,visitante,resultado\n"
    let first = try importing(
      csv: header + "1,1,2026-09-05,A,B,1-0\n2,2,,B,A,\n"
    ).torneo
    let same = try importing(
      csv: header + "1,1,2026-09-05,A,B,1-0\n2,2,,B,A,\n", into: first)
    #expect(same.torneo == first)
    #expect(same.summary.iguales == 2)
    // Another day, known by its number; another score; one more match.
    let result = try importing(
      csv: header + "1,1,2026-09-06,A,B,2-0\n2,2,2026-09-12,B,A,0-0\n3,3,2026-09-19,A,C,1-1\n",
      into: first)
    #expect(
      result.partidos == [
        "1 2026-09-06 A 2-0 B", "2 2026-09-12 B 0-0 A", "3 2026-09-19 A 1-1 C",
      ])
    #expect(result.summary.corregidos == 2)
    #expect(result.summary.nuevos == 1)
  }

  @Test func doesNotTakeANumberOfOthersForTheSameMatch() throws {
    let first = try importing(csv: "partido,local,visitante\n1,A,B\n").torneo
    let result = try importing(csv: "partido,local,visitante\n1,C,D\n", into: first)
    #expect(result.partidos == ["1 A – B programado", "2 C – D programado"])
    #expect(
      result.warnings == [
        "1.csv:2:1: el partido 1 del torneo es de otros equipos: el número no se tiene en cuenta "
          + "(C – D)"
      ])
  }

  @Test("takes away the apostrophe that keeps a cell from being a formula, and no other")
  func formulas() throws {
    let result = try importing(
      csv: "local,visitante\n'=1+1,''-B\n'Hertog,-C\n\"'@x\",'\n")
    #expect(result.torneo.equipos.map(\.nombre) == ["=1+1", "'-B", "'Hertog", "-C", "@x", "'"])
    for name in ["=1", "'=1", "''@", "-B", "'Hertog", "Ana", "'", ""] {
      #expect((name.withFormulaMark == name) == ["'Hertog", "Ana", "'", ""].contains(name))
    }
  }

  @Test(
    "says its separator in a first line, as Excel writes it",
    arguments: ["sep=;\r\n", "\u{FEFF}SEP=;\n", "sep=|\n"])
  func statedSeparator(_ first: String) throws {
    let sign = first.contains("|") ? "|" : ";"
    let rows = "local;visitante;resultado\n\"A, B\";C;2-1\n".replacing(";", with: sign)
    #expect(try importing(csv: first + rows).partidos == ["1 A, B 2-1 C"])
    let failure = try #require(throws: Failure.self) {
      try importing(csv: first + rows + "A\(sign)B\(sign)x\n")
    }
    #expect(failure.diagnostics.contains { $0.location?.line == 4 && $0.location?.column == 5 })
  }

  @Test(
    "may have a kick-off as people write it",
    arguments: ["18:30", "18.30", "18:30 h", "18:30h", "18h30", "18.30 hs"])
  func clocks(_ clock: String) throws {
    let result = try importing(
      csv: "fecha;hora;local;visitante\n2026-09-05;\(clock);A;B\n")
    #expect(result.partido?.fecha?.description == "2026-09-05T18:30:00")
    #expect(result.warnings == [])
  }

  @Test(
    "with a word that is none gets the one that was probably meant, or all",
    arguments: [
      ("estado", "finalisado", "¿quiso decir «finalizado»?"),
      ("estado", "postpned", "¿quiso decir «postponed»?"),
    ])
  func suggestions(_ column: String, _ word: String, _ help: String) throws {
    let failure = try #require(throws: Failure.self) {
      try importing(csv: "local,visitante,\(column)\nA,B,\(word)\n")
    }
    #expect(failure.diagnostics.compactMap(\.help?.es) == [help])
    let other = try #require(throws: Failure.self) {
      try importing(csv: "local,visitante,\(column)\nA,B,qqqqqqqq\n")
    }
    #expect(
      other.diagnostics.compactMap(\.help?.es).first?.hasPrefix("puede ser: programado, en juego, ")
        == true)
  }

  @Test(
    "with a row that comes again tells whether it says the same",
    arguments: [
      ("2026-09-05,A,B,2-1,Pilar", "el partido está dos veces: se importa una"),
      (
        "2026-09-05,A,B,2-1,Luis",
        "el partido está dos veces y no dicen lo mismo: vale esta, la última"
      ),
    ])
  func repeated(_ row: String, _ told: String) throws {
    let result = try importing(
      csv: "fecha,local,visitante,resultado,árbitro\n2026-09-05,A,B,2-1,Pilar\n\(row)\n")
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains(told) == true)
  }
}
