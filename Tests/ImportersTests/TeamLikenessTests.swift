import Diagnostics
import Testing
import Torneo

@testable import Importers

@Suite("Teams with names that are alike")
struct TeamLikenessTests {
  @Test(
    "are two where one is the second team, the youth or the women of a club",
    arguments: [
      ("Rojos", "Rojos B"), ("Rojos A", "Rojos B"), ("Athletic Club", "Athletic Club II"),
      ("Rojos", "Rojos Sub-19"), ("Rojos Sub-17", "Rojos Sub19"), ("Rojos FC", "Rojos FC Femenino"),
      ("Rojos", "Rojos Juvenil"), ("Villarreal CF", "Villarreal CF C"),
      ("Rojos U21", "Rojos"), ("Juvenil Rojos", "Rojos"),
    ])
  func apart(_ one: String, _ other: String) {
    #expect(!mayBeOneTeam(NameKey(one), NameKey(other)))
  }

  @Test(
    "may be one that is mistyped",
    arguments: [
      ("Osasuna", "Osasuan"), ("Villarreal", "Vilarreal CF"), ("Rojos", "Rojas"),
      ("Rojos", "Rojos F.C."), ("Rojos B", "Rojas B"), ("Athletic Club", "Atletic Club"),
    ])
  func alike(_ one: String, _ other: String) {
    #expect(mayBeOneTeam(NameKey(one), NameKey(other)))
  }

  @Test(
    "are two where they are numbered or short", arguments: [("Team 1", "Team 2"), ("Alba", "Alta")])
  func numbered(_ one: String, _ other: String) {
    #expect(!mayBeOneTeam(NameKey(one), NameKey(other)))
  }

  private static let calendar = [
    Row(jornada: 2, day: "2025-09-14", home: "Negros", away: "Rojos")
  ]

  @Test("are not taken for each other by the match they play", arguments: RowFormat.allCases)
  func reserve(_ format: RowFormat) throws {
    let torneo = try format.importing(Self.calendar).torneo
    let file = [Row(jornada: 2, day: "2025-09-14", home: "Negros", away: "Rojos B", score: "1-3")]
    let result = try format.importing(file, into: torneo)
    #expect(result.torneo.equipos.map(\.nombre) == ["Negros", "Rojos", "Rojos B"])
    #expect(result.partido?.tieneMarcador == false)
  }

  @Test("are told where one is new", arguments: RowFormat.allCases)
  func told(_ format: RowFormat) throws {
    let torneo = try format.importing(Self.calendar).torneo
    let file = [Row(jornada: 3, day: "2025-09-21", home: "Rojas", away: "Negros")]
    let result = try format.importing(file, into: torneo)
    #expect(
      result.warnings.contains { $0.contains("«Rojas» y «Rojos» pueden ser el mismo equipo") })
  }

  // MARK: Aliases

  @Test func cannotBeExchangedByAliases() throws {
    let torneo = try RowFormat.csv.importing(Self.calendar).torneo
    let failure = try #require(throws: Failure.self) {
      try RowFormat.csv.importing(
        Self.calendar, into: torneo, aliases: ["Rojos": "Negros", "Negros": "Rojos"])
    }
    #expect(
      failure.diagnostics.contains {
        $0.line.contains("--alias no puede cambiar «Negros» y «Rojos» el uno por el otro")
          && $0.line.contains("marcador team rename")
      })
  }

  @Test(
    "cannot be made one by an alias where they meet",
    arguments: [["Rojos": "Negros"], ["Negros": "Rojos"]])
  func rivals(_ aliases: [String: String]) throws {
    let torneo = try RowFormat.csv.importing(Self.calendar).torneo
    let failure = try #require(throws: Failure.self) {
      try RowFormat.csv.importing(
        [Row(jornada: 3, day: "2025-09-21", home: "Lilas", away: "Verdes")], into: torneo,
        aliases: aliases)
    }
    let errors = failure.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.line.contains("juegan el partido 1 entre sí") == true)
  }

  @Test(
    "are made one by an alias, whichever is first in the tournament",
    arguments: [["Rojos": "Lilas"], ["Lilas": "Rojos"]])
  func one(_ aliases: [String: String]) throws {
    let other = Row(jornada: 3, day: "2025-09-21", home: "Lilas", away: "Negros")
    let torneo = try RowFormat.csv.importing(Self.calendar + [other]).torneo
    let result = try RowFormat.csv.importing([other], into: torneo, aliases: aliases)
    #expect(
      result.torneo.equipos.map(\.nombre) == ["Negros", aliases.values.first].compactMap(\.self))
    #expect(result.torneo.partidos.count == 2)
  }
}
