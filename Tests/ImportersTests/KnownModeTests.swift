import Diagnostics
import Testing
import Torneo

@testable import Importers

@Suite("A file without a mark of penalties or own goals")
struct KnownModeTests {
  private func known() throws -> Torneo {
    try importing(
      matches: match(
        scored(
          [4, 1],
          [
            goal("Ana Ruiz", 23, #""penalty": true"#), goal("Ana Ruiz", 60), goal("Eva Gil", 70),
            goal("Leo Mas", 80, #""owngoal": true"#),
          ], [goal("Leo Mas", 12)]))
    ).torneo
  }

  private let all = [
    "12 Leo Mas B", "23 Ana Ruiz A penalti", "60 Ana Ruiz A", "70 Eva Gil A",
    "80 Leo Mas A propia",
  ]

  @Test(
    "leaves those that are known as they are",
    arguments: [
      "(Ana Ruiz 23', 60' Eva Gil 70' Leo Mas 80'; Leo Mas 12')",
      // Under a surname alone.
      "(Ruiz 23', 60' Gil 70' Mas 80'; Mas 12')",
    ])
  func keepsThem(_ goals: String) throws {
    let text = "= Liga 2026\nSat Sep 5\n  A 4-1 B\n     \(goals)\n"
    let result = try importing(text: text, into: known())
    #expect(result.partido?.golesEscritos == all)
    #expect(result.plantilla("A").map(\.nombre) == ["Ana Ruiz", "Eva Gil"])
    #expect(result.plantilla("B").map(\.nombre) == ["Leo Mas"])
    #expect(result.torneo.partidos.count == 1)
  }

  @Test("corrects the minute of a penalty that stays one")
  func correctsTheMinute() throws {
    let text = """
      = Liga 2026
      Sat Sep 5
        A 4-1 B
           (Ana Ruiz 24', 60' Eva Gil 70' Leo Mas 80'; Leo Mas 12')
      """
    let partido = try importing(text: text, into: known()).partido
    #expect(partido?.golesEscritos.contains("24 Ana Ruiz A penalti") == true)
  }

  @Test("is silent about the one kind when it marks the other")
  func oneKind() throws {
    let text = """
      = Liga 2026
      Sat Sep 5
        A 4-1 B
           (Ana Ruiz 23', 60'(p) Eva Gil 70' Leo Mas 80'; Leo Mas 12')
      """
    let partido = try importing(text: text, into: known()).partido
    #expect(partido?.golesEscritos[1...2] == ["23 Ana Ruiz A", "60 Ana Ruiz A penalti"])
    #expect(partido?.golesEscritos.last == "80 Leo Mas A propia")
  }

  @Test("is one that says «jugada», which holds")
  func inWords() throws {
    let rows = """
      fecha,local,visitante,minuto,tipo,modo,jugador,equipo
      2026-09-05,A,B,23,gol,jugada,Ana Ruiz,A
      2026-09-05,A,B,60,gol,jugada,Ana Ruiz,A
      2026-09-05,A,B,70,gol,jugada,Eva Gil,A
      2026-09-05,A,B,80,gol,propia,Leo Mas,A
      2026-09-05,A,B,12,gol,jugada,Leo Mas,B
      """
    let files = [ImportedFile(name: "f.csv", bytes: Array(rows.utf8))]
    let partido = try importCSV(files, into: known()).partido
    #expect(partido?.golesEscritos[1] == "23 Ana Ruiz A")
  }
}
