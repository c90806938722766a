import Foundation
import Importers
import TestSupport
import Testing
import Torneo

/// What was published of two World Cups, against what the queries find in the files of openfootball.
@Suite(
  "Queries of the World Cups",
  .enabled(
    if: Workplace.data != nil,
    Comment(rawValue: "there is no ../shared/datos/openfootball beside the repository")))
struct WorldCupQueriesTests {
  private func torneo(_ year: Int) throws -> Torneo {
    let folder = try #require(Workplace.data)
    let name = "worldcup-\(year)-full.txt"
    let bytes = try Data(contentsOf: folder.appending(path: "openfootball/txt/\(name)"))
    return try importFootballText([ImportedFile(name: name, bytes: [UInt8](bytes))]).torneo
  }

  struct Minutes: Sendable, CustomTestStringConvertible {
    let year: Int
    let team: String
    let player: String
    let matches: Int
    let starts: Int
    let minutes: Int
    var testDescription: String { "\(player), \(year)" }
  }

  @Test(
    "give the minutes of those who played most",
    arguments: [
      Minutes(
        year: 2022, team: "Argentina", player: "Lionel MESSI", matches: 7, starts: 7, minutes: 690),
      Minutes(
        year: 2022, team: "France", player: "Kylian MBAPPE", matches: 7, starts: 6, minutes: 597),
      Minutes(
        year: 2022, team: "France", player: "Hugo LLORIS", matches: 6, starts: 6, minutes: 570),
      Minutes(
        year: 2018, team: "Croatia", player: "Luka MODRIC", matches: 7, starts: 7, minutes: 694),
      Minutes(
        year: 2018, team: "Croatia", player: "Danijel SUBASIC", matches: 6, starts: 6, minutes: 630),
    ])
  func minutes(_ expected: Minutes) throws {
    let team = try torneo(expected.year).minutajes().first { $0.equipo.nombre == expected.team }
    #expect(team?.conAlineacion == 7)
    let player = team?.jugadores.first { $0.jugador.nombre == expected.player }
    #expect(player?.jugados == expected.matches)
    #expect(player?.titular == expected.starts)
    #expect(player?.minutos == expected.minutes)
  }

  @Test("give scorers, own goals and cards")
  func countsOf2022() throws {
    let torneo = try torneo(2022)
    let first = torneo.listaDeGoleadores().prefix(2)
    #expect(first.map(\.jugador.nombre) == ["Kylian MBAPPE", "Lionel MESSI"])
    #expect(first.map { [$0.goles, $0.penaltis] } == [[8, 2], [7, 4]])
    #expect(
      torneo.golesEnPropia().map(\.elemento.quien.equipo.nombre) == ["Argentina", "Morocco"])
    let disciplina = torneo.disciplina()
    let amarillas = Dictionary(
      disciplina.equipos.map { ($0.elemento.equipo.nombre, $0.elemento.deJugadores.amarillas) },
      uniquingKeysWith: { first, _ in first })
    #expect(amarillas["England"] == 1)
    #expect(amarillas["Saudi Arabia"] == 14)
    let expulsados = disciplina.jugadores.filter { $0.tarjetas.dobles + $0.tarjetas.rojas > 0 }
    #expect(
      Set(expulsados.map(\.quien.equipo.nombre)) == ["Cameroon", "Morocco", "Netherlands", "Wales"])
  }

  @Test(
    "tell who was suspended for which match",
    arguments: [
      (
        2022,
        [
          "Marcos ACUNA: Argentina-Croatia", "Gonzalo MONTIEL: Argentina-Croatia",
          "Walid CHEDDIRA: France-Morocco", "Idrissa Gana GUEYE: England-Senegal",
          "Wayne HENNESSEY: Wales-England", "Amadou ONANA: Croatia-Belgium",
        ]
      ),
      (
        2018,
        [
          "Thomas MEUNIER: France-Belgium", "CASEMIRO: Brazil-Belgium",
          "Blaise MATUIDI: Uruguay-France",
          "Mikael LUSTIG: Sweden-England", "Hector MORENO: Brazil-Mexico",
          "Jerome BOATENG: South Korea-Germany",
        ]
      ),
    ])
  func suspensions(_ year: Int, _ expected: [String]) throws {
    var torneo = try torneo(year)
    torneo.reglas.disciplina = ReglasDeDisciplina(ciclo: 2, perdonTras: "Cuartos de final")
    let suspensions = torneo.suspensiones()
    #expect(suspensions.allSatisfy { $0.indebidos.isEmpty })
    let matches = Dictionary(
      torneo.partidos.map { ($0.id, "\($0.partido.local.nombre)-\($0.partido.visitante.nombre)") },
      uniquingKeysWith: { first, _ in first })
    let missed = Set(
      suspensions.flatMap { suspension in
        suspension.cumplidos.map {
          "\(suspension.quien.jugador.nombre): \(matches[$0] ?? "")"
        }
      })
    #expect(missed.isSuperset(of: expected), "\(missed)")
  }

  @Test("give the records")
  func records() throws {
    let torneo = try torneo(2022)
    let records = torneo.records()
    #expect(records.mayoresVictorias.map { $0.partido.marcador() } == ["7-0"])
    #expect(records.masGoles.map { $0.partido.marcador() } == ["6-2"])
    #expect(Set(records.masEspectadores.map(\.partido.espectadores)) == [88_966])
    #expect(records.golesMasRapidos.first?.autor.jugador.nombre == "Alphonso DAVIES")
    #expect(
      records.tripletes.map(\.autor.jugador.nombre) == ["GONCALO RAMOS", "Kylian MBAPPE"])
    #expect(records.rachas[.sinPerder]?.map(\.equipo.nombre) == ["Argentina"])
    let equipos = Dictionary(
      torneo.equipos.map { ($0.nombre, $0) }, uniquingKeysWith: { first, _ in first })
    let cara = torneo.caraACara(
      try #require(equipos["France"]), contra: try #require(equipos["Argentina"]))
    #expect(cara.balance.empatados == 1)
    #expect(cara.tandasPerdidas == 1)
  }
}
