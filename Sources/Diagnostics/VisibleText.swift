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
    // The character before, if it was written as it is.
    var before: Unicode.Scalar?
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let after = next < scalars.endIndex ? scalars[next] : nil
      if let seen = before, scalar.belongs(between: seen, after) {
        result.unicodeScalars.append(scalar)
        before = scalar
        continue
      }
      before = scalar
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        before = nil
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether something that nobody sees is a part of what is written: a joiner between two characters that
  /// may need it, or a letter in the flag of a land, which is a black flag and tags. Latin, Greek and
  /// Cyrillic letters need no joiner: there it only makes a name look like another one.
  fileprivate func belongs(between before: Unicode.Scalar, _ after: Unicode.Scalar?) -> Bool {
    if isTag { return before.value == 0x1F3F4 || before.isTag }
    guard value == 0x200C || value == 0x200D, let after else { return false }
    return before.mayBeJoined && after.mayBeJoined
  }

  private var isTag: Bool { 0xE0020...0xE007F ~= value }

  private var mayBeJoined: Bool {
    if value < 0x0590 { return false }
    switch properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark: return true
    default: return properties.isEmoji
    }
  }
}
