internal import Files

/// Gives all that stays of a site a second name in another folder: the same files, so that bytes,
/// time and inode stay, and no content is copied.
struct Clone {
  /// Something in the site cannot get a second name, or there is too much of it for that.
  struct NotPossible: Error {}

  private let skipped: Set<ExactPath>
  private let device: UInt64
  private let emptied: Set<ExactPath>
  private let ownFolders: Set<ExactPath>
  private var awaited: Set<ExactPath>
  private var budget: Int

  /// - Parameters:
  ///   - device: of the site; what is attached inside it from elsewhere cannot be cloned.
  ///   - budget: how many second names to give at most.
  init(_ changes: SiteChanges, device: UInt64, budget: Int) {
    skipped = Set((changes.placed + changes.removed + [Manifest.name]).map { ExactPath($0) })
    awaited = Set(changes.unchanged.map { ExactPath($0) })
    emptied = Set(changes.emptied.map { ExactPath($0) })
    ownFolders = Set(PathRules.folders(of: changes.manifest.paths).map { ExactPath($0) })
    self.device = device
    self.budget = budget
  }

  /// A file of the plan that was there when it was compared, and was not there to be cloned.
  var missing: String? { awaited.map(\.text).min { $0.precedesInBytes($1) } }

  mutating func fill(_ copy: Folder, from site: Folder, staging: SideFolder) throws {
    try fill(copy, from: site, folder: "", staging: staging)
  }

  private mutating func fill(
    _ copy: Folder, from original: Folder, folder: String, staging: SideFolder
  ) throws {
    for entry in try original.list() {
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      if skipped.contains(ExactPath(path)) { continue }
      guard entry.isExact else { throw NotPossible() }
      if entry.kind == .folder {
        try cloneFolder(entry.name, path, of: original, to: copy, staging: staging)
        continue
      }
      budget -= 1
      if budget < 0 { throw NotPossible() }
      do {
        try original.link(entry.name, to: copy, as: entry.name)
      } catch {
        if error.isMissing { continue }
        throw error.isNotSupported ? NotPossible() : error
      }
      awaited.remove(ExactPath(path))
    }
  }

  private mutating func cloneFolder(
    _ name: String, _ path: String, of original: Folder, to copy: Folder, staging: SideFolder
  ) throws {
    let inner = try original.folder(name)
    let status = try inner.status()
    guard status.device == device else { throw NotPossible() }
    _ = try staging.root(with: path)
    let innerCopy = try copy.folder(name)
    try fill(innerCopy, from: inner, folder: path, staging: staging)
    if emptied.contains(ExactPath(path)), try copy.removeFolder(name) { return }
    try innerCopy.takeAttributes(of: status)
    if !ownFolders.contains(ExactPath(path)) { try innerCopy.setModified(status.modified) }
  }
}
