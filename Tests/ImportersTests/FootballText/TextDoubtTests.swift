import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("What is doubtful or wrong in Football.TXT is told with its place")
struct TextDoubtTests {
  @Test(
    "doubts",
    arguments: [
      ("  ‸Ana 12' de penalti", "no se entiende «Ana 12' de penalti»: no se importa"),
      // A score in a form of its own is not taken for a part of a name.
      ("  ‸A v B 2:1", "no se entiende «A v B 2:1»: no se importa"),
      ("  ‸A v B 2 - 1", "no se entiende «A v B 2 - 1»: no se importa"),
      ("  ‸A 2-1 B (1-0)", "no se entiende «A 2-1 B (1-0)»: no se importa"),
      ("  ‸A v B 3-3 pen.", "no se entiende «A v B 3-3 pen.»: no se importa"),
      ("  ‸A v B -2-1", "no se entiende «A v B -2-1»: no se importa"),
      ("  ‸A v B 2-", "no se entiende «A v B 2-»: no se importa"),
      ("  ‸A v B 99999-1", "no se entiende «A v B 99999-1»: no se importa"),
      ("  ‸A v B n.V. 1-1 x", "no se entiende «A v B n.V. 1-1 x»: no se importa"),
      ("‸Sun Sep 5\n", "el día de la semana no es el de la fecha 2026-09-05: vale la fecha"),
      (
        "  A v B 1-0\n   (‸Ana)",
        "el gol de «Ana» no tiene minuto: no se apunta; el resultado lo cuenta"
      ),
      (
        "  A v B 1-0\n   (‸12' Ana)",
        "no se entienden los goles «12' Ana»: no se apuntan"
      ),
      (
        "  A v B 0-0\n\nA: ‸Ana (12 Bea\n\n",
        "desde aquí no se entiende la alineación: no se apunta ninguna parte de ella"
      ),
      ("  A v B 0-0\n\nA: ‸Ana [Y], Bea [R]", "2 tarjetas no tienen minuto: no se apuntan"),
      (
        "  A v B 0-0\n\nA: ‸Ana (Bea)",
        "1 cambio no tiene minuto: quien entró queda de suplente"
      ),
      (
        "  A v B 0-0, 1-0 pen.\n\nPenalties: ‸1-0 Ana, 2-0 Bea",
        "no se entiende quién lanzó cada penalti de la tanda: no se apuntan los lanzamientos"
      ),
      (
        "  A v B 0-0, 2-0 pen.\n\nPenalties: ‸1-0 Ana",
        "los lanzamientos de la tanda suman 1-0, y está escrito 2-0"
      ),
      (
        "  A v B 0-0\nAtt: ‸many",
        "no se entiende el número de espectadores «many»: no se apunta"
      ),
      (
        "  A v B 0-0 [‸replayed]",
        "estado desconocido «replayed»: se toma por jugado si tiene resultado"
      ),
      (
        "  A v B 0-0\n\nA: Ana [Y ‸121']",
        "minuto 121, después de la prórroga: se apunta en el 120+1"
      ),
    ])
  func doubts(lines: String, message: String) throws {
    let file = Marked(day("  C v D 0-0\n" + lines))
    let result = try importing(text: file.text)
    let told = result.diagnostics.filter { $0.severity == .warning }
    #expect(told.map(\.message.es) == [message])
    #expect(
      told.first?.location
        == SourceLocation(file: "f.txt", line: file.line, column: file.column))
    #expect(told.allSatisfy { !$0.message.en.isEmpty && $0.message.en != $0.message.es })
  }

  @Test(
    "errors",
    arguments: [
      ("= Liga 2026\n‸Mon Jun 31\nA v B 1-0", "la fecha «Mon Jun 31» no existe"),
      (
        "= Liga\n‸Sat Sep 5\nA v B 1-0",
        "la fecha «Sat Sep 5» no dice el año, ni lo dice el título del fichero"
      ),
      ("= Liga 2026\nSat Sep 5\n  ‸25:00  A v B 1-0", "la hora «25:00» no existe"),
      ("= Liga 2026\nSat Sep 5\n  ‸A v A 1-0", "«A» juega contra sí mismo"),
      (
        "= Liga 2026\nSat Sep 5\n  A v B 1-0\n   (Ana ‸12+99')",
        "el minuto «12+99» está fuera de rango (1–120, y hasta 30 añadidos)"
      ),
      ("‸", "no es un fichero Football.TXT: no hay en él ningún partido, grupo ni plantilla"),
      (
        "= Liga 2026\n\n  ‸{\"matches\": []}\nhola\n",
        "no es un fichero Football.TXT: no hay en él ningún partido, grupo ni plantilla, y esta línea "
          + "no se entiende: «{\"matches\": []}»"
      ),
      (
        "= R - L 2026\n 1, Ana, GK\n ‸100, Bea, GK\n",
        "el dorsal 100 está fuera de rango (1–99)"
      ),
    ])
  func errors(text: String, message: String) {
    let file = Marked(text)
    do {
      _ = try importing(text: file.text)
      Issue.record("it was imported")
    } catch {
      let told = error.diagnostics.filter { $0.severity == .error }
      #expect(told.map(\.message.es) == [message])
      #expect(
        told.first?.location
          == SourceLocation(file: "f.txt", line: file.line, column: file.column))
    }
  }

  @Test func bytesThatAreNotUTF8AreToldWhereTheyAre() {
    var bytes = Array("= Liga 2026\nSat Sep 5\n  C".utf8)
    bytes += [0xE1] + Array("diz v B 1-0".utf8)
    do {
      _ = try importFootballText([ImportedFile(name: "f.txt", bytes: bytes)])
      Issue.record("it was imported")
    } catch {
      #expect(
        error.diagnostics.map(\.line)
          == ["f.txt:3:4: aquí hay bytes que no son UTF-8: guarde el fichero como UTF-8"])
    }
  }

  @Test func aLineThatIsTooLongIsToldInShort() throws {
    let result = try importing(
      text: day("  A v B 1-0\n  C v " + String(repeating: "x", count: 5000)))
    #expect(result.warnings.count == 1)
    #expect(
      result.warnings.allSatisfy { $0.hasPrefix("f.txt:6:3: no se entiende") && $0.count < 200 })
  }

  @Test func manyLinesThatAreNotUnderstoodAreCounted() throws {
    let result = try importing(
      text: day("  A v B 1-0\n" + String(repeating: "what?\n", count: 1000)))
    #expect(result.warnings.count == 21)
    #expect(
      result.warnings.last == "f.txt:26:1: y desde aquí 980 líneas más que no se entienden")
  }
}
