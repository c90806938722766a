/// Writes HTML; what is escaped is what cmark escapes, to the byte.
extension OutputSpan<UInt8> {
  /// The most bytes that one byte of text becomes: `&quot;`.
  static var longestEscape: Int { 6 }

  mutating func append(_ markup: [UInt8]) {
    for byte in markup { append(byte) }
  }

  mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
    for index in range { append(source[index]) }
  }

  /// As text of an element or in a double-quoted attribute.
  mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case .ampersand: append(Markup.ampersand)
    case .less: append(Markup.less)
    case .greater: append(Markup.greater)
    case .quote: append(Markup.quote)
    default: append(byte)
    }
  }
}

extension [UInt8] {
  mutating func append(_ markup: [UInt8]) {
    append(contentsOf: markup)
  }

  mutating func append(_ source: Span<UInt8>, _ range: Range<Int>) {
    append(addingCapacity: range.count) { $0.append(source, range) }
  }

  mutating func appendEscaped(_ text: Span<UInt8>) {
    appendEscaped(text, text.indices)
  }

  /// As text of an element or in a double-quoted attribute.
  mutating func appendEscaped(_ text: Span<UInt8>, _ range: Range<Int>) {
    // In parts, so that room for the worst case does not multiply the size of long texts.
    var start = range.lowerBound
    while start < range.upperBound {
      let end = Swift.min(start + 1024, range.upperBound)
      append(addingCapacity: (end - start) * OutputSpan<UInt8>.longestEscape) { output in
        for index in start..<end { output.appendEscaped(text[index]) }
      }
      start = end
    }
  }

  /// As an address in a double-quoted attribute: what has no place in an address is
  /// percent-encoded.
  mutating func appendAddress(_ address: Span<UInt8>) {
    append(addingCapacity: address.count * OutputSpan<UInt8>.longestEscape) { output in
      for index in address.indices {
        let byte = address[index]
        switch byte {
        case .ampersand: output.append(Markup.ampersand)
        case .apostrophe: output.append(Markup.apostrophe)
        case _ where byte.isAddress: output.append(byte)
        default:
          output.append(.percent)
          output.append(Self.hexadecimal(byte >> 4))
          output.append(Self.hexadecimal(byte & 15))
        }
      }
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? digit &+ 0x30 : digit &+ 0x37
  }
}

extension UInt8 {
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
