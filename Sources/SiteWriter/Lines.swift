/// The lines of a text, as ranges of its bytes. The ends that git writes on Windows are taken as well.
struct Lines: IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next line without its end; nil after the last one, which must have an end too.
  mutating func next() -> Range<Int>? {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    if end == bytes.count { return nil }
    position = end + 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a line; bytes that are no text do not make one that is equal to any.
  func text(_ line: Range<Int>) -> String {
    String(decoding: bytes[line], as: UTF8.self)
  }
}
