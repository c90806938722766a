extension String {
  /// The text as a message shows it: characters that nobody sees or that turn the direction of the
  /// line (controls, format characters, line separators) written as `\u{202E}`.
  package var visible: String {
    // Nearly all text: ASCII, and the letters U+00C0–U+017F, whose first bytes are 0xC3…0xC5.
    let isPlain = utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F || byte >= 0x80 && byte < 0xC0 || byte >= 0xC3 && byte <= 0xC5
    }
    if isPlain { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
