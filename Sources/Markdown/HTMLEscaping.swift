/// Writes HTML; what is escaped is what cmark escapes, to the byte.
extension OutputSpan<UInt8> {
  /// The most bytes that one byte of text becomes: `&quot;`.
  static var longestEscape: Int { 6 }

  /// As text of an element or in a double-quoted attribute.
  mutating func appendEscaped(_ byte: UInt8) {
    if byte.needsEscape {
      append(Markup.escape(of: byte))
    } else {
      append(byte)
    }
  }
}

extension [UInt8] {
  mutating func append(_ markup: [UInt8]) {
    append(contentsOf: markup)
  }

  /// As text of an element or in a double-quoted attribute.
  mutating func appendEscaped(_ text: Span<UInt8>, _ range: Range<Int>) {
    for index in range {
      if text[index].needsEscape {
        append(Markup.escape(of: text[index]))
      } else {
        append(text[index])
      }
    }
  }

  /// As an address in a double-quoted attribute: what has no place in an address is
  /// percent-encoded.
  mutating func appendAddress(_ address: Span<UInt8>) {
    for index in address.indices {
      let byte = address[index]
      switch byte {
      case .ampersand: append(Markup.ampersand)
      case .apostrophe: append(Markup.apostrophe)
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
