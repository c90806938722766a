import Importers
import Testing
import Torneo

@Suite("Characters of a name that nobody sees")
struct InvisibleCharacterTests {
  @Test(
    "are told and left out where they do nothing",
    arguments: [
      "Duah\u{200D}", "Du\u{200D}ah", "Du\u{200C}ah", "Du\u{AD}ah", "\u{FEFF}Duah", "Du\u{2060}ah",
      "Duah\u{200B}",
    ])
  func idle(_ name: String) throws {
    let result = try importing(
      matches: match(scored([2, 0], [goal(name, 1), goal("Duah", 2)], [])))
    #expect(result.plantilla("A").map(\.nombre) == ["Duah"])
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("hay un carácter que no se ve en «") == true)
    #expect(result.warnings.first?.hasPrefix("f.json:1:") == true)
  }

  @Test(
    "stay where they belong to the name",
    arguments: ["علی\u{200C}رضا", "👨\u{200D}👩\u{200D}👧", "क्\u{200D}ष"])
  func atWork(_ name: String) throws {
    let result = try importing(matches: match(scored([1, 0], [goal(name, 1)], [])))
    #expect(
      result.plantilla("A").map { Array($0.nombre.unicodeScalars) } == [Array(name.unicodeScalars)])
    #expect(result.told.isEmpty)
  }

  @Test("do not make two players of one, nor keep the next import from being saved")
  func ofTheTournament() throws {
    let equipo = try #require(
      Equipo(nombre: "A", plantilla: [Jugador(nombre: "Duah\u{200D}")]))
    let result = try importing(
      matches: match(scored([1, 0], [goal("Duah", 1)], [])),
      into: Torneo(equipos: [equipo], partidos: []))
    #expect(result.plantilla("A") == equipo.plantilla)
  }
}
