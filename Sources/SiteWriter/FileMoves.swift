internal import Files

/// Renames new files into a site one by one and removes others; what the journal of moves says.
struct FileMoves {
  private let moves: Journal.Moves
  private let source: Folder
  private let site: Folder

  init(_ moves: Journal.Moves, from source: Folder, to site: Folder) {
    self.moves = moves
    self.source = source
    self.site = site
  }

  /// Does what is still to be done.
  func finish() throws(FileError) {
    for path in moves.placed where try source.status(path) != nil {
      var made: [String] = []
      try place(path, &made)
    }
    for path in moves.removed { try site.remove(path) }
    for folder in moves.emptied { try site.removeFolder(folder) }
  }

  /// Does all of it, or undoes what it did and throws.
  /// - Parameter backup: the old files under second names, laid out as in the site; nil where the disk
  ///   has no second names.
  ///
  /// Throws `FileError` when the site is as before; `UndoFailure` when it is half done.
  func run(backup: Folder?) throws {
    var placed: [String] = []
    var removed: [String] = []
    var made: [String] = []
    do throws(FileError) {
      for path in moves.placed {
        try place(path, &made)
        placed.append(path)
      }
      for path in moves.removed {
        removed.append(path)
        try site.remove(path)
      }
      for folder in moves.emptied { try site.removeFolder(folder) }
    } catch {
      let failure = error
      if placed.isEmpty, made.isEmpty, removed.isEmpty { throw failure }
      guard let backup else { throw UndoFailure(cause: failure) }
      do {
        for path in removed + placed.reversed() {
          if try backup.status(path) != nil {
            for folder in PathRules.chain(String(PathRules.folder(of: path))) {
              try makeFolder(folder)
            }
            try backup.rename(path, to: site, as: path)
          } else {
            try site.remove(path)
          }
        }
        for folder in made.reversed() { try site.removeFolder(folder) }
      } catch {
        throw UndoFailure(cause: failure)
      }
      throw failure
    }
  }

  /// The site is neither old nor new; the journal stays, so that the next run finishes it.
  struct UndoFailure: Error {
    let cause: FileError
  }

  /// - Parameter made: gets the folders that had to be made.
  private func place(_ path: String, _ made: inout [String]) throws(FileError) {
    do {
      try source.rename(path, to: site, as: path)
    } catch {
      guard error.isMissing else { throw error }
      for folder in PathRules.chain(String(PathRules.folder(of: path))) where try makeFolder(folder)
      {
        made.append(folder)
      }
      try source.rename(path, to: site, as: path)
    }
  }

  @discardableResult
  private func makeFolder(_ folder: String) throws(FileError) -> Bool {
    do {
      try site.makeFolder(folder)
      return true
    } catch {
      if error.isAlreadyThere { return false }
      throw error
    }
  }
}
