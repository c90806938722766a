import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("Files beside the matches")
struct LookupTests {
  static let squad = (
    "squads.json",
    #"""
    [{"name": "United Lands", "fifa_code": "ULA", "group": "A", "players": [
      {"number": 9, "pos": "FW", "name": "Ángel Pérez", "date_of_birth": "2000-01-01"},
      {"number": 7, "pos": "FW", "name": "Iván Martínez"},
      {"number": 8, "pos": "MF", "name": "Luis Martínez"},
      {"number": null, "pos": "GK", "name": "Maximiliano Ruiz"}]}]
    """#
  )

  private static func goals(_ names: String...) -> (String, String) {
    let goals = names.enumerated().map { goal($1, $0 + 1) }
    return ("cup.json", file([match(scored([names.count, 0], goals, []), "United Lands", "B")]))
  }

  @Test(arguments: [true, false])
  func squadsGiveNumbersWhetherTheyComeBeforeOrAfterTheMatches(_ squadsFirst: Bool) throws {
    let matches = Self.goals("Ángel Pérez")
    let files = squadsFirst ? [Self.squad, matches] : [matches, Self.squad]
    let result = try importing(files)
    #expect(
      result.plantilla("United Lands") == [
        Jugador(nombre: "Ángel Pérez", dorsal: 9), Jugador(nombre: "Iván Martínez", dorsal: 7),
        Jugador(nombre: "Luis Martínez", dorsal: 8), Jugador(nombre: "Maximiliano Ruiz"),
      ])
    #expect(result.partido?.goleadores() == [Jugador(nombre: "Ángel Pérez", dorsal: 9)])
    #expect(result.warnings.isEmpty)
  }

  @Test func scorersAreFoundInTheSquadByAccentsSurnameOrAbbreviation() throws {
    let result = try importing([Self.squad, Self.goals("Angel Perez", "Pérez", "Maxi Ruiz")])
    #expect(
      result.partido?.goleadores().map(\.nombre) == [
        "Ángel Pérez", "Ángel Pérez", "Maximiliano Ruiz",
      ])
    #expect(result.plantilla("United Lands").count == 4)
    #expect(result.warnings.isEmpty)
    let notes = result.told.joined(separator: "\n")
    #expect(notes.contains("1 goleador escrito con otras tildes"))
    #expect(notes.contains("«Pérez» es «Ángel Pérez», el único así en la plantilla"))
    #expect(notes.contains("«Maxi Ruiz» es «Maximiliano Ruiz»"))
  }

  @Test func aSurnameOfTwoInTheSquadIsNeitherOfThem() throws {
    let result = try importing([Self.squad, Self.goals("Martínez")])
    #expect(result.partido?.goleadores() == [Jugador(nombre: "Martínez")])
    #expect(result.plantilla("United Lands").last == Jugador(nombre: "Martínez"))
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("«Martínez» puede ser más de un jugador de la plantilla"))
  }

  @Test func aScorerWhoIsNotInTheSquadIsAddedAndTold() throws {
    let result = try importing([Self.squad, Self.goals("Ángel Peréiz")])
    #expect(result.plantilla("United Lands").last == Jugador(nombre: "Ángel Peréiz"))
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].contains("marca y no está en la plantilla de United Lands"))
    #expect(result.warnings[0].contains(#"--alias "Ángel Peréiz=Ángel Pérez""#))
  }

  @Test func theirTeamsAreFoundByCodeOtherNameOrAmpersand() throws {
    func squad(_ name: String, _ code: String) -> String {
      #"{"name": "\#(name)", "fifa_code": "\#(code)", "players": [{"name": "Ana", "number": 1}]}"#
    }
    let result = try importing([
      (
        "squads.json",
        "[\(squad("Korea Republic", "XXX")), \(squad("United States", "USA")), "
          + "\(squad("Bosnia and Herzegovina", "BIH")), \(squad("Czechia", "CZE"))]"
      ),
      (
        "teams.json",
        #"""
        [{"name": "South Korea", "name_normalised": "Korea Republic", "fifa_code": "KOR"},
         {"name": "Czech Republic", "fifa_code": "CZE"}]
        """#
      ),
      (
        "cup.json",
        file([
          match("", "South Korea", "USA"), match("", "Bosnia & Herzegovina", "Czech Republic"),
        ])
      ),
    ])
    #expect(
      result.torneo.equipos.map(\.nombre) == [
        "South Korea", "USA", "Bosnia & Herzegovina", "Czech Republic",
      ])
    #expect(
      result.torneo.equipos.allSatisfy { $0.plantilla == [Jugador(nombre: "Ana", dorsal: 1)] })
    #expect(result.warnings.isEmpty)
  }

  @Test func twoTeamsOfOneListAreTwoWhateverTheirCodes() throws {
    let teams = (
      "teams.json", #"[{"name": "Norte", "code": "ABC"}, {"name": "Sur", "code": "ABC"}]"#
    )
    let once = try importing([teams])
    #expect(once.torneo.equipos.map(\.nombre) == ["Norte", "Sur"])
    #expect(try importing([teams], into: once.torneo).torneo == once.torneo)
  }

  @Test func aSquadOfATeamThatPlaysNoMatchIsAddedAndTold() throws {
    let result = try importing([Self.squad, ("cup.json", file([match("", "United Land", "B")]))])
    #expect(result.torneo.equipos.map(\.nombre) == ["United Land", "B", "United Lands"])
    #expect(result.warnings.count == 1)
    #expect(
      result.warnings[0].contains("«United Lands» está en una lista y no juega ningún partido"))
    #expect(result.warnings[0].contains(#"--alias "United Lands=United Land""#))
  }

  @Test func groupsGiveMatchesTheirGroupAndTellWhatDisagrees() throws {
    let result = try importing([
      (
        "groups.json",
        #"{"groups": [{"name": "Group A", "teams": ["A", "B"]}, {"name": "Group B", "teams": ["C", "D"]}]}"#
      ),
      (
        "cup.json",
        file([
          match(#""round": "Matchday 1""#), match(#""round": "Matchday 1""#, "C", "D"),
          match(#""round": "Final""#, "B", "A"),
          match(#""round": "Matchday 2", "group": "Group A""#, "C", "A"),
        ])
      ),
    ])
    #expect(
      result.torneo.partidos.map(\.partido.grupo) == ["Grupo A", "Grupo B", nil, "Grupo A"])
    #expect(result.torneo.partidos[2].partido.ronda == "Final")
    #expect(result.warnings.count == 1)
    #expect(
      result.warnings[0].contains("«C» juega en «Grupo A» y la lista lo pone en «Grupo B»"))
    #expect(
      result.told.contains {
        $0.hasSuffix("se ha tomado: 4 equipos, 2 grupos, 2 partidos con su grupo")
      })
  }

  @Test func stadiumsGiveTheNameOfTheStadiumOfACity() throws {
    let stadiums = (
      "stadiums.json", #"{"stadiums": [{"city": "Mexico City", "name": "Azteca", "capacity": 1}]}"#
    )
    let cup = ("cup.json", file([match(#""ground": "Mexico City""#)]))
    let together = try importing([stadiums, cup])
    #expect(together.partido?.campo == "Azteca, Mexico City")
    #expect(together.warnings.isEmpty)
    let one = try importing([cup])
    let afterwards = try importing([stadiums], into: one.torneo)
    #expect(afterwards.partido?.campo == "Azteca, Mexico City")
    let again = try importing([cup], into: afterwards.torneo)
    #expect(again.torneo == afterwards.torneo)
  }

  @Test func whatATournamentDoesNotKeepIsToldOnceAndNotImported() throws {
    let result = try importing([Self.squad])
    #expect(
      result.told == [
        "squads.json:1:1: un torneo no guarda «pos», «date_of_birth»: no se importan",
        "squads.json:1:11: se ha tomado: 1 plantilla, 4 jugadores",
      ])
  }
}
