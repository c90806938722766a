/// How much of a document the reader takes before it refuses.
package struct JSONLimits: Sendable, Hashable {
  /// Containers inside one another; never more than 256, whatever is asked.
  package var depth: Int
  /// Bytes of the whole text; never more than 1 GiB, whatever is asked.
  package var fileBytes: Int
  /// Bytes between the quotes of one string, as written.
  package var stringBytes: Int
  /// Values in the whole document. Each costs at most 24 bytes of memory besides the text.
  package var values: Int

  package init(
    depth: Int = 64, fileBytes: Int = 512 << 20, stringBytes: Int = 1 << 20,
    values: Int = 24_000_000
  ) {
    self.depth = depth
    self.fileBytes = fileBytes
    self.stringBytes = stringBytes
    self.values = values
  }
}
