import Testing
import Torneo

@Suite("Minutes of play")
struct MinutoTests {
  @Test("added time comes after its minute and before the next")
  func order() {
    let ordenados: [Minuto?] = [
      Minuto(1), Minuto(45), Minuto(45, anadido: 1), Minuto(45, anadido: 2), Minuto(46),
      Minuto(90), Minuto(90, anadido: 4), Minuto(91), Minuto(105, anadido: 1), Minuto(106),
    ]
    let minutos = ordenados.compactMap { $0 }
    #expect(minutos.count == ordenados.count)
    #expect(minutos.shuffled().sorted() == minutos)
  }

  @Test(
    "a minute is read as it is written",
    arguments: [("45", 45, 0), ("45+2", 45, 2), ("1", 1, 0), ("120+3", 120, 3), ("007", 7, 0)])
  func reading(texto: String, minuto: Int, anadido: Int) {
    let leido = Minuto(texto: texto)
    #expect(leido?.minuto == minuto)
    #expect(leido?.anadido == anadido)
  }

  @Test(
    "any other form is no minute",
    arguments: [
      "", "+2", "45+", "45 + 2", "45+-1", "45+99", "90+2+1", "45＋2", "-1", "0", "121", "999",
      "45+0", "4.5", "٤٥", "99999999999999999999", "45'", " 45",
    ])
  func refusing(texto: String) {
    #expect(Minuto(texto: texto) == nil)
  }

  @Test("a literal makes a minute, and is printed back", arguments: [3, 45, 90, 120])
  func literal(minuto: Int) {
    #expect(Minuto(minuto)?.description == "\(minuto)")
    let literal: Minuto = 88
    #expect(literal.description == "88")
    #expect(Minuto(90, anadido: 4)?.description == "90+4")
  }
}
