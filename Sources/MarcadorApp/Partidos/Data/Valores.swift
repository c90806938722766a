import Diagnostics
import JSON
@_spi(_Unicode) import Swift
import Torneo

// How single values of a store are read: each gives the value, or nil after noting what is wrong.
extension Hallazgos {
  /// Longest names, in characters that a person sees and in bytes (a character may have many).
  static let nombreMaximo = (caracteres: 60, octetos: 400)
  static let textoMaximo = (caracteres: 1_000, octetos: 8_000)

  /// A name: one line, something to see in it, no character that upsets the text around it.
  mutating func nombre(_ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo) -> String? {
    guard let texto = texto(nodo, campo, maximo: Self.nombreMaximo) else { return nil }
    guard texto.tieneAlgoVisible else {
      error(.textoVacio(campo: campo), en: nodo.offset)
      return nil
    }
    return texto
  }

  /// A text of one line, without the white space around it, in Unicode's composed form (NFC).
  mutating func texto(
    _ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo,
    maximo: (caracteres: Int, octetos: Int) = textoMaximo
  ) -> String? {
    guard let escrito = nodo.string else {
      tipo(.string, nodo, campo)
      return nil
    }
    // Most names are short and plain: nothing else of them needs looking at.
    if escrito.utf8.count <= maximo.caracteres, escrito.esSencillo { return escrito }
    for escalar in escrito.unicodeScalars where escalar.alteraElTexto {
      error(.caracterProhibido(campo: campo, escalar), en: nodo.offset)
      return nil
    }
    guard escrito.utf8.count <= maximo.octetos, escrito.count <= maximo.caracteres else {
      error(
        .textoLargo(campo: campo, caracteres: maximo.caracteres, octetos: maximo.octetos),
        en: nodo.offset)
      return nil
    }
    return escrito.compuesto.sinEspaciosAlrededor
  }

  mutating func entero(
    _ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo, _ rango: ClosedRange<Int>
  ) -> Int? {
    guard let texto = nodo.numberText else {
      tipo(.number, nodo, campo)
      return nil
    }
    if let entero = nodo.integer {
      if rango.contains(entero) { return entero }
      error(.fueraDeRango(campo: campo, texto: texto, rango), en: nodo.offset)
    } else if let numero = nodo.double, numero.magnitude < 9e15 {
      // Neither whole nor so large that it might be.
      error(.noEsEntero(campo: campo, texto: texto), en: nodo.offset)
    } else {
      error(.fueraDeRango(campo: campo, texto: texto, rango), en: nodo.offset)
    }
    return nil
  }

  /// A minute, written as a number or as `"45+2"`.
  mutating func minuto(_ nodo: JSONNode) -> Minuto? {
    if let entero = nodo.integer, let minuto = Minuto(entero) { return minuto }
    if let texto = nodo.string, let minuto = Minuto(texto: texto) { return minuto }
    if let texto = nodo.numberText ?? nodo.string {
      error(.minuto(texto: texto), en: nodo.offset)
    } else {
      tipo(.number, nodo, .minuto)
    }
    return nil
  }

  mutating func fecha(_ nodo: JSONNode) -> Fecha? {
    guard let texto = nodo.string else {
      tipo(.string, nodo, .fecha)
      return nil
    }
    do {
      return try Fecha(texto: texto)
    } catch let razon {
      error(.fecha(texto: String(texto.prefix(40)), razon), en: nodo.offset)
      return nil
    }
  }

  /// One of the values of an enumeration.
  mutating func opcion<Opcion: RawRepresentable<String> & CaseIterable>(
    _ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo, de _: Opcion.Type
  ) -> Opcion? {
    guard let texto = nodo.string else {
      tipo(.string, nodo, campo)
      return nil
    }
    if let opcion = Opcion(rawValue: texto) { return opcion }
    error(
      .valorDesconocido(
        campo: campo, valor: String(texto.prefix(40)), permitidos: Opcion.allCases.map(\.rawValue)),
      en: nodo.offset)
    return nil
  }

  mutating func lista(_ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo) -> JSONElements? {
    if nodo.kind == .array { return nodo.elements }
    tipo(.array, nodo, campo)
    return nil
  }

  mutating func objeto(_ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo) -> JSONMembers? {
    if nodo.kind == .object { return nodo.members }
    tipo(.object, nodo, campo)
    return nil
  }

  mutating func tipo(_ esperado: JSONKind, _ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo) {
    error(.tipo(campo: campo, esperado: esperado, hallado: nodo.kind), en: nodo.offset)
  }

  mutating func desconocida(_ miembro: JSONMember, conocidas: [String]) {
    let clave = String(miembro.key.prefix(60))
    nota(
      .claveDesconocida(clave, sugerencia: nearestName(to: clave, among: conocidas)),
      en: miembro.keyOffset)
  }
}

extension String {
  /// Printable ASCII or a letter of Latin-1 or Latin Extended, without white space at the ends: such
  /// a text is composed, has as many characters as scalars, and hides nothing.
  fileprivate var esSencillo: Bool {
    let octetos = utf8
    guard let primero = octetos.first, let ultimo = octetos.last, primero != 0x20, ultimo != 0x20
    else { return false }
    // 0xC3…0xC5 lead the letters U+00C0–U+017F.
    return octetos.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F || $0 >= 0x80 && $0 < 0xC0 || $0 >= 0xC3 && $0 <= 0xC5
    }
  }

  /// The text in Unicode's composed form (NFC), in which two spellings of é are one.
  fileprivate var compuesto: String {
    var compuesto = String.UnicodeScalarView()
    compuesto.append(contentsOf: _nfc)
    return String(compuesto)
  }

  /// Whether somebody who reads the text sees anything.
  fileprivate var tieneAlgoVisible: Bool {
    unicodeScalars.contains { escalar in
      switch escalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
        .nonspacingMark, .enclosingMark, .unassigned:
        false
      default: !escalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}

extension Unicode.Scalar {
  /// Controls, line breaks and marks that turn the direction of what follows.
  fileprivate var alteraElTexto: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0x061C, 0x200E,
      0x200F, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
