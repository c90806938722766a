@_spi(_Unicode) import Swift

// What the texts that people write are looked at for.

extension String {
  /// Printable ASCII or a letter of Latin-1 or Latin Extended A, without white space at the ends: such
  /// a text is composed, has no more characters than bytes, and hides nothing.
  package var esSencillo: Bool {
    let octetos = utf8
    guard let primero = octetos.first, let ultimo = octetos.last, primero != 0x20, ultimo != 0x20
    else { return false }
    // 0xC3…0xC5 lead the letters U+00C0–U+017F.
    return octetos.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F || $0 >= 0x80 && $0 < 0xC0 || $0 >= 0xC3 && $0 <= 0xC5
    }
  }

  /// The text in Unicode's composed form (NFC), in which two spellings of é are one.
  package var compuesto: String {
    var compuesto = String.UnicodeScalarView()
    compuesto.append(contentsOf: _nfc)
    return String(compuesto)
  }

  /// Whether somebody who reads the text sees anything.
  package var tieneAlgoVisible: Bool {
    unicodeScalars.contains { escalar in
      if 0x21...0x7E ~= escalar.value { return true }
      switch escalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
        .nonspacingMark, .enclosingMark, .unassigned:
        return false
      default: return !escalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}

extension String {
  /// The text without characters that nobody sees: two names that are one without them look the same.
  package var sinInvisibles: String {
    if esSencillo { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }
}

extension Unicode.Scalar {
  /// Controls, line breaks and marks that turn the direction of what follows.
  package var alteraElTexto: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x061C, 0x200E,
      0x200F, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
