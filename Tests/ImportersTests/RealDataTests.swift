import Diagnostics
import Foundation
import Importers
import TestSupport
import Testing
import Torneo

private let read = OpenfootballData.read
private let paths = OpenfootballData.paths(endingIn: ".json")

@Suite(
  "Files of openfootball", .enabled(if: OpenfootballData.folder != nil, OpenfootballData.missing))
struct RealDataTests {
  struct Figures: Sendable, CustomTestStringConvertible {
    let path: String
    let teams: Int
    let matches: Int
    var goals = 0
    var own = 0
    var penalties = 0
    var extraTime = 0
    var shootOuts = 0
    var awarded = 0
    var cancelled = 0
    var pending = 0
    var testDescription: String { path }
  }

  @Test(
    "have as many of everything as their description says",
    arguments: [
      Figures(
        path: "worldcup/2014-worldcup.json", teams: 32, matches: 64, goals: 171, own: 5,
        penalties: 12, extraTime: 8, shootOuts: 4),
      Figures(
        path: "worldcup/2018-worldcup.json", teams: 32, matches: 64, goals: 169, own: 12,
        penalties: 22, extraTime: 5, shootOuts: 4),
      Figures(
        path: "worldcup/2022-worldcup.json", teams: 32, matches: 64, goals: 172, own: 2,
        penalties: 17, extraTime: 5, shootOuts: 5),
      Figures(
        path: "worldcup/2026-worldcup.json", teams: 48, matches: 104, goals: 308, own: 14,
        penalties: 16, extraTime: 9, shootOuts: 4),
      Figures(
        path: "euro/2020-euro.json", teams: 24, matches: 51, goals: 142, own: 11, penalties: 9,
        extraTime: 8, shootOuts: 4),
      Figures(
        path: "euro/2024-euro.json", teams: 24, matches: 51, goals: 117, own: 10, penalties: 9,
        extraTime: 3, shootOuts: 3),
      Figures(
        path: "copas/2019-20-de.cup.json", teams: 64, matches: 63, extraTime: 15, shootOuts: 10),
      Figures(path: "ligas/2011-12-en.1.json", teams: 20, matches: 380),
      Figures(path: "ligas/2013-14-es.2.json", teams: 22, matches: 462),
      Figures(path: "ligas/2018-19-es.2.json", teams: 22, matches: 462, awarded: 21),
      Figures(
        path: "ligas/2018-19-it.2.json", teams: 19, matches: 352, extraTime: 2, shootOuts: 1,
        awarded: 1),
      Figures(path: "ligas/2019-20-en.3.json", teams: 23, matches: 506, cancelled: 106),
      Figures(path: "ligas/2020-21-it.1.json", teams: 20, matches: 380, awarded: 1),
      Figures(path: "ligas/2024-25-de.1.json", teams: 18, matches: 306, awarded: 1),
      Figures(path: "ligas/2024-25-es.1.json", teams: 20, matches: 380, pending: 10),
    ])
  func figures(_ expected: Figures) throws {
    let result = try importOpenfootball([read(expected.path)])
    let summary = result.summary
    #expect(summary.equipos == expected.teams)
    #expect(summary.partidos == expected.matches)
    #expect(summary.nuevos == expected.matches)
    #expect(summary.goles == expected.goals)
    #expect(summary.enPropia == expected.own)
    #expect(summary.penaltis == expected.penalties)
    #expect(summary.conProrroga == expected.extraTime)
    #expect(summary.conTanda == expected.shootOuts)
    #expect(summary.adjudicados == expected.awarded)
    #expect(summary.cancelados == expected.cancelled)
    #expect(summary.pendientes == expected.pending)
    #expect(
      summary.finalizados
        == expected.matches - expected.awarded - expected.cancelled - expected.pending)
    #expect(Set(result.torneo.partidos.map(\.id)) == Set(1...expected.matches))
    #expect(result.torneo.equipos.count == expected.teams)
  }

  /// Read by another reader, so that both must be right.
  private func written(_ path: String) throws -> [[String: Any]] {
    let bytes = try Data(contentsOf: #require(OpenfootballData.folder).appending(path: path))
    guard let file = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return []
    }
    if let matches = file["matches"] as? [[String: Any]] { return matches }
    let rounds = file["rounds"] as? [[String: Any]] ?? []
    return rounds.flatMap { $0["matches"] as? [[String: Any]] ?? [] }
  }

  @Test("have the final score of every match", arguments: paths)
  func finals(_ path: String) throws {
    let partidos = try importOpenfootball([read(path)]).torneo.partidos.map(\.partido)
    let matches = try written(path)
    #expect(partidos.count == matches.count)
    // One expectation for all: thousands of them take seconds.
    let wrong = zip(partidos, matches).filter { partido, match in
      let score = match["score"] as? [String: [Int]] ?? [:]
      guard partido.tieneMarcador == !score.isEmpty else { return true }
      guard let final = score["et"] ?? score["ft"] else { return false }
      return partido.goles.sides != final || partido.tanda?.sides != score["p"]
        || partido.resultado?.descanso?.sides != score["ht"] || !partido.cuentaEnLaTabla
    }
    #expect(wrong.map { "\($0.0.local.nombre) \($0.0.marcador())" } == [])
  }

  @Test("have scorers who are in the roster of their own team", arguments: paths)
  func scorers(_ path: String) throws {
    let partidos = try importOpenfootball([read(path)]).torneo.partidos.map(\.partido)
    for partido in partidos {
      let strangers = partido.eventos.filter {
        guard case .gol(_, let jugador, let equipo, let modo, _) = $0 else { return true }
        let rival = equipo === partido.local ? partido.visitante : partido.local
        return !(modo == .propia ? rival : equipo).plantilla.contains(jugador)
      }
      #expect(strangers.isEmpty)
    }
  }

  @Test("are imported twice as once", arguments: paths)
  func twice(_ path: String) throws {
    let file = try read(path)
    let once = try importOpenfootball([file])
    let twice = try importOpenfootball([file], into: once.torneo)
    #expect(twice.torneo == once.torneo)
    #expect(twice.summary.iguales == once.summary.partidos)
    #expect(twice.summary.nuevos == 0)
  }

  @Test func withoutScorersHaveNothingToTell() throws {
    for path in paths where path.hasPrefix("ligas/") {
      #expect(try importOpenfootball([read(path)]).told.isEmpty, "\(path)")
    }
  }

  @Test func ofGroupsGiveEachTeamThreeMatchdays() throws {
    for path in paths where path.hasSuffix("-worldcup.json") || path.hasSuffix("-euro.json") {
      let torneo = try importOpenfootball([read(path)]).torneo
      for equipo in torneo.equipos {
        let jornadas = torneo.partidos.map(\.partido).filter {
          $0.grupo != nil && ($0.local === equipo || $0.visitante === equipo)
        }.map(\.jornada)
        #expect(Set(jornadas) == [1, 2, 3] && jornadas.count == 3, "\(path) \(equipo.nombre)")
      }
      let tablas = torneo.tablas()
      #expect(tablas.allSatisfy { $0.filas.count == 4 }, "\(path)")
    }
  }

  struct Best: Sendable, CustomTestStringConvertible {
    let path: String
    let alias: String
    let player: String
    let goals: Int
    let penalties: Int
    var testDescription: String { player }
  }

  @Test(
    "have the best scorer that the championship had",
    arguments: [
      Best(
        path: "worldcup/2014-worldcup.json", alias: "Rodríguez", player: "James Rodríguez",
        goals: 6, penalties: 1),
      Best(
        path: "worldcup/2018-worldcup.json", alias: "Kane", player: "Harry Kane", goals: 6,
        penalties: 3),
      Best(
        path: "worldcup/2022-worldcup.json", alias: "Mbappé", player: "Kylian Mbappé", goals: 8,
        penalties: 2),
    ])
  func best(_ expected: Best) throws {
    let options = ImportOptions(aliases: [expected.alias: expected.player])
    let torneo = try importOpenfootball([read(expected.path)], options: options).torneo
    let best = try #require(goleadores(en: torneo.partidos).first)
    #expect(best.jugador.nombre == expected.player)
    #expect(best.goles == expected.goals)
    #expect(best.penaltis == expected.penalties)
  }

  @Test func ofGoalsOnTheWrongSideCountForTheTeamThatScoredThem() throws {
    let result = try importOpenfootball([read("euro/2020-euro.json")])
    #expect(result.told.count == 1)
    let kane = goleadores(en: result.torneo.partidos).first { $0.jugador.nombre == "Kane" }
    #expect(kane?.equipo.nombre == "England")
    #expect(kane?.goles == 4)
    #expect(
      result.torneo.partidos.allSatisfy { $0.partido.goles == $0.partido.golesRegistrados })
  }

  @Test func ofALeagueLeavePlayOffsOutOfTheTable() throws {
    let torneo = try importOpenfootball([read("ligas/2018-19-it.2.json")]).torneo
    let tabla = try #require(torneo.tablas().first)
    #expect(torneo.tablas().count == 1)
    #expect(tabla.filas.count == 19)
    #expect(tabla.partidos.count == 342)
  }

  @Test func ofTheWorldCupOf2026GoTogetherInAnyOrder() throws {
    let names = ["", ".squads", ".teams", ".groups", ".stadiums"]
    let files = try names.map { try read("worldcup/2026-worldcup\($0).json") }
    let results = try [files, files.reversed()].map { try importOpenfootball($0) }
    for result in results {
      #expect(result.torneo.equipos.count == 48)
      // 26 in each squad, and who scored under a name that is in none.
      let players = result.torneo.equipos.reduce(0) { $0 + $1.plantilla.count }
      #expect(players == 48 * 26 + 7)
      #expect(result.torneo.partidos.allSatisfy { $0.partido.campo?.contains(", ") == true })
      #expect(result.torneo.partidos.map(\.id) == Array(1...104))
      let withoutNumber = result.torneo.partidos.flatMap { $0.partido.goleadores() }.filter {
        $0.dorsal == nil
      }
      #expect(Set(withoutNumber.map(\.nombre)).count == 7)
      #expect(result.warnings.count == 9)
    }
    #expect(
      results[0].torneo.partidos.map { $0.partido.golesEscritos }
        == results[1].torneo.partidos.map { $0.partido.golesEscritos })
    let again = try importOpenfootball(files, into: results[0].torneo)
    #expect(again.torneo == results[0].torneo)
  }
}

extension Tanteo {
  fileprivate var sides: [Int] { [local, visitante] }
}
