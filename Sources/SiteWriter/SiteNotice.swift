package import Files

/// Something about a build that went well but is worth a word; `words` says it.
package enum SiteNotice: Sendable, Hashable {
  /// What a killed run had left beside the output was removed.
  case leftoverRemoved(path: String)
  /// A killed run had written a part of the pages; the rest was put in place first of all.
  case finished(output: String)
  /// The site is written, but something beside it could not be removed.
  case leftoverKept(path: String)
  /// The list of what is ours could not be read: pages of the plan were taken for ours, all else for
  /// foreign.
  case damagedList(path: String)
  /// The disk keeps no locks: two builds at once are not kept apart.
  case noLocks(output: String)
  /// What was learnt for the next build could not be kept.
  case noCache(FileError)
}
