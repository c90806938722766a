/// The text of a document and the index of the values in it, shared by all its nodes.
///
/// A class so that a node is one reference and one number; immutable, so it can be shared freely.
///
/// The index (`tape`) holds the values in reading order. What a value is shows in its first byte,
/// so an entry needs no tag:
///
///     number, true, false, null   offset
///     string, key                 offset, length between the quotes × 2 + (1 if it has escapes)
///     object, array               offset, end offset, index after its last value, count
///
/// A member of an object is the entry of its key and then that of its value.
@usableFromInline
final class JSONStorage: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let tape: [UInt32]

  init(bytes: [UInt8], tape: [UInt32]) {
    self.bytes = bytes
    self.tape = tape
  }

  /// Entries of a container before its first value.
  @usableFromInline static let containerHeader = 4
  /// Entries of a string.
  @usableFromInline static let stringEntries = 2

  @inlinable
  func offset(at index: Int) -> Int { Int(tape[index]) }

  @inlinable
  func firstByte(at index: Int) -> UInt8 { bytes[offset(at: index)] }

  /// The entry after a value and all that is in it.
  @inlinable
  func indexAfter(_ index: Int) -> Int {
    switch firstByte(at: index) {
    case ASCII.quote: index + Self.stringEntries
    case ASCII.openBrace, ASCII.openBracket: Int(tape[index + 2])
    default: index + 1
    }
  }

  /// The bytes between the quotes of a string, and whether they have escapes.
  @inlinable
  func content(at index: Int) -> (range: Range<Int>, hasEscapes: Bool) {
    let start = offset(at: index) + 1
    let entry = Int(tape[index + 1])
    return (start..<(start + entry >> 1), entry & 1 != 0)
  }

  /// The text of the string at `index`, escapes resolved.
  @inlinable
  func text(at index: Int) -> String {
    let (range, hasEscapes) = content(at: index)
    return hasEscapes ? unescapedText(range) : bytes.text(range)
  }

  @usableFromInline
  func unescapedText(_ range: Range<Int>) -> String {
    let bytes = bytes
    return String(decoding: unescaped(bytes.span, range), as: UTF8.self)
  }

  /// The end of the number or word that starts at `offset`.
  func endOfScalar(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isScalarByte { end += 1 }
    return end
  }
}

extension UInt8 {
  /// What numbers, `true`, `false` and `null` are made of.
  fileprivate var isScalarByte: Bool {
    isDigit || self == ASCII.minus || self == ASCII.plus || self == ASCII.dot
      || (self | 0x20) &- 0x61 < 26
  }
}
