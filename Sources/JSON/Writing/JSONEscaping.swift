extension [UInt8] {
  /// Adds a text as a JSON string. Only what must be is escaped: quotes, backslashes, controls.
  mutating func appendJSONString(_ text: String) {
    append(ASCII.quote)
    if text.utf8.contains(where: \.needsEscape) {
      for byte in text.utf8 { appendEscaped(byte) }
    } else {
      append(contentsOf: text.utf8)
    }
    append(ASCII.quote)
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case ASCII.quote, ASCII.backslash: append(contentsOf: [ASCII.backslash, byte])
    case ..<0x20: appendControl(byte)
    default: append(byte)
    }
  }

  private mutating func appendControl(_ byte: UInt8) {
    let letter: UInt8? =
      switch byte {
      case 0x08: 0x62
      case ASCII.tab: ASCII.lowerT
      case ASCII.lineFeed: ASCII.lowerN
      case 0x0C: ASCII.lowerF
      case ASCII.carriageReturn: 0x72
      default: nil
      }
    append(ASCII.backslash)
    if let letter {
      append(letter)
    } else {
      self += (byte < 0x10 ? "u000" : "u00").utf8
      self += String(byte, radix: 16).utf8
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == ASCII.quote || self == ASCII.backslash
  }
}
