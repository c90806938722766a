internal import Files

/// The switch from the old site to the new one.
struct SiteCommit {
  let place: OutputPlace
  let old: OldSite
  let staging: SideFolder
  let changes: SiteChanges
  /// Where the old site is kept for the next exchange; nil for nowhere.
  let spare: SpareSite?
  let thresholds: SiteWriter.Thresholds

  private var backups: SideFolder { SideFolder(place.oldName, in: place.parent) }

  /// Throws `FileError` and `SiteWriterError`; the output is as before then, unless `.unfinished`.
  /// - Returns: which way it went.
  func run() throws -> BuildReport.Strategy {
    switch changes.strategy(old) {
    case .nothing: return .nothing
    case .newFolder:
      try rename()
      return .newFolder
    case .exchange:
      let exchange = FolderExchange(
        place: place, old: old, staging: staging, changes: changes, spare: spare,
        thresholds: thresholds)
      if try exchange.run() { return .exchange }
      try move()
      return .moves
    case .moves:
      try move()
      return .moves
    }
  }

  /// Removes what the commit left beside the output. What does not go now goes with the next build.
  func tidyUp(after strategy: BuildReport.Strategy) -> [SiteNotice] {
    let parent = place.parent
    do throws(FileError) {
      switch strategy {
      case .nothing, .newFolder: break
      case .exchange:
        for name in [place.newName, place.oldName] where try parent.status(name) != nil {
          try retire(name)
        }
        // Last: it tells which of the folders is the old one.
        try parent.remove(place.journalName)
      case .moves:
        // First: without it, what is left is only litter.
        try parent.remove(place.journalName)
        try parent.removeTree(place.newName)
        try parent.removeTree(place.oldName)
      }
      return []
    } catch {
      return [.leftoverKept(path: error.path)]
    }
  }

  /// - Parameter name: of the old site beside the new one.
  private func retire(_ name: String) throws(FileError) {
    // Without a list of the old files, those of the plan that were found there.
    let retired = try RetiredSite(
      name, of: place, owned: old.isListDamaged ? changes.manifest.paths : old.manifest.paths)
    if let spare {
      do throws(FileError) {
        if changes.manifest.paths.count >= thresholds.spare,
          let site = try place.parent.status(place.name)
        {
          try retired.strip()
          if try spare.keep(name, of: place, beside: site) { return }
        } else {
          try spare.discard()
        }
      } catch {
        // It only saves work, and where it is to be kept anything may be.
      }
    }
    try retired.remove()
  }

  // MARK: No site yet

  private func rename() throws {
    let root = try staging.root()
    try root.createFile(Manifest.name, changes.manifestBytes)
    if let status = old.status { try root.takeAttributes(of: status) }
    do {
      try place.parent.rename(place.newName, to: place.parent, as: place.name)
    } catch {
      throw place.refusal(of: error)
    }
  }

  // MARK: File by file

  private func move() throws {
    guard let site = old.root else { return }
    let root = try staging.root()
    _ = try? root.remove(Manifest.name)
    try root.createFile(Manifest.name, changes.manifestBytes)
    let moves = Journal.Moves(
      placed: changes.placed + [Manifest.name], removed: changes.removed,
      emptied: changes.emptied)
    let backups = backups
    do {
      let backup = try backUp(moves.placed + moves.removed, of: site, to: backups)
      try place.parent.createFile(
        place.journalName, Array(Journal.moves(moves).text.utf8), durably: true)
      try place.parent.sync()
      try FileMoves(moves, from: root, to: site).run(backup: backup)
    } catch let failure as FileMoves.UndoFailure {
      throw SiteWriterError.unfinished(output: place.shown, failure.cause)
    } catch {
      // Whatever of it cannot be removed now is removed by the next build.
      _ = try? place.parent.remove(place.journalName)
      try? backups.remove()
      throw place.refusal(of: error)
    }
  }

  /// Gives the old files second names.
  /// - Returns: nil where the disk has no second names.
  private func backUp(
    _ paths: [String], of site: Folder, to backups: SideFolder
  ) throws -> Folder? {
    for path in paths {
      if try site.status(path) == nil { continue }
      let folder = try backups.root(with: String(PathRules.folder(of: path)))
      do {
        try site.link(path, to: folder, as: path)
      } catch {
        if error.isNotSupported { return nil }
        throw error
      }
    }
    return try backups.root()
  }
}
