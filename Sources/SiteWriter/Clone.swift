internal import Files
internal import Synchronization

/// Gives all that stays of a site a second name in another folder: the same files, so that bytes,
/// time and inode stay, and no content is copied.
///
/// The other folder may be the site of an earlier build. What has a second name there already is left
/// as it is, and what is not to be there is removed.
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
  private var ownFound: Set<ExactPath> = []
  private var parts: [Part] = []
  /// What is not ours and has a second name now, with its folders.
  private(set) var foreign: [Journal.Cloned] = []

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

  /// - Parameter earlier: the root of `copy`, if it is a site of an earlier build.
  /// - Returns: a file of the plan that was there when it was compared, and was not there to be
  ///   cloned; nil when all were.
  mutating func fill(
    _ copy: SideFolder, over earlier: Folder? = nil, from site: Folder
  ) throws -> String? {
    parts = [Part(folder: "", status: try site.status())]
    try look(at: site, 0, in: copy, over: earlier)
    let root = try copy.root()
    var missing = try link(from: site, to: root)
    if ownFound.count < unchanged.count {
      missing += unchanged.subtracting(ownFound).map(\.text)
    }
    for part in parts.dropFirst().reversed() { try finish(part, root) }
    return missing.min { $0.precedesInBytes($1) }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// Notes what is to get a second name in the part at `index` and in those below it, and makes their
  /// folders.
  private mutating func look(
    at original: Folder, _ index: Int, in copy: SideFolder, over earlier: Folder?
  ) throws {
    var others = try earlier.map(Self.entries) ?? [:]
    for entry in try original.list() {
      let path = Self.path(entry.name, in: parts[index].folder)
      if skipped.contains(ExactPath(path)) { continue }
      guard entry.isExact else { throw NotPossible() }
      var other = others.removeValue(forKey: ExactPath(entry.name))
      if let earlier, let found = other, !isSame(found, as: entry) {
        try earlier.removeTree(entry.name)
        other = nil
      }
      if entry.kind == .folder {
        let inner = try original.folder(entry.name)
        let status = try inner.status()
        guard status.device == device else { throw NotPossible() }
        if !ownFolders.contains(ExactPath(path)) {
          foreign.append(Journal.Cloned(path: path, inode: status.inode))
        }
        let innerEarlier = try other.flatMap { try earlier?.folder($0.name) }
        if innerEarlier == nil { _ = try copy.root(with: path) } else { copy.adopt(path) }
        parts.append(Part(folder: path, status: status))
        try look(at: inner, parts.count - 1, in: copy, over: innerEarlier)
      } else {
        try count(path, entry)
        if other == nil { parts[index].names.append(entry.name) }
      }
    }
    for entry in others.values { try earlier?.removeTree(entry.name) }
  }

  /// Whether what an earlier build left under a name is what is there now. Two names that are there at
  /// one time and have one number are names of one file.
  private func isSame(_ other: FolderEntry, as entry: FolderEntry) -> Bool {
    other.kind == entry.kind && (entry.kind == .folder || other.inode == entry.inode)
  }

  private static func entries(of folder: Folder) throws -> [ExactPath: FolderEntry] {
    var entries: [ExactPath: FolderEntry] = [:]
    for entry in try folder.list() {
      guard entry.isExact else { throw NotPossible() }
      entries[ExactPath(entry.name)] = entry
    }
    return entries
  }

  private mutating func count(_ path: String, _ entry: FolderEntry) throws {
    if unchanged.contains(ExactPath(path)) {
      ownFound.insert(ExactPath(path))
    } else {
      foreignLeft -= 1
      if foreignLeft < 0 { throw NotPossible() }
      foreign.append(Journal.Cloned(path: path, inode: entry.inode))
    }
  }

  /// One folder to a thread: two that write into one wait for each other.
  /// - Returns: what was gone before it could get its second name and is ours.
  private func link(from site: Folder, to copy: Folder) throws -> [String] {
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
