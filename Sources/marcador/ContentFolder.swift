import Diagnostics
import Files
import Site
import Torneo

/// The folder of what somebody wrote for the site: `contenido/`. Of matches, `cronicas/12.md`.
struct ContentFolder {
  /// By the numbers of their matches.
  private(set) var prosas: [Int: Prosa] = [:]
  private(set) var warnings: [Diagnostic] = []

  private static let ending = ".md"
  private static let countLimit = 1_000_000

  init() {}

  /// Reads all of it. Throws `FileError`, and `Failure` with all that is wrong with the texts.
  init(reading path: String, system: FileSystem) throws {
    let place = "\(path)/cronicas"
    guard try system.isThere(place) else { return }
    let folder = try Folder(place, system: system)
    var faults: [Diagnostic] = []
    for entry in try folder.list().sorted(by: { $0.name < $1.name })
    where !entry.name.hasPrefix(".") && entry.isExact && prosas.count < Self.countLimit {
      let file = folder.path(of: entry.name)
      guard entry.name.hasSuffix(Self.ending),
        let id = Int(entry.name.dropLast(Self.ending.count)), "\(id)\(Self.ending)" == entry.name,
        PartidoDeLista.idsPermitidos.contains(id)
      else {
        warnings.append(FolderWords.notOfAMatch(file))
        continue
      }
      do {
        prosas[id] = try Prosa(system.readFile(file, limit: Prosa.limit), fichero: file)
      } catch let failure as Failure {
        faults += failure.diagnostics
      }
    }
    if !faults.isEmpty { throw Failure(faults) }
  }

  /// Texts of matches that the tournament does not have.
  func warnings(for torneo: Torneo) -> [Diagnostic] {
    if prosas.isEmpty { return [] }
    let ids = Set(torneo.partidos.map(\.id))
    return prosas.filter { !ids.contains($0.key) }.sorted { $0.key < $1.key }.map {
      FolderWords.noMatch($0.key, for: $0.value.fichero)
    }
  }
}
