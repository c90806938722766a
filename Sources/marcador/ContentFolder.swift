import Diagnostics
import Files
import Site
import Torneo

/// The folder of what somebody wrote for the site: `contenido/`. Of matches, `cronicas/12.md`;
/// pages of their own, `reglamento.md`.
struct ContentFolder {
  /// By the numbers of their matches.
  private(set) var prosas: [Int: Prosa] = [:]
  /// By the names of their files.
  private(set) var libres: [PaginaEscrita] = []
  private(set) var warnings: [Diagnostic] = []

  private static let ending = ".md"
  private static let countLimit = 1_000_000

  init() {}

  /// Reads all of it. Throws `FileError`, and `Failure` with all that is wrong with the texts.
  /// - Parameter rule: links that lead out are told, and not followed.
  init(reading path: String, _ rule: LinkRule) throws {
    if try rule.leadsOut(path) {
      warnings.append(FolderWords.notFollowed(path))
      return
    }
    var faults: [Diagnostic] = []
    try readPages(path, rule, &faults)
    try readMatches("\(path)/\(Self.matches)", rule, &faults)
    if !faults.isEmpty { throw Failure(faults) }
  }

  private static let matches = "cronicas"
  /// As many pages as anybody writes by hand.
  private static let pageLimit = 1_000

  private mutating func readPages(
    _ path: String, _ rule: LinkRule, _ faults: inout [Diagnostic]
  ) throws {
    let system = rule.system
    let folder = try Folder(path, system: system)
    for entry in try folder.list().sorted(by: { $0.name < $1.name })
    where !entry.name.hasPrefix(".") && entry.name != Self.matches {
      let file = folder.path(of: entry.name)
      let name = String(entry.name.dropLast(Self.ending.count))
      guard entry.isExact, entry.name.hasSuffix(Self.ending), !name.isEmpty,
        libres.count < Self.pageLimit
      else {
        warnings.append(FolderWords.notAPage(file))
        continue
      }
      if entry.kind == .symbolicLink, try rule.leadsOut(file) {
        warnings.append(FolderWords.notFollowed(file))
        continue
      }
      do {
        libres.append(
          try PaginaEscrita(
            system.readFile(file, limit: Prosa.limit), nombre: name, fichero: file))
      } catch let failure as Failure {
        faults += failure.diagnostics
      }
    }
  }

  private mutating func readMatches(
    _ place: String, _ rule: LinkRule, _ faults: inout [Diagnostic]
  ) throws {
    let system = rule.system
    guard try system.isThere(place) else { return }
    if try rule.leadsOut(place) { return warnings.append(FolderWords.notFollowed(place)) }
    let folder = try Folder(place, system: system)
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
      if entry.kind == .symbolicLink, try rule.leadsOut(file) {
        warnings.append(FolderWords.notFollowed(file))
        continue
      }
      do {
        prosas[id] = try Prosa(system.readFile(file, limit: Prosa.limit), fichero: file)
      } catch let failure as Failure {
        faults += failure.diagnostics
      }
    }
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
