extension [UInt8] {
  /// Adds a text to XML or HTML, between tags or as the value of an attribute in double quotes. What no
  /// XML may have, such as most controls, becomes U+FFFD.
  package mutating func appendXML(_ text: String) {
    if append(text, ifAll: \.isPlain) { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;".utf8
      case "<": self += "&lt;".utf8
      case ">": self += "&gt;".utf8
      case "\"": self += "&quot;".utf8
      // A reader would make a space, or another line end, of one that is written as it is.
      case "\t", "\n", "\r": self += "&#\(scalar.value);".utf8
      case _ where scalar.value < 0x20 || 0xFFFE...0xFFFF ~= scalar.value:
        self += "\u{FFFD}".utf8
      default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Adds a text if all its bytes are such that it may be written as it is, as nearly all are; false
  /// with nothing added if not.
  mutating func append(_ text: String, ifAll isPlain: (UInt8) -> Bool) -> Bool {
    let bytes = text.utf8Span.span
    var index = 0
    while index < bytes.count {
      if !isPlain(bytes[index]) { return false }
      index += 1
    }
    self += text.utf8
    return true
  }

  /// Adds an element with a text and nothing else in it.
  mutating func appendElement(_ name: StaticString, _ text: String) {
    self += "<".utf8
    self += name.description.utf8
    self += ">".utf8
    appendXML(text)
    self += "</".utf8
    self += name.description.utf8
    self += ">\n".utf8
  }
}

extension UInt8 {
  /// Whether it is written as it is, whatever stands beside it. U+FFFE and U+FFFF begin with EF.
  fileprivate var isPlain: Bool {
    switch self {
    case ..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF:
      false
    default: true
    }
  }
}
