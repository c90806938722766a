// Marks that come with pasted texts: nobody sees them, and what is written needs none of them.

extension String {
  /// The marks of the text that nobody sees: zero-width spaces, soft hyphens, byte order marks, the empty
  /// sign of Braille, joiners where nothing joins. Those that turn the direction of a text are not among them: nothing takes a
  /// text with them.
  package var marcasOcultas: [Unicode.Scalar] {
    if esSencillo { return [] }
    let escalares = Array(unicodeScalars)
    return escalares.indices.filter { escalares.estaOculto($0) }.map { escalares[$0] }
  }

  package var sinMarcasOcultas: String {
    if esSencillo { return self }
    let escalares = Array(unicodeScalars)
    return String(
      String.UnicodeScalarView(
        escalares.indices.filter { !escalares.estaOculto($0) }.map { escalares[$0] }))
  }
}

extension [Unicode.Scalar] {
  fileprivate func estaOculto(_ lugar: Int) -> Bool {
    let escalar = self[lugar]
    guard
      escalar.properties.isDefaultIgnorableCodePoint
        || escalar.properties.generalCategory == .format || escalar.value == 0x2800,
      !escalar.alteraElTexto
    else { return false }
    let antes = lugar > startIndex ? self[lugar - 1] : nil
    let despues = lugar + 1 < endIndex ? self[lugar + 1] : nil
    switch escalar.value {
    // Joiners: between letters of scripts that join, and in pictures.
    case 0x200C, 0x200D: return !(antes?.seJunta == true && despues?.seJunta == true)
    // The letters in the flag of a land.
    case 0xE0020...0xE007F: return !(antes?.value == 0x1F3F4 || antes?.esDeBandera == true)
    // Which picture of a character is meant.
    case 0xFE00...0xFE0F: return antes?.tieneVariantes != true
    case 0x180B...0x180D, 0x180F, 0xE0100...0xE01EF: return !(antes?.seJunta == true)
    default: return true
    }
  }
}

extension Unicode.Scalar {
  fileprivate var esDeBandera: Bool { 0xE0020...0xE007F ~= value }

  /// Latin, Greek and Cyrillic letters need no joiner.
  fileprivate var seJunta: Bool {
    if value < 0x0590 { return false }
    switch properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark: return true
    default: return properties.isEmoji
    }
  }

  fileprivate var tieneVariantes: Bool {
    properties.isEmoji || value >= 0x1000 && properties.generalCategory != .format
  }
}

extension String {
  /// ASCII in the place of its wide forms, which keyboards for Chinese and Japanese write: `９` is 9.
  package var sinAnchuras: String {
    if utf8.allSatisfy({ $0 != 0xEF && $0 != 0xE3 }) { return self }
    var resultado = String.UnicodeScalarView()
    for escalar in unicodeScalars {
      switch escalar.value {
      case 0xFF01...0xFF5E: resultado.append(Unicode.Scalar(UInt8(escalar.value - 0xFEE0)))
      case 0x3000: resultado.append(" ")
      default: resultado.append(escalar)
      }
    }
    return String(resultado)
  }
}
