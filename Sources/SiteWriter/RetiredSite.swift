internal import Files

/// The folder that the new site took the place of: what was ours in it is removed or kept for the next
/// exchange, what is not ours lives on in the new one.
///
/// All that was foreign when the new folder was made has a second name in it already. What came later
/// (somebody committed with git in the output, say) is moved there now.
struct RetiredSite {
  private let parent: Folder
  private let name: String
  private let site: Folder
  private let owned: Set<ExactPath>
  /// Folders that had something of ours, which may have been removed already.
  private let ownedFolders: Set<ExactPath>
  /// What was not ours and got a second name in the new site, with the number that it had: whatever became
  /// of it there since then is as somebody wanted it.
  private let cloned: [ExactPath: UInt64]

  /// - Parameters:
  ///   - name: its name now, beside the new site.
  ///   - owned: what was ours in it.
  init(_ name: String, of place: OutputPlace, owned: [String]) throws(FileError) {
    parent = place.parent
    self.name = name
    site = try place.parent.folder(place.name)
    self.owned = Set(owned.map { ExactPath($0) })
    ownedFolders = Set(PathRules.folders(of: owned).map { ExactPath($0) })
    var cloned: [ExactPath: UInt64] = [:]
    if try parent.status(place.journalName)?.kind == .file,
      case .exchange(_, let files) = Journal(
        try parent.readFile(place.journalName, limit: Journal.limit).bytes)
    {
      for file in files { cloned[ExactPath(file.path)] = file.inode }
    }
    self.cloned = cloned
  }

  /// With what was ours as its own list tells it.
  init(_ name: String, of place: OutputPlace) throws(FileError) {
    var owned: [String] = []
    let old = try place.parent.folder(name)
    if try old.status(Manifest.name)?.kind == .file {
      let bytes = try old.readFile(Manifest.name, limit: Manifest.limit).bytes
      if case .list(let list) = Manifest.read(bytes) { owned = list.paths }
    }
    try self.init(name, of: place, owned: owned)
  }

  /// Leaves in it only what was ours.
  func strip() throws(FileError) {
    try empty(try parent.folder(name), into: site, prefix: "", keepingOwned: true)
  }

  func remove() throws(FileError) {
    guard try parent.status(name) != nil else { return }
    let old = try parent.folder(name)
    try removeOwned(from: old)
    try empty(old, into: site, prefix: "", keepingOwned: false)
    // Last: without it, whoever has to go on with this would take our files for foreign ones.
    try old.remove(Manifest.name)
    try parent.removeFolder(name)
  }

  /// Nearly all that is in it, and each of its folders by itself.
  private func removeOwned(from old: Folder) throws(FileError) {
    let folders = ownedFolders.map(\.text)
    try sideBySide(folders.count, files: owned.count) { index throws(FileError) in
      let path = folders[index]
      guard try old.status(path)?.kind == .folder else { return }
      let folder = try old.folder(path)
      for entry in try folder.list() where owned.contains(ExactPath(path + "/" + entry.name)) {
        try folder.remove(entry.name)
      }
    }
  }

  private func empty(
    _ old: Folder, into new: Folder, prefix: String, keepingOwned: Bool
  ) throws(FileError) {
    for entry in try old.list() {
      let path = prefix + entry.name
      if path == Manifest.name { continue }
      if owned.contains(ExactPath(path)) {
        if !keepingOwned { try old.remove(entry.name) }
        continue
      }
      if wasCloned(entry, path) {
        try old.remove(entry.name)
        continue
      }
      guard let was = try old.status(entry.name) else { continue }
      let now = try new.status(entry.name)
      if was.kind == .folder, now?.kind == .folder {
        try empty(
          try old.folder(entry.name), into: try new.folder(entry.name), prefix: path + "/",
          keepingOwned: keepingOwned)
        try old.removeFolder(entry.name)
      } else if was.kind == .folder, try purge(entry.name, of: old, path: path) {
        continue
      } else if let now, (now.kind == .folder) != (was.kind == .folder) {
        try old.rename(entry.name, to: new, as: try freeName(entry.name, in: new))
      } else if let now, now.isSameFile(as: was) || now.modified >= was.modified {
        try old.removeTree(entry.name)
      } else {
        try old.rename(entry.name, to: new, as: entry.name)
      }
    }
  }

  private func wasCloned(_ entry: FolderEntry, _ path: String) -> Bool {
    entry.kind != .folder && cloned[ExactPath(path)] == entry.inode
  }

  /// A name for what cannot have its own any more.
  private func freeName(_ name: String, in folder: Folder) throws(FileError) -> String {
    var number = 2
    while try folder.status("\(name).\(number)") != nil { number += 1 }
    return "\(name).\(number)"
  }

  /// Removes what was ours, or got a second name, in a folder that the new site does not have, and the
  /// folder too if nothing else was in it: somebody removed it since then.
  /// - Returns: whether the folder is gone.
  private func purge(_ name: String, of parent: Folder, path: String) throws(FileError) -> Bool {
    let folder = try parent.folder(name)
    let inode = try folder.status().inode
    var isOurs = ownedFolders.contains(ExactPath(path)) || cloned[ExactPath(path)] == inode
    for entry in try folder.list() {
      let inner = path + "/" + entry.name
      if owned.contains(ExactPath(inner)) || wasCloned(entry, inner) {
        try folder.remove(entry.name)
        isOurs = true
      } else if entry.kind == .folder, try purge(entry.name, of: folder, path: inner) {
        isOurs = true
      }
    }
    return isOurs ? try parent.removeFolder(name) : false
  }
}
