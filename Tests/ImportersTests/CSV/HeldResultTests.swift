import Diagnostics
import Testing
import Torneo

@testable import Importers

@Suite("A list of events without a score")
struct HeldResultTests {
  private func csv(_ text: String, into torneo: Torneo? = nil) throws -> ImportResult {
    try importCSV([ImportedFile(name: "f.csv", bytes: Array(text.utf8))], into: torneo)
  }

  private let result = "partido,jornada,fecha,local,visitante,resultado\n1,1,2026-05-01,A,B,2-1\n"
  private let whole = """
    partido,minuto,tipo,jugador,equipo
    1,10,gol,Ana,A
    1,45,gol,Ana,A
    1,80,gol,Leo,B
    """
  private let one = "partido,minuto,tipo,jugador,equipo\n1,11,gol,Ana,A\n"

  @Test("leaves the result of a finished match, however that came in, and says so")
  func holds() throws {
    let written = try csv(result).torneo
    let ofGoals = try csv(whole, into: written).torneo
    for known in [written, ofGoals] {
      let read = try csv(one, into: known)
      #expect(read.partido?.marcador() == "2-1")
      #expect(read.partido?.golesEscritos == ["11 Ana A"])
      #expect(read.warnings.count { $0.contains("vale el resultado") } == 1)
      // The whole list again is the result again.
      let again = try csv(whole, into: read.torneo)
      #expect(again.partido?.marcador() == "2-1")
      #expect(again.warnings == [])
    }
    // Another score in a file of results does change it.
    let other = try csv(result.replacing("2-1", with: "3-1"), into: ofGoals)
    #expect(other.partido?.marcador() == "3-1")
  }

  @Test("or with one: a team that plays itself is told with the other errors")
  func againstItself() throws {
    let text = """
      fecha,local,visitante,resultado
      2026-05-01,A,A,1-0
      2026-05-02,A,B,x
      """
    // The first word is how the table was read.
    let failure = try #require(throws: Failure.self) { try csv(text) }
    #expect(failure.diagnostics.map { $0.location?.line } == [1, 2, 3])
  }
}
