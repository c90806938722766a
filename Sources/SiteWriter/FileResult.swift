internal import Files

/// What was found out about one file of the plan.
struct FileResult: Sendable {
  enum Change: Sendable {
    /// The disk has these bytes.
    case unchanged
    /// The disk has nothing there.
    case new
    /// The disk has other bytes.
    case changed
    /// The disk has other bytes, and not those that we wrote.
    case edited
  }

  var change: Change
  var hash: ContentHash
  /// For the cache; nil in a dry run of a file that would be written.
  var record: BuildCache.Record?
  /// The cache has this record.
  var isCached = false

  /// Whether the new bytes are not in the output yet.
  var isToBePlaced: Bool { change != .unchanged }
}
