internal import Files

/// Completes the folder of new files to a whole site and exchanges it for the old one.
struct FolderExchange {
  let place: OutputPlace
  let old: OldSite
  let staging: SideFolder
  let changes: SiteChanges
  let spare: SpareSite?
  let thresholds: SiteWriter.Thresholds

  /// Throws with the output as it was.
  /// - Returns: false when it cannot be done here, with the output as it was.
  func run() throws -> Bool {
    guard let site = old.root, let status = old.status, let foreign = thresholds.foreign else {
      return false
    }
    try checkWritable(site)
    let clone = Clone(changes, device: status.device, foreignLimit: foreign)
    if let earlier = takeSpare(status) {
      if let cloned = try renewed(earlier, clone, site) {
        do {
          try exchange(earlier, cloned, status)
        } catch {
          throw place.refusal(of: error)
        }
        return true
      }
    }
    let cloned: [Journal.Cloned]
    do {
      cloned = try complete(staging, with: clone, from: site)
    } catch is Clone.NotPossible {
      return false
    } catch let error as FileError where error.operation == .list && error.isDenied {
      // A foreign folder that may not be read cannot be cloned, but need not be touched either.
      return false
    }
    do {
      try exchange(staging, cloned, status, retiring: place.oldName)
      return true
    } catch let error as FileError where error.isNotSupported || error.isBusy {
      return false
    }
  }

  /// A site that may not be changed is left alone, although its folder could be exchanged.
  private func checkWritable(_ site: Folder) throws {
    for path in [""] + PathRules.folders(of: old.manifest.paths)
    where try path.isEmpty || site.status(path)?.kind == .folder {
      let folder = path.isEmpty ? site : try site.folder(path)
      if !folder.isWritable {
        throw FileError.denied(.write, path.isEmpty ? place.shown : place.shown + "/" + path)
      }
    }
  }

  private func takeSpare(_ status: FileStatus) -> SideFolder? {
    let count = changes.placed.count + changes.removed.count
    if count * thresholds.share > changes.manifest.paths.count { return nil }
    return spare?.take(to: place, beside: status)
  }

  /// Makes of an earlier site the one that is there, but for what changes. Whatever is wrong with it, it is
  /// only a help: all gets second names anew then.
  /// - Returns: what is not ours in it; nil when it could not be made.
  private func renewed(
    _ earlier: SideFolder, _ clone: Clone, _ site: Folder
  ) throws -> [Journal.Cloned]? {
    do {
      return try complete(earlier, over: earlier.root(), with: clone, from: site)
    } catch {
      try spare?.drop(place.oldName, of: place)
      return nil
    }
  }

  /// Moves the new files into the site that was made of an earlier one, and exchanges that.
  private func exchange(
    _ earlier: SideFolder, _ cloned: [Journal.Cloned], _ status: FileStatus
  ) throws {
    do {
      let new = try staging.root()
      for path in changes.placed {
        let folder = try earlier.root(with: String(PathRules.folder(of: path)))
        try new.rename(path, to: folder, as: path)
      }
      try staging.remove()
      try exchange(earlier, cloned, status, retiring: place.newName)
    } catch {
      // What cannot be removed now is removed by the next build, which needs it if it has to finish.
      if !error.isUnfinished { try? earlier.remove() }
      throw error
    }
  }

  private func complete(
    _ copy: SideFolder, over earlier: Folder? = nil, with clone: Clone, from site: Folder
  ) throws -> [Journal.Cloned] {
    var clone = clone
    if let missing = try clone.fill(copy, over: earlier, from: site) {
      throw SiteWriterError.changedMeanwhile(place.shown + "/" + missing)
    }
    return clone.foreign
  }

  /// - Parameter retiredName: what the old site may be called for the moment between two renames.
  private func exchange(
    _ new: SideFolder, _ cloned: [Journal.Cloned], _ status: FileStatus,
    retiring retiredName: String
  ) throws {
    let root = try new.root()
    try root.createFile(Manifest.name, changes.manifestBytes)
    try root.takeAttributes(of: status)
    let journal = Journal.exchange(inode: try root.status().inode, cloned: cloned)
    try place.parent.createFile(place.journalName, Array(journal.text.utf8))
    do {
      try exchange(new.name, retiring: retiredName)
    } catch {
      // The next build sees from the journal that nothing had happened, or what is to be finished.
      if !error.isUnfinished { _ = try? place.parent.remove(place.journalName) }
      throw error
    }
  }

  private func exchange(_ newName: String, retiring retiredName: String) throws {
    let parent = place.parent
    do {
      try parent.exchange(place.name, with: newName)
      return
    } catch {
      guard error.isNotSupported || error.isBusy else { throw error }
    }
    // Two renames instead of one step; for a moment there is no site. The journal tells a run that
    // comes after a kill in that moment what to do.
    try parent.rename(place.name, to: parent, as: retiredName)
    do {
      try parent.rename(newName, to: parent, as: place.name)
    } catch {
      do {
        try parent.rename(retiredName, to: parent, as: place.name)
      } catch {
        throw SiteWriterError.unfinished(output: place.shown, error)
      }
      throw error
    }
  }
}

extension Error {
  fileprivate var isUnfinished: Bool {
    if case .unfinished? = self as? SiteWriterError { true } else { false }
  }
}
