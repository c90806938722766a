/// The white space and commas between the items of an old container, to be used again between those
/// of the new one.
struct Gaps {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let ends: [Int]
  private let opening: Int
  /// Between items where the old text has no example: one that had a single item.
  private let comma: [UInt8]

  /// `opening` is the place after the bracket; there is at least one item.
  init(_ bytes: [UInt8], starts: [Int], ends: [Int], opening: Int, comma: [UInt8]) {
    self.bytes = bytes
    self.starts = starts
    self.ends = ends
    self.opening = opening
    self.comma = comma
  }

  /// Before the first item.
  var first: ArraySlice<UInt8> { bytes[opening..<starts[0]] }

  /// Between two neighbours of the new text, given where they come from; nil for a new item.
  ///
  /// Old items keep what is before them; a new one is set apart as the next old item is, or else
  /// as the last one.
  func between(_ before: Int?, _ after: Int?) -> ArraySlice<UInt8> {
    if let after, after > 0 { return beforeItem(after) }
    guard starts.count > 1 else {
      let isOpen = first.contains(where: \.isLineBreak)
      return isOpen ? [ASCII.comma] + first : comma[...]
    }
    let next = (before ?? 0) + 1
    return beforeItem(next < starts.count ? next : starts.count - 1)
  }

  private func beforeItem(_ index: Int) -> ArraySlice<UInt8> {
    bytes[ends[index - 1]..<starts[index]]
  }
}
