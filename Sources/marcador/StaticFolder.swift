import Diagnostics
import Files

/// The folder of files that are copied into the site as they are, hidden ones included: hosts look
/// for `.nojekyll` and `.well-known`. Links are followed as long as they stay in the tournament's folder.
struct StaticFolder {
  /// A file by its address in the site.
  typealias Asset = (path: String, bytes: [UInt8])

  let path: String
  private let rule: LinkRule
  private var system: FileSystem { rule.system }

  private(set) var assets: [Asset] = []
  private(set) var warnings: [Diagnostic] = []

  private static let fileLimit = 64 << 20
  private static let countLimit = 100_000
  private static let depthLimit = 64
  /// The name of the list that the writer keeps in the site.
  private static let listName = ".marcador"

  /// The folders that the tournament is in: a link to one of them would bring the site into itself, and
  /// what is known of referees with it.
  private let outer: [FileStatus]

  /// Reads all of it. Throws `FileError`, and `Failure` for what cannot be in a site.
  /// - Parameter tournament: the folder of the tournament.
  init(reading path: String, of tournament: String, _ rule: LinkRule) throws {
    self.path = path
    self.rule = rule
    let system = rule.system
    var outer: [FileStatus] = []
    var parts = try system.resolved(tournament).split(separator: "/")[...]
    while true {
      if let status = try system.status("/" + parts.joined(separator: "/")) { outer.append(status) }
      if parts.popLast() == nil { break }
    }
    self.outer = outer
    try collect(path, under: "", within: [])
    assets.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// - Parameter ancestors: the folders that this one is in, to find one that is in itself.
  private mutating func collect(
    _ place: String, under prefix: String, within ancestors: [FileStatus]
  ) throws {
    let folder = try Folder(place, system: system)
    let status = try folder.status()
    if (outer + ancestors).contains(where: { $0.isSameFile(as: status) }) {
      return skip(place, FolderWords.loop)
    }
    if ancestors.count >= Self.depthLimit {
      throw Failure(FolderWords.tooDeep(place, limit: Self.depthLimit))
    }
    for entry in try folder.list().sorted(by: { $0.name < $1.name }) {
      // What macOS leaves in every folder is nobody's file.
      if entry.name == ".DS_Store" { continue }
      let inner = folder.path(of: entry.name)
      if !entry.isExact {
        skip(inner, FolderWords.notUTF8)
      } else if entry.name == ".git" {
        skip(inner, FolderWords.repository)
      } else if prefix.isEmpty, entry.name == Self.listName {
        throw Failure(FolderWords.ownName(inner))
      } else if entry.kind == .symbolicLink, try rule.leadsOut(inner) {
        skip(inner, FolderWords.linkOut)
      } else {
        try add(inner, as: prefix + entry.name, within: ancestors + [status])
      }
    }
  }

  private mutating func add(
    _ place: String, as address: String, within ancestors: [FileStatus]
  ) throws {
    guard let status = try system.status(place) else { throw system.missing(.read, place) }
    switch status.kind {
    case .folder: try collect(place, under: address + "/", within: ancestors)
    case .file:
      if assets.count == Self.countLimit {
        throw Failure(FolderWords.tooMany(path, limit: Self.countLimit))
      }
      assets.append((address, try system.readFile(place, limit: Self.fileLimit)))
    case .symbolicLink, .pipe, .socket, .device, .unknown: skip(place, FolderWords.notAFile)
    }
  }

  private mutating func skip(_ place: String, _ why: Words) {
    warnings.append(FolderWords.notCopied(place, why))
  }
}
