import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("Names of players")
struct NameTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let one: String
    let other: String
    /// The alias that is offered; nil when the two are taken for two people.
    let alias: String?
    var testDescription: String { "\(one), \(other)" }
  }

  @Test("are kept in Unicode's composed form")
  func composed() throws {
    let result = try importing(
      matches: match(scored([1, 0], [goal("Iva\u{301}n", 1)], []), "Pen\u{303}arol"))
    let equipo = try #require(result.torneo.equipos.first)
    #expect(Array(equipo.nombre.utf8) == Array("Peñarol".utf8))
    #expect(equipo.plantilla.map { Array($0.nombre.utf8) } == [Array("Iván".utf8)])
  }

  @Test(
    "of one team that may be one are told with the alias to use",
    arguments: [
      Pair(one: "Mbappé", other: "Kylian Mbappé", alias: "Mbappé=Kylian Mbappé"),
      Pair(one: "Kylian Mbappé", other: "Mbappé", alias: "Mbappé=Kylian Mbappé"),
      Pair(one: "E. Cavani", other: "Edinson Cavani", alias: "E. Cavani=Edinson Cavani"),
      Pair(one: "Neymar", other: "Neymar Jr", alias: "Neymar=Neymar Jr"),
      Pair(one: "Ritsu Doan", other: "Ritsu Dōan", alias: "Ritsu Doan=Ritsu Dōan"),
      Pair(
        one: "Salem Al-Dawsari", other: "Salem Al Dawsari",
        alias: "Salem Al Dawsari=Salem Al-Dawsari"),
      Pair(one: "Akaydin", other: "Akaydian", alias: "Akaydian=Akaydin"),
      Pair(one: "Harry Kane", other: "Harry Maguire", alias: nil),
      Pair(one: "Lautaro Martínez", other: "Lisandro Martínez", alias: nil),
      Pair(one: "Jonathan David", other: "Promise David", alias: nil),
      Pair(one: "Ana", other: "Ane", alias: nil),
    ])
  func pair(_ sample: Pair) throws {
    let result = try importing(
      matches: match(scored([2, 0], [goal(sample.one, 1), goal(sample.other, 2)], [])))
    #expect(result.plantilla("A").map(\.nombre) == [sample.one, sample.other])
    guard let alias = sample.alias else {
      #expect(result.told.isEmpty)
      return
    }
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("pueden ser el mismo jugador de A") == true)
    #expect(
      result.warnings.first?.hasSuffix(#"[si lo son, importe con --alias "\#(alias)"]"#) == true)
  }

  @Test func areToldOncePerPairAtTheFirstPlaceOfTheDoubtfulOne() throws {
    let result = try importing([
      (
        "f.json",
        file([
          match(scored([1, 0], [goal("Kylian Mbappé", 1)], [])),
          match(scored([2, 0], [goal("Mbappé", 1), goal("Mbappé", 2)], []), "A", "C"),
          match(scored([1, 0], [goal("Mbappé", 1)], []), "A", "D"),
        ])
      )
    ])
    #expect(result.warnings.count == 1)
    #expect(result.warnings[0].hasPrefix("f.json:2:"))
    #expect(result.warnings[0].contains("(A – C, 2026-09-05)"))
  }

  @Test func inTwoTeamsAreTwoPeople() throws {
    let result = try importing(
      matches: match(scored([1, 1], [goal("Mbappé", 1)], [goal("Kylian Mbappé", 2)])))
    #expect(result.told.isEmpty)
  }

  @Test func areTheOnesThatAnAliasStandsFor() throws {
    let result = try importing(
      matches: match(scored([2, 0], [goal("Mbappé", 1), goal("Kylian Mbappé", 2)], [])),
      aliases: ["Mbappé": "Kylian Mbappé"])
    #expect(result.partido?.golesEscritos == ["1 Kylian Mbappé A", "2 Kylian Mbappé A"])
    #expect(result.plantilla("A").map(\.nombre) == ["Kylian Mbappé"])
    #expect(result.told.isEmpty)
  }

  @Test func thatAnAliasStandsForAreCorrectedInTheTournamentToo() throws {
    let text = match(
      scored(
        [2, 1], [goal("Mbappé", 1), goal("Kylian Mbappé", 2)],
        [goal("Mbappé", 3, #""owngoal": true"#)]))
    let first = try importing(matches: text)
    #expect(first.plantilla("A").count == 2)
    // A match that the file of the second import does not have.
    var torneo = first.torneo
    let other = try #require(first.partido)
    torneo.partidos.append(PartidoDeLista(id: 9, partido: other))
    torneo.partidos[1].partido.fecha = Fecha(anio: 2027, mes: 1, dia: 1)
    let second = try importing(
      matches: text, into: torneo, aliases: ["Mbappé": "Kylian Mbappé"])
    #expect(second.plantilla("A").map(\.nombre) == ["Kylian Mbappé"])
    for element in second.torneo.partidos {
      #expect(
        element.partido.golesEscritos
          == ["1 Kylian Mbappé A", "2 Kylian Mbappé A", "3 Kylian Mbappé B propia"])
    }
    #expect(second.torneo.partidos.map(\.id) == [1, 9])
  }

  @Test func ofAnAliasThatNothingBearsAreTold() throws {
    let result = try importing(matches: match(""), aliases: ["X": "Y", "A": "Alfa"])
    #expect(result.torneo.equipos.map(\.nombre) == ["Alfa", "B"])
    #expect(
      result.warnings == ["ningún equipo ni jugador se llama «X»: su --alias no se ha usado"])
  }

  @Test func ofTeamsWithOtherAccentsOrCaseAreOneTeamAndTold() throws {
    let result = try importing(
      matches: match("", "Atlético", "B"), match("", "C", "ATLETICO"))
    #expect(result.torneo.equipos.map(\.nombre) == ["Atlético", "B", "C"])
    #expect(result.torneo.partidos[1].partido.visitante === result.torneo.equipos[0])
    #expect(result.told.count == 1)
    #expect(result.told[0].contains("«ATLETICO» se toma por «Atlético»"))
  }
}
