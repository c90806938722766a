import Diagnostics
import Importers
import Testing
import Torneo

@testable import Exporters

@Suite("A tournament of real data", .enabled(if: dataFolder != nil, withoutData))
struct RoundTripTests {
  @Test(
    "is read from openfootball JSON as it was written",
    arguments: dataPaths(endingIn: ".json"))
  func json(_ path: String) throws {
    let torneo = try tournament(path)
    let export = exportOpenfootball(torneo)
    #expect(export.told == [])
    let again = try importing(json: export.text)
    #expect(again.facts() == torneo.facts())
    #expect(again.rosters == torneo.rosters)
    #expect(again.nombre == torneo.nombre)
    #expect(again.temporada == torneo.temporada)
  }

  @Test(
    "is read from Football.TXT as it was written",
    arguments: dataPaths(endingIn: ".txt") + dataPaths(endingIn: ".json"))
  func footballText(_ path: String) throws {
    let torneo = try tournament(path)
    let export = try exportFootballText(torneo)
    #expect(export.told == [])
    let again = try importing(text: export.text)
    #expect(again.facts() == torneo.facts())
    #expect(again.rosters == torneo.rosters)
    #expect(again.nombre == torneo.nombre)
  }

  @Test(
    "is read from CSV as it was written, but for its name and line-ups",
    arguments: dataPaths(endingIn: ".txt") + dataPaths(endingIn: ".json"))
  func csv(_ path: String) throws {
    let torneo = try tournament(path)
    let results = exportResultsAsCSV(torneo, separator: .semicolon)
    let events = exportEventsAsCSV(torneo, separator: .semicolon)
    #expect(!results.told.contains { $0.contains("leer") })
    let again = try importing(csv: results.text, events.text)
    let facts = Fact.allCases.filter { $0 != .lineups }
    #expect(again.facts(facts) == torneo.facts(facts))
    // The other way round, one after the other, and again: as in one go.
    let files = [results, events].map { ImportedFile(name: "f.csv", bytes: Array($0.text.utf8)) }
    let first = try importCSV([files[0]]).torneo
    let second = try importCSV([files[1]], into: first).torneo
    #expect(second.facts(facts) == torneo.facts(facts))
    let third = try importCSV(files.reversed(), into: second)
    #expect(third.torneo.facts(facts) == torneo.facts(facts))
    #expect(third.torneo.partidos.count == torneo.partidos.count)
  }

  @Test func hasItsRostersInAFileOfSquads() throws {
    let files = try ["", ".squads"].map { try dataFile("worldcup/2026-worldcup\($0).json") }
    let torneo = try importOpenfootball(files).torneo
    let exports = [exportOpenfootball(torneo), exportSquads(torneo)]
    let again = try importOpenfootball(
      exports.map { ImportedFile(name: "f.json", bytes: Array($0.text.utf8)) }
    ).torneo
    #expect(again.facts() == torneo.facts())
    func rosters(_ torneo: Torneo) -> [String: Set<Jugador>] {
      Dictionary(torneo.equipos.map { ($0.nombre, Set($0.plantilla)) }) { $0.union($1) }
    }
    #expect(rosters(again) == rosters(torneo))
    #expect(rosters(again).values.joined().count { $0.dorsal != nil } == 48 * 26)
  }

  @Test(
    "has the roster of a team in a file of Football.TXT",
    arguments: [
      "txt/espana-2023-24-squad-athletic_bilbao.txt", "txt/espana-2023-24-squad-rayo_vallecano.txt",
    ])
  func squads(_ path: String) throws {
    let torneo = try tournament(path)
    let equipo = try #require(torneo.equipos.first)
    let export = try exportSquadText(of: equipo, in: torneo)
    #expect(export.told == [])
    let again = try importing(text: export.text)
    #expect(again.equipos.map(\.nombre) == [equipo.nombre])
    #expect(again.equipos.first?.plantilla == equipo.plantilla)
    #expect(again.nombre == torneo.nombre)
    #expect(again.temporada == torneo.temporada)
  }

  @Test("without matches or without players is read again from the title alone, with a word")
  func titleAlone() throws {
    let equipo = Equipo(nombre: "Rayo")
    let torneo = Torneo(nombre: "Liga", equipos: [equipo])
    for text in [
      try exportSquadText(of: equipo, in: torneo).text, try exportFootballText(torneo).text,
    ] {
      let read = try importFootballText([ImportedFile(name: "f.txt", bytes: Array(text.utf8))])
      #expect(
        read.diagnostics.map(\.message.es) == [
          "bajo el título no hay ningún partido, grupo ni jugador"
        ])
    }
  }

  @Test("leaves out of a roster the names that Football.TXT cannot hold, and says which")
  func squadNames() throws {
    let equipo = try #require(
      Equipo(
        nombre: "Rayo",
        plantilla: [
          Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Eva (hija)"), Jugador(nombre: "Sol"),
        ]))
    let export = try exportSquadText(of: equipo, in: Torneo(nombre: "Liga", equipos: [equipo]))
    #expect(export.text == "= Rayo - Liga\n\n9, Ana\n-, Sol\n")
    #expect(export.told.count == 1)
    #expect(export.told.first?.hasSuffix("se deja fuera: «Eva (hija)»") == true)
    let team = try #require(Equipo(nombre: "A - B", plantilla: [Jugador(nombre: "Ana")]))
    #expect(throws: Failure.self) { try exportSquadText(of: team, in: Torneo(equipos: [team])) }
  }

  @Test("goes from Football.TXT to JSON without its line-ups, and says so")
  func losses() throws {
    let export = exportOpenfootball(try tournament("txt/worldcup-2022-full.txt"))
    let told = try #require(export.told.first)
    #expect(told.hasPrefix("openfootball JSON no guarda: "))
    #expect(told.contains("128 alineaciones"))
    #expect(told.contains("64 árbitros de partidos"))
    #expect(export.told.count == 1)
  }
}
