internal import Files

/// The site that was there before the last exchange, kept beside the cache for the next one. Nearly all
/// its files are those of the site that is there now, under second names, so that little has to be done
/// to make a whole new site of it, however large that is.
///
/// Only ever saves work: without it all that stays gets second names anew.
struct SpareSite: Sendable {
  private let cacheFile: CacheFile

  init(_ cacheFile: CacheFile) {
    self.cacheFile = cacheFile
  }

  private static let mark = ".spare-"

  /// By the site that took its place: beside another one it would save nothing.
  private func name(beside site: FileStatus) -> String {
    "\(cacheFile.stem)\(SpareSite.mark)\(site.inode)"
  }

  /// Puts it beside the output under the name of an old site.
  /// - Returns: nil when there is none for the site that is there, or it cannot be used here.
  func take(to place: OutputPlace, beside site: FileStatus) -> SideFolder? {
    // Whatever is wrong with it, the new site is made without it.
    guard let cache = try? cacheFile.opened(),
      let status = try? cache.status(name(beside: site)), status.kind == .folder,
      status.device == site.device,
      (try? cache.rename(name(beside: site), to: place.parent, as: place.oldName)) != nil
    else { return nil }
    guard let root = try? place.parent.folder(place.oldName) else {
      try? place.parent.removeTree(place.oldName)
      return nil
    }
    return SideFolder(root, named: place.oldName, in: place.parent)
  }

  /// Keeps the site that has `name` beside the output, and no other one.
  /// - Returns: false when it cannot be kept here, and is where it was.
  func keep(
    _ name: String, of place: OutputPlace, beside site: FileStatus
  ) throws(FileError) -> Bool {
    try discard()
    let cache = try cacheFile.opened()
    do {
      try place.parent.rename(name, to: cache, as: self.name(beside: site))
      return true
    } catch {
      return false
    }
  }

  /// Takes away one that was put beside the output and is of no use, or at least puts it out of the way.
  func drop(_ name: String, of place: OutputPlace) throws(FileError) {
    // Something in it may not go.
    try? place.parent.removeTree(name)
    if try place.parent.status(name) == nil { return }
    try place.parent.rename(
      name, to: cacheFile.opened(), as: "\(cacheFile.stem)\(SpareSite.mark)0")
  }

  /// Makes one of the site that is there, unless there is one. Needs no lock: it gets its name when it is
  /// whole, and is compared with the site when it is used.
  /// - Parameter minimum: of fewer files it saves nothing.
  func prepare(of place: OutputPlace, minimum: Int) throws(FileError) {
    guard let status = try place.parent.status(place.name), status.kind == .folder else { return }
    let site = try place.parent.folder(place.name)
    let cache = try cacheFile.opened()
    guard try cache.status(name(beside: status)) == nil,
      try cache.status().device == status.device,
      let list = try site.status(Manifest.name), list.kind == .file,
      case .list(let manifest) = Manifest.read(
        try site.readFile(Manifest.name, limit: Manifest.limit).bytes),
      manifest.paths.count >= minimum
    else { return }
    let unfinished = "\(name(beside: status))-\(UInt64.random(in: 0...UInt64.max))"
    try cache.makeFolder(unfinished)
    do {
      try link(manifest.paths, of: site, to: try cache.folder(unfinished))
      try cache.rename(unfinished, to: cache, as: name(beside: status))
    } catch {
      try cache.removeTree(unfinished)
      throw error
    }
  }

  private func link(
    _ paths: [String], of site: Folder, to copy: Folder
  ) throws(FileError) {
    for folder in PathRules.folders(of: paths) { try copy.makeFolder(folder) }
    let groups = PathRules.groups(of: paths)
    try sideBySide(groups.count, files: paths.count) { index throws(FileError) in
      for path in paths[groups[index]] {
        do throws(FileError) {
          try site.link(path, to: copy, as: path)
        } catch {
          // What somebody removed will be made again.
          if !error.isMissing { throw error }
        }
      }
    }
  }

  func discard() throws(FileError) {
    let cache = try cacheFile.opened()
    for entry in try cache.list() where entry.name.hasPrefix(cacheFile.stem + SpareSite.mark) {
      try cache.removeTree(entry.name)
    }
  }
}
