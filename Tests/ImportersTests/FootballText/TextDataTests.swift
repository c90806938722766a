import Foundation
import Importers
import TestSupport
import Testing
import Torneo

private let read = OpenfootballData.read
private let paths = OpenfootballData.paths(endingIn: ".txt")

@Suite(
  "Football.TXT files of openfootball",
  .enabled(if: OpenfootballData.folder != nil, OpenfootballData.missing))
struct TextDataTests {
  @Test("leave no line that is not understood", arguments: paths)
  func understood(_ path: String) throws {
    let told = try importFootballText([read(path)]).told
    #expect(told.filter { $0.contains("no se entiende") } == [])
  }

  @Test("are imported twice as once", arguments: paths)
  func twice(_ path: String) throws {
    let file = try read(path)
    let once = try importFootballText([file])
    let twice = try importFootballText([file], into: once.torneo)
    #expect(twice.torneo == once.torneo)
    #expect(twice.summary.iguales == once.summary.partidos)
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let text: String
    let json: String
    var testDescription: String { text }
  }

  @Test(
    "have the results of the JSON of the same competition",
    arguments: [
      Pair(text: "worldcup-2018-full", json: "worldcup/2018-worldcup"),
      Pair(text: "worldcup-2022-full", json: "worldcup/2022-worldcup"),
      Pair(text: "euro-2024", json: "euro/2024-euro"),
      Pair(text: "espana-2018-19-2-liga2", json: "ligas/2018-19-es.2"),
    ])
  func results(_ pair: Pair) throws {
    func results(_ torneo: Torneo) -> Set<String> {
      Set(
        torneo.partidos.map(\.partido).map {
          let tanda = $0.tanda.map { " \($0)" } ?? ""
          return
            "\($0.fecha?.sinHora.description ?? "") \($0.local.nombre) \($0.marcador())\(tanda) "
            + $0.visitante.nombre + " \($0.estado.rawValue)"
        })
    }
    let text = try importFootballText([read("txt/\(pair.text).txt")]).torneo
    let json = try importOpenfootball([read("\(pair.json).json")]).torneo
    #expect(results(text).symmetricDifference(results(json)).sorted() == [])
  }

  @Test(
    "have the line-ups, cards, changes and kicks that they tell",
    arguments: [
      // Counted in the files themselves: [Y …], [R …], [Y/R …], changes and kicks.
      ("worldcup-2018-full", 220, 2, 2, 382, 39), ("worldcup-2022-full", 221, 1, 3, 587, 41),
    ])
  func reports(
    _ name: String, _ yellow: Int, _ red: Int, _ second: Int, _ changes: Int, _ kicks: Int
  )
    throws
  {
    let torneo = try importFootballText([read("txt/\(name).txt")]).torneo
    #expect(
      torneo.partidos.map(\.partido).allSatisfy {
        $0.alineacionLocal?.titulares.count == 11 && $0.alineacionVisitante?.titulares.count == 11
          && $0.alineacionLocal?.capitan != nil && $0.arbitro != nil && $0.espectadores != nil
      })
    var cards: [ColorDeTarjeta: Int] = [:]
    var (changed, kicked) = (0, 0)
    for evento in torneo.partidos.flatMap(\.partido.eventos) {
      switch evento {
      case .tarjeta(_, _, _, let color, _): cards[color, default: 0] += 1
      case .cambio: changed += 1
      case .lanzamiento: kicked += 1
      case .gol, .penaltiFallado: break
      }
    }
    #expect(cards == [.amarilla: yellow, .roja: red, .dobleAmarilla: second])
    #expect(changed == changes)
    #expect(kicked == kicks)
  }
}
