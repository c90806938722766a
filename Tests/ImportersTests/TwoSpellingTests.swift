import Importers
import Testing
import Torneo

@Suite("Two names of line-ups of one file that differ in a letter")
struct TwoSpellingTests {
  private func file(_ first: String, _ second: String) -> String {
    """
    = Liga 2026

    ▪ Matchday 1
    Fri May 1 2026
      Rayo v Toros  1-0
        (Ana 12')

      Rayo: Pilar Sanz, \(first), Ana
    ▪ Matchday 2
    Fri May 8 2026
      Toros v Rayo  0-0

      Rayo: Pilar Sanz, \(second), Ana

    """
  }

  @Test("may be one player, which is told once, and settled by the alias that is advised")
  func told() throws {
    let text = file("Lucía Gómez", "Lucía Gómes")
    let result = try importing(text: text)
    #expect(
      result.warnings.count { $0.contains("pueden ser el mismo jugador de Rayo") } == 1)
    #expect(
      result.warnings.contains { $0.contains("«Lucía Gómes» y «Lucía Gómez»") })
    let settled = try importing(text: text, aliases: ["Lucía Gómes": "Lucía Gómez"])
    #expect(settled.plantilla("Rayo").map(\.nombre) == ["Pilar Sanz", "Lucía Gómez", "Ana"])
    #expect(settled.warnings == [])
  }

  @Test(
    "are two where one line-up has both, or where one is only a part of the other",
    arguments: [
      ("Lucía Gómez, Lucía Gómes", "Lucía Gómez, Lucía Gómes"),
      ("Lucía Gómez, Lucía Gómes", "Lucía Gómes"), ("Lucía Gómez", "Gómez"),
    ])
  func two(_ first: String, _ second: String) throws {
    let result = try importing(text: file(first, second))
    #expect(!result.warnings.contains { $0.contains("pueden ser el mismo jugador") })
  }
}
