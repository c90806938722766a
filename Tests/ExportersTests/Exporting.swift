import Diagnostics
import Foundation
import Importers
import TestSupport
import Testing
import Torneo

@testable import Exporters

/// The files of `../shared/datos/openfootball`; nil in a clone without them.
let dataFolder: URL? = Workplace.data?.appending(path: "openfootball")

let withoutData = Comment(
  rawValue: "there is no ../shared/datos/openfootball beside the repository")

/// All of these that end so, by their paths from the folder.
func dataPaths(endingIn end: String) -> [String] {
  guard let dataFolder, let paths = FileManager.default.enumerator(atPath: dataFolder.path) else {
    return []
  }
  // Lists beside the matches have none.
  let others = [".squads.", ".teams.", ".groups.", ".stadiums.", "-squad-"]
  return paths.compactMap { $0 as? String }
    .filter { path in path.hasSuffix(end) && !others.contains { path.contains($0) } }.sorted()
}

func dataFile(_ path: String) throws -> ImportedFile {
  let url = try #require(dataFolder).appending(path: path)
  return ImportedFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
}

/// A tournament of a file, whatever its format.
func tournament(_ path: String) throws -> Torneo {
  let files = [try dataFile(path)]
  return path.hasSuffix(".txt")
    ? try importFootballText(files).torneo : try importOpenfootball(files).torneo
}

func importing(json text: String) throws -> Torneo {
  try importOpenfootball([ImportedFile(name: "f.json", bytes: Array(text.utf8))]).torneo
}

func importing(text: String) throws -> Torneo {
  try importFootballText([ImportedFile(name: "f.txt", bytes: Array(text.utf8))]).torneo
}

func importing(csv texts: String...) throws -> Torneo {
  try importCSV(
    texts.enumerated().map { ImportedFile(name: "\($0).csv", bytes: Array($1.utf8)) }
  ).torneo
}

extension Torneo {
  /// Every fact of every match, by number.
  func facts(_ facts: [Fact] = Fact.allCases) -> [String] {
    partidos.sorted { $0.id < $1.id }.map { element in
      let all = MatchFacts(element)
      return facts.map { all.text($0) }.joined(separator: " | ")
    }
  }

  var rosters: [String: Set<String>] {
    Dictionary(equipos.map { ($0.nombre, Set($0.plantilla.map(\.nombre))) }) { $0.union($1) }
  }
}

extension Export {
  /// What is told, in Spanish.
  var told: [String] { diagnostics.map { $0.message.es } }
}
