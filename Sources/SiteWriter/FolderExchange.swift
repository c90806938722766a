internal import Files

/// Completes the folder of new files to a whole site and exchanges it for the old one.
struct FolderExchange {
  let place: OutputPlace
  let old: OldSite
  let staging: SideFolder
  let changes: SiteChanges
  let thresholds: SiteWriter.Thresholds

  /// Throws with the output as it was.
  /// - Returns: false when it cannot be done here, with the output as it was.
  func run() throws -> Bool {
    guard let site = old.root, let status = old.status else { return false }
    let root = try staging.root()
    var clone = Clone(changes, device: status.device, foreignLimit: thresholds.foreign)
    do {
      if let missing = try clone.fill(root, from: site, staging: staging) {
        throw SiteWriterError.changedMeanwhile(place.shown + "/" + missing)
      }
    } catch is Clone.NotPossible {
      return false
    } catch let error as FileError where error.operation == .list && error.isDenied {
      // A foreign folder that may not be read cannot be cloned, but need not be touched either.
      return false
    }
    try root.createFile(Manifest.name, changes.manifestBytes)
    try root.takeAttributes(of: status)
    let journal = Journal.exchange(inode: try root.status().inode)
    try place.parent.createFile(place.journalName, Array(journal.text.utf8))
    do {
      return try exchange()
    } catch {
      // The next build sees from the journal that nothing had happened.
      _ = try? place.parent.remove(place.journalName)
      throw error
    }
  }

  private func exchange() throws -> Bool {
    let parent = place.parent
    do {
      try parent.exchange(place.name, with: place.newName)
      return true
    } catch {
      guard error.isNotSupported || error.isBusy else { throw error }
    }
    // Two renames instead of one step; for a moment there is no site. The journal tells a run that
    // comes after a kill in that moment what to do.
    do {
      try parent.rename(place.name, to: parent, as: place.oldName)
    } catch {
      guard error.isNotSupported || error.isBusy else { throw error }
      try parent.remove(place.journalName)
      return false
    }
    do {
      try parent.rename(place.newName, to: parent, as: place.name)
      return true
    } catch {
      do {
        try parent.rename(place.oldName, to: parent, as: place.name)
      } catch {
        throw SiteWriterError.unfinished(output: place.shown, error)
      }
      throw error
    }
  }
}
