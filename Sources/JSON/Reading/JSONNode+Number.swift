extension JSONNode {
  /// A number as it is written; nil for another kind.
  package var numberText: String? {
    kind == .number ? storage.bytes.text(offset..<end) : nil
  }

  /// The value of a number that is whole and fits, however it is written (7, 7.0, 1e1); nil for
  /// any other number and for another kind.
  package var integer: Int? {
    guard kind == .number else { return nil }
    let bytes = storage.bytes
    let span = bytes.span
    // Nearly all numbers of a store: a few digits.
    var index = offset
    var value = 0
    while index < offset + 18, span.byte(at: index).isDigit {
      value = value &* 10 &+ Int(span.byte(at: index) &- ASCII.zero)
      index += 1
    }
    if index > offset, index == end { return value }
    return Decimal(bytes[offset..<end])?.integer
  }

  /// The value of a number as a binary one, rounded; nil when it is too large for one, and for
  /// another kind.
  package var double: Double? {
    guard let text = numberText, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
