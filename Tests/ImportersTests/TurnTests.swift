import Importers
import Testing
import Torneo

@Suite("A result without a matchday, of teams that meet several times on one ground")
struct TurnTests {
  private func calendar(_ days: String...) throws -> Torneo {
    let rows = days.enumerated().map { "\(6 * $0.offset + 1),\($0.element),B,A\n" }
    return try importing(csv: "jornada,fecha,local,visitante\n" + rows.joined()).torneo
  }

  @Test("is that of the first one that is still to be played", arguments: ["", "2026-05-20"])
  func first(_ day: String) throws {
    let torneo = day.isEmpty ? try calendar("", "") : try calendar("2026-05-02", "2026-06-13")
    let csv = "fecha,local,visitante,resultado\n\(day),B,A,2-0\n"
    let result = try importing(csv: csv, into: torneo)
    #expect(result.torneo.partidos.map(\.partido.goles.local) == [2, 0])
    #expect(result.torneo.partidos.map(\.partido.estado) == [.finalizado, .programado])
    // Again it is the same one.
    #expect(try importing(csv: csv, into: result.torneo).torneo == result.torneo)
  }

  @Test func isThatOfTheNextOneOnceTheFirstHasBeenPlayed() throws {
    var torneo = try calendar("", "")
    for score in ["2-0", "1-1"] {
      torneo = try importing(csv: "local,visitante,resultado\nB,A,\(score)\n", into: torneo).torneo
    }
    #expect(torneo.partidos.map { $0.partido.marcador() } == ["2-0", "1-1"])
  }

  @Test func takesTheirTurnOneAfterTheOtherInOneFile() throws {
    let result = try importing(
      csv: "fecha,local,visitante,resultado\n2026-05-20,B,A,2-0\n2026-06-20,B,A,1-1\n",
      into: calendar("", "", ""))
    #expect(result.torneo.partidos.count == 3)
    #expect(result.torneo.partidos.prefix(2).map { $0.partido.marcador() } == ["2-0", "1-1"])
    #expect(result.torneo.partidos.last?.partido.estado == .programado)
  }
}
