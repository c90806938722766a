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
    switch value {
    case 0x41...0x5A: String(Unicode.Scalar(UInt8(value | 0x20)))
    case ..<0x80: String(self)
    case letrasLatinas.codigos: letrasLatinas.bases[Int(value - letrasLatinas.codigos.lowerBound)]
    default: letrasBaseSegunElEstandar
    }
  }

  fileprivate var letrasBaseSegunElEstandar: String {
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

/// Latin-1 and Latin Extended A, the letters that names in Europe are written with: asking the
/// standard for each letter of each name would take longer than all else.
private let letrasLatinas: (codigos: Range<UInt32>, bases: [String]) = {
  let codigos: Range<UInt32> = 0x80..<0x180
  return (codigos, codigos.map { Unicode.Scalar($0)?.letrasBaseSegunElEstandar ?? "" })
}()

extension String {
  /// The name as two spellings of one name share it: without accents, case, invisible characters or
  /// differences of white space. ñ counts as n.
  package var nombrePlegado: String {
    var plegado: [UInt8] = []
    plegado.reserveCapacity(utf8.count)
    var espacioPendiente = false
    for escalar in unicodeScalars {
      if escalar.esEspacio {
        espacioPendiente = !plegado.isEmpty
        continue
      }
      if escalar.noSeVe { continue }
      if espacioPendiente {
        plegado.append(0x20)
        espacioPendiente = false
      }
      if (0x61...0x7A).contains(escalar.value) {
        plegado.append(UInt8(escalar.value))
      } else {
        plegado.append(contentsOf: escalar.letrasBase.utf8)
      }
    }
    return String(decoding: plegado, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var esEspacio: Bool {
    value == 0x20 || (!esComun && properties.isWhitespace)
  }

  /// A mark on another letter, or something that only a machine reads.
  fileprivate var noSeVe: Bool {
    if esComun { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }

  /// Printable ASCII or a letter of Latin-1 or Latin Extended A.
  private var esComun: Bool {
    0x21...0x7E ~= value || 0xC0...0x17F ~= value
  }
}
