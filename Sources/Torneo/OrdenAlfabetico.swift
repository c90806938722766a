/// Alphabetical order, the same on every machine, Spanish unless another is asked for: case and
/// accents do not count, ñ follows n in the alphabets that have it, numbers count as numbers (Grupo 2 before Grupo 10), and only names that are level so are told
/// apart by their accents, case and zeros.
package struct ClaveAlfabetica: Sendable, Hashable, Comparable {
  private let letras: [UInt32]
  private let texto: String

  package init(_ texto: String, _ alfabeto: Alfabeto = .conEne) {
    self.texto = texto
    var letras: [UInt32] = []
    letras.reserveCapacity(texto.utf8.count)
    var enNumero = false
    var hayCifras = false
    var longitud = 0
    for escalar in texto.unicodeScalars {
      // Room between neighbours, so that ñ fits after n.
      switch escalar {
      case "ñ" where alfabeto == .conEne, "Ñ" where alfabeto == .conEne:
        letras.append(UInt32(UInt8(ascii: "n")) * 2 + 1)
      case "\u{300}"..."\u{36F}":
        // A combining tilde makes the ñ of a decomposed name; other marks do not count.
        if alfabeto == .conEne, escalar == "\u{303}",
          letras.last == UInt32(UInt8(ascii: "n")) * 2
        {
          letras[letras.count - 1] += 1
        }
      case "0"..."9":
        if !enNumero {
          // How many digits a number has comes before them: more of them, a greater number.
          longitud = letras.count
          letras.append(UInt32(UInt8(ascii: "0")) * 2)
          enNumero = true
          hayCifras = false
        }
        if escalar == "0", !hayCifras { continue }
        hayCifras = true
        letras[longitud] += 1
        letras.append(escalar.value * 2)
        continue
      default:
        for base in escalar.letrasBase.unicodeScalars { letras.append(base.value * 2) }
      }
      enNumero = false
    }
    self.letras = letras
  }

  package static func == (a: ClaveAlfabetica, b: ClaveAlfabetica) -> Bool {
    a.letras == b.letras && a.texto.unicodeScalars.elementsEqual(b.texto.unicodeScalars)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(letras)
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

/// How the letters that two bytes of UTF-8 write are folded, by the low six bits of each byte; a
/// second letter of 0 is none. All 0: not a letter, to be looked at with care.
private let plegadosDeDosOctetos: [(UInt8, UInt8)] = (0xC3...0xC5).flatMap { primero in
  (0x80...0xBF).map { segundo in
    let codigo = UInt32(primero & 0x1F) << 6 | UInt32(segundo & 0x3F)
    guard let escalar = Unicode.Scalar(codigo), escalar.properties.isAlphabetic else {
      return (0, 0)
    }
    let base = Array(escalar.letrasBase.utf8)
    switch base.count {
    case 1 where base[0] < 0x80: return (base[0], 0)
    case 2 where base[0] < 0x80 && base[1] < 0x80: return (base[0], base[1])
    default: return (0, 0)
    }
  }
}

extension String {
  /// The name as two spellings of one name share it: without accents, case, invisible characters or
  /// differences of white space. ñ counts as n.
  package var nombrePlegado: String {
    plegadoDeLetrasLatinas ?? plegadoDeCualquierLetra
  }

  /// Nil for a name that has more than ASCII and the letters of `plegadosDeDosOctetos`.
  private var plegadoDeLetrasLatinas: String? {
    var plegado: [UInt8] = []
    plegado.reserveCapacity(utf8.count)
    var espacioPendiente = false
    var primero: UInt8 = 0
    for octeto in utf8 {
      var letras: (UInt8, UInt8)
      switch octeto {
      case 0x20:
        espacioPendiente = !plegado.isEmpty
        continue
      case 0x41...0x5A: letras = (octeto | 0x20, 0)
      case 0x21...0x7E: letras = (octeto, 0)
      case 0xC3...0xC5:
        primero = octeto
        continue
      case 0x80...0xBF where primero != 0:
        letras = plegadosDeDosOctetos[Int(primero - 0xC3) * 64 + Int(octeto - 0x80)]
        primero = 0
        if letras.0 == 0 { return nil }
      default: return nil
      }
      if espacioPendiente {
        plegado.append(0x20)
        espacioPendiente = false
      }
      plegado.append(letras.0)
      if letras.1 != 0 { plegado.append(letras.1) }
    }
    return String(decoding: plegado, as: UTF8.self)
  }

  private var plegadoDeCualquierLetra: String {
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
