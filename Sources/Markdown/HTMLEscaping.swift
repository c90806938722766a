/// Appends to HTML; what is escaped is what cmark escapes, to the byte.
extension [UInt8] {
  mutating func append(_ markup: String) {
    append(contentsOf: markup.utf8)
  }

  mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
    append(addingCapacity: range.count) { output in
      for index in range { output.append(source[index]) }
    }
  }

  /// As text of an element or in a double-quoted attribute.
  mutating func appendEscaped(_ text: Span<UInt8>) {
    appendEscaped(text, text.indices)
  }

  mutating func appendEscaped(_ text: Span<UInt8>, _ range: Range<Int>) {
    var copied = range.lowerBound
    for index in range where text[index].needsEscape {
      append(text, copied..<index)
      appendEscaped(text[index])
      copied = index + 1
    }
    append(text, copied..<range.upperBound)
  }

  mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case .ampersand: append("&amp;")
    case .less: append("&lt;")
    case .greater: append("&gt;")
    case .quote: append("&quot;")
    default: append(byte)
    }
  }

  /// As an address in a double-quoted attribute: what has no place in an address is
  /// percent-encoded.
  mutating func appendAddress(_ address: Span<UInt8>) {
    for index in address.indices {
      let byte = address[index]
      switch byte {
      case .ampersand: append("&amp;")
      case .apostrophe: append("&#x27;")
      case _ where byte.isAddress: append(byte)
      default:
        append(.percent)
        append(Self.hexadecimal(byte >> 4))
        append(Self.hexadecimal(byte & 15))
      }
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? digit &+ 0x30 : digit &+ 0x37
  }
}

extension UInt8 {
  var needsEscape: Bool {
    switch self {
    case .ampersand, .less, .greater, .quote: true
    default: false
    }
  }

  /// What stands in an `href` as it is (`&` and `'` are escaped for HTML).
  var isAddress: Bool {
    switch self {
    case .exclamation, .hash, .percent, .parenthesisOpen ... .slash, .colon, .equal, .question,
      .underscore, .tilde, 0x24, 0x3B, 0x40:
      true
    default: isDigit || isLetter
    }
  }
}
