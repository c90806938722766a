/// A key that one object has twice. RFC 8259 leaves the meaning open; nobody who wrote it meant it.
package struct JSONDuplicateKey: Sendable, Hashable {
  /// The key, escapes resolved.
  package var key: String
  /// Byte offset of the first key of that name in the object.
  package var firstOffset: Int
  /// Byte offset of the one that repeats it.
  package var secondOffset: Int

  package init(key: String, firstOffset: Int, secondOffset: Int) {
    self.key = key
    self.firstOffset = firstOffset
    self.secondOffset = secondOffset
  }
}
