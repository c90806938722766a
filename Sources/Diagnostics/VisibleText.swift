extension String {
  /// The text as a message shows it: characters that nobody sees or that turn the direction of the
  /// line (controls, format characters, line separators) written as `\u{202E}`. Joiners stay where
  /// what is written needs them: between letters of scripts that join, and in pictures.
  package var visible: String {
    // Nearly all text: ASCII, and the letters U+00C0–U+017F, whose first bytes are 0xC3…0xC5.
    let isPlain = utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F || byte >= 0x80 && byte < 0xC0 || byte >= 0xC3 && byte <= 0xC5
    }
    if isPlain { return self }
    var result = ""
    var before: Unicode.Scalar?
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      defer { before = scalar }
      let next = scalars.index(after: index)
      if let before, next < scalars.endIndex, scalar.joins(before, scalars[next]) {
        result.unicodeScalars.append(scalar)
        continue
      }
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

extension Unicode.Scalar {
  /// Whether it is a joiner between two characters that may need it. Latin, Greek and Cyrillic letters do
  /// not: there it only makes a name look like another one.
  fileprivate func joins(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    guard value == 0x200C || value == 0x200D else { return false }
    return before.mayBeJoined && after.mayBeJoined
  }

  private var mayBeJoined: Bool {
    if value < 0x0590 { return false }
    switch properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark: return true
    default: return properties.isEmoji
    }
  }
}
