internal import Files

/// Finishes or tidies up what a killed build left beside the output. Runs under the lock, before
/// anything is read.
struct Recovery {
  private(set) var notices: [SiteNotice] = []
  /// False when some pages may be in place that the list does not have.
  private(set) var isListCertain = true

  private let place: OutputPlace

  init(of place: OutputPlace) throws {
    self.place = place
    let parent = place.parent
    let journal = try parent.status(place.journalName).map { _ in
      Journal(try parent.readFile(place.journalName, limit: Journal.limit).bytes)
    }
    switch journal ?? nil {
    case .exchange(let inode, _): try finishExchange(inode)
    case .moves(let moves): try finishMoves(moves)
    case nil: break
    }
    try removeLeftover(place.newName)
    try removeLeftover(place.oldName)
    try removeLeftover(place.journalName)
  }

  private mutating func removeLeftover(_ name: String) throws {
    guard try place.parent.status(name) != nil else { return }
    try place.parent.removeTree(name)
    if name != place.journalName || notices.isEmpty {
      notices.append(.leftoverRemoved(path: place.parent.path(of: name)))
    }
  }

  /// Before the exchange nothing had happened, and the new folder is removed like any leftover. After
  /// it, the old one is; between the two renames of a disk that cannot exchange, the second is made.
  private mutating func finishExchange(_ inode: UInt64) throws {
    let parent = place.parent
    var site = try parent.status(place.name)
    if site == nil {
      if try parent.status(place.newName)?.inode == inode {
        try parent.rename(place.newName, to: parent, as: place.name)
      } else if try parent.status(place.oldName) != nil {
        try parent.rename(place.oldName, to: parent, as: place.name)
      }
      notices.append(.finished(output: place.shown))
      site = try parent.status(place.name)
    }
    guard site?.inode == inode else { return }
    for name in [place.newName, place.oldName] where try parent.status(name)?.kind == .folder {
      try RetiredSite(name, of: place).remove()
      notices.append(.leftoverRemoved(path: parent.path(of: name)))
    }
  }

  private mutating func finishMoves(_ moves: Journal.Moves) throws {
    // Without the new files nothing is left to do, and without the site (which has its list at every
    // moment) nothing to do it to: somebody removed it after the kill. All pages are made again then.
    guard try place.parent.status(place.newName)?.kind == .folder,
      try place.parent.status(place.name)?.kind == .folder,
      try place.parent.folder(place.name).status(Manifest.name) != nil
    else {
      isListCertain = false
      return
    }
    let source = try place.parent.folder(place.newName)
    let site = try place.parent.folder(place.name)
    try FileMoves(moves, from: source, to: site).finish()
    notices.append(.finished(output: place.shown))
  }
}
