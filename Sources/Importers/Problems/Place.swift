/// A byte of one of the imported files.
struct Place: Hashable, Comparable, Sendable {
  /// Index in the list of files.
  var file: Int
  var offset: Int

  static func < (a: Place, b: Place) -> Bool {
    (a.file, a.offset) < (b.file, b.offset)
  }
}
