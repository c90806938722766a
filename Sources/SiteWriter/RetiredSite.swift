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

  /// - Parameters:
  ///   - name: its name now, beside the new site.
  ///   - owned: what was ours in it.
  init(_ name: String, of place: OutputPlace, owned: [String]) throws(FileError) {
    parent = place.parent
    self.name = name
    site = try place.parent.folder(place.name)
    self.owned = Set(owned.map { ExactPath($0) })
    ownedFolders = Set(PathRules.folders(of: owned).map { ExactPath($0) })
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
      guard let was = try old.status(entry.name) else { continue }
      let now = try new.status(entry.name)
      if was.kind == .folder, now?.kind == .folder {
        try empty(
          try old.folder(entry.name), into: try new.folder(entry.name), prefix: path + "/",
          keepingOwned: keepingOwned)
        try old.removeFolder(entry.name)
      } else if was.kind == .folder, now == nil, try purge(entry.name, of: old, path: path) {
        continue
      } else if let now, now.isSameFile(as: was) || now.modified >= was.modified {
        try old.removeTree(entry.name)
      } else {
        try old.rename(entry.name, to: new, as: entry.name)
      }
    }
  }

  /// Removes what was ours in a folder that the new site does not have, and the folder too if nothing
  /// else was in it.
  /// - Returns: whether the folder is gone.
  private func purge(_ name: String, of parent: Folder, path: String) throws(FileError) -> Bool {
    let folder = try parent.folder(name)
    for entry in try folder.list() {
      let inner = path + "/" + entry.name
      if owned.contains(ExactPath(inner)) {
        try folder.remove(entry.name)
      } else if entry.kind == .folder {
        _ = try purge(entry.name, of: folder, path: inner)
      }
    }
    return ownedFolders.contains(ExactPath(path)) ? try parent.removeFolder(name) : false
  }
}
