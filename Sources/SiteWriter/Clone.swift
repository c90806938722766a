internal import Files
internal import Synchronization

/// Gives all that stays of a site a second name in another folder: the same files, so that bytes,
/// time and inode stay, and no content is copied.
struct Clone {
  /// Something in the site cannot get a second name, or there is too much of it that is not ours.
  struct NotPossible: Error {}

  /// A folder of the site, and the files in it that get a second name.
  private struct Part {
    /// From the root; empty for the root.
    let folder: String
    let status: FileStatus
    var names: [String] = []
  }

  private let skipped: Set<ExactPath>
  private let unchanged: Set<ExactPath>
  private let device: UInt64
  private let emptied: Set<ExactPath>
  private let ownFolders: Set<ExactPath>
  private var foreignLeft: Int
  private var ownFound = 0

  /// - Parameters:
  ///   - device: of the site; what is attached inside it from elsewhere cannot be cloned.
  ///   - foreignLimit: how many files that are not ours may get second names.
  init(_ changes: SiteChanges, device: UInt64, foreignLimit: Int) {
    skipped = Set((changes.placed + changes.removed + [Manifest.name]).map { ExactPath($0) })
    unchanged = Set(changes.unchanged.map { ExactPath($0) })
    emptied = Set(changes.emptied.map { ExactPath($0) })
    ownFolders = Set(PathRules.folders(of: changes.manifest.paths).map { ExactPath($0) })
    self.device = device
    foreignLeft = foreignLimit
  }

  /// - Returns: a file of the plan that was there when it was compared, and was not there to be
  ///   cloned; nil when all were.
  mutating func fill(
    _ copy: Folder, from site: Folder, staging: SideFolder
  ) throws -> String? {
    var parts = [Part(folder: "", status: try site.status())]
    try look(at: site, 0, in: &parts, staging: staging)
    var missing = try link(parts, from: site, to: copy)
    if ownFound < unchanged.count {
      let found = Set(
        parts.flatMap { part in part.names.map { ExactPath(Self.path($0, in: part.folder)) } })
      missing += unchanged.subtracting(found).map(\.text)
    }
    for part in parts.dropFirst().reversed() { try finish(part, copy) }
    return missing.min { $0.precedesInBytes($1) }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// Notes what is to get a second name in the part at `index` and in those below it, and makes their
  /// folders.
  private mutating func look(
    at original: Folder, _ index: Int, in parts: inout [Part], staging: SideFolder
  ) throws {
    for entry in try original.list() {
      let path = Self.path(entry.name, in: parts[index].folder)
      if skipped.contains(ExactPath(path)) { continue }
      guard entry.isExact else { throw NotPossible() }
      if entry.kind == .folder {
        let inner = try original.folder(entry.name)
        let status = try inner.status()
        guard status.device == device else { throw NotPossible() }
        _ = try staging.root(with: path)
        parts.append(Part(folder: path, status: status))
        try look(at: inner, parts.count - 1, in: &parts, staging: staging)
      } else {
        try count(path)
        parts[index].names.append(entry.name)
      }
    }
  }

  private mutating func count(_ path: String) throws {
    if unchanged.contains(ExactPath(path)) {
      ownFound += 1
    } else {
      foreignLeft -= 1
      if foreignLeft < 0 { throw NotPossible() }
    }
  }

  /// One folder to a thread: two that write into one wait for each other.
  /// - Returns: what was gone before it could get its second name and is ours.
  private func link(_ parts: [Part], from site: Folder, to copy: Folder) throws -> [String] {
    let missing = Mutex<[String]>([])
    let files = parts.reduce(0) { $0 + $1.names.count }
    try sideBySide(parts.count, files: files) { index in
      let part = parts[index]
      if part.names.isEmpty { return }
      let original = part.folder.isEmpty ? site : try site.folder(part.folder)
      let copy = part.folder.isEmpty ? copy : try copy.folder(part.folder)
      for name in part.names {
        do throws(FileError) {
          try original.link(name, to: copy, as: name)
        } catch {
          guard error.isMissing else { throw error.isNotSupported ? NotPossible() : error }
          let path = Self.path(name, in: part.folder)
          if unchanged.contains(ExactPath(path)) { missing.withLock { $0.append(path) } }
        }
      }
    }
    return missing.withLock { $0 }
  }

  private func finish(_ part: Part, _ copy: Folder) throws {
    if emptied.contains(ExactPath(part.folder)), try copy.removeFolder(part.folder) { return }
    let folder = try copy.folder(part.folder)
    try folder.takeAttributes(of: part.status)
    if !ownFolders.contains(ExactPath(part.folder)) {
      try folder.setModified(part.status.modified)
    }
  }
}
