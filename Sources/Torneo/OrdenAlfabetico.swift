/// Spanish alphabetical order, the same on every machine: case and accents do not count, ñ follows
/// n, and only names that are level so are told apart by their accents and case.
package struct ClaveAlfabetica: Sendable, Hashable, Comparable {
  private let letras: [UInt32]
  private let texto: String

  package init(_ texto: String) {
    self.texto = texto
    var letras: [UInt32] = []
    letras.reserveCapacity(texto.utf8.count)
    for escalar in texto.unicodeScalars {
      // Room between neighbours, so that ñ fits after n.
      switch escalar {
      case "ñ", "Ñ": letras.append(UInt32(UInt8(ascii: "n")) * 2 + 1)
      case "\u{300}"..."\u{36F}":
        // A combining tilde makes the ñ of a decomposed name; other marks do not count.
        if escalar == "\u{303}", letras.last == UInt32(UInt8(ascii: "n")) * 2 {
          letras[letras.count - 1] += 1
        }
      default:
        for base in escalar.letrasBase.unicodeScalars { letras.append(base.value * 2) }
      }
    }
    self.letras = letras
  }

  package static func < (a: ClaveAlfabetica, b: ClaveAlfabetica) -> Bool {
    if a.letras != b.letras { return a.letras.lexicographicallyPrecedes(b.letras) }
    return a.texto.unicodeScalars.lexicographicallyPrecedes(b.texto.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// The plain small letters that a Latin letter is made of (é → e, ñ → n, Ł → l, ß → ss, Æ → ae);
  /// any other character in lower case.
  package var letrasBase: String {
    if isASCII { return properties.lowercaseMapping }
    switch self {
    case "ß", "ẞ": return "ss"
    case "æ", "Æ", "ǽ", "Ǽ": return "ae"
    case "œ", "Œ": return "oe"
    case "ø", "Ø", "ǿ", "Ǿ": return "o"
    case "þ", "Þ": return "th"
    case "ð", "Ð", "đ", "Đ": return "d"
    case "ı", "İ": return "i"
    default: break
    }
    // The names of the standard say what a letter is made of: LATIN SMALL LETTER E WITH ACUTE.
    if let nombre = properties.name, nombre.hasPrefix("LATIN ") {
      let palabras = nombre.split(separator: " ", maxSplits: 4)
      if palabras.count == 5, palabras[2] == "LETTER", palabras[3].utf8.count == 1,
        palabras[4].hasPrefix("WITH")
      {
        return palabras[3].lowercased()
      }
    }
    return properties.lowercaseMapping
  }
}

extension String {
  /// The name as two spellings of one name share it: without accents, case, invisible characters or
  /// differences of white space. ñ counts as n.
  package var nombrePlegado: String {
    var plegado = ""
    var espacioPendiente = false
    for escalar in unicodeScalars {
      if escalar.properties.isWhitespace {
        espacioPendiente = !plegado.isEmpty
        continue
      }
      switch escalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: continue
      default: break
      }
      if espacioPendiente {
        plegado += " "
        espacioPendiente = false
      }
      plegado += escalar.letrasBase
    }
    return plegado
  }
}
