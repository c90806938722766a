/// One value of a ``JSONDocument``, with its place. Costs a reference and a number; what it holds is
/// worked out each time it is asked for.
package struct JSONNode: Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline let index: Int

  @inlinable
  init(storage: JSONStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  /// Byte offset of the first byte of the value in the text.
  @inlinable package var offset: Int { storage.offset(at: index) }

  @inlinable var firstByte: UInt8 { storage.firstByte(at: index) }

  @inlinable package var kind: JSONKind {
    switch firstByte {
    case ASCII.quote: .string
    case ASCII.openBrace: .object
    case ASCII.openBracket: .array
    case ASCII.lowerT, ASCII.lowerF: .bool
    case ASCII.lowerN: .null
    default: .number
    }
  }

  /// Byte offset after the last byte of the value.
  package var end: Int {
    switch kind {
    case .object, .array: Int(storage.tape[index + 1])
    case .string: storage.content(at: index).range.upperBound + 1
    case .number, .bool, .null: storage.endOfScalar(at: offset)
    }
  }

  @inlinable package var isNull: Bool { firstByte == ASCII.lowerN }

  @inlinable package var bool: Bool? {
    switch firstByte {
    case ASCII.lowerT: true
    case ASCII.lowerF: false
    default: nil
    }
  }

  /// The text of a string, escapes resolved; nil for another kind.
  @inlinable package var string: String? {
    firstByte == ASCII.quote ? storage.text(at: index) : nil
  }

  /// Calls `body` with the UTF-8 text of a string, escapes resolved, without making a `String`; nil
  /// for another kind. Most strings have no escapes, and then nothing is copied.
  @inlinable
  package func withUTF8<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard firstByte == ASCII.quote else { return nil }
    let (range, hasEscapes) = storage.content(at: index)
    let bytes = storage.bytes
    guard hasEscapes else { return try body(bytes.span.extracting(range)) }
    let resolved = unescaped(bytes.span, range)
    return try body(resolved.span)
  }
}
