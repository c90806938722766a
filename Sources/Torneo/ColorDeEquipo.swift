/// A colour of a team, as `#0a6637`.
package struct ColorDeEquipo: Sendable, Hashable {
  package let rojo: UInt8
  package let verde: UInt8
  package let azul: UInt8

  package init(rojo: UInt8, verde: UInt8, azul: UInt8) {
    self.rojo = rojo
    self.verde = verde
    self.azul = azul
  }

  /// Reads `#rrggbb`, in capitals or not, with nothing around; nil for any other form.
  package init?(texto: String) {
    let bytes = Array(texto.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    var cifras: [UInt8] = []
    for byte in bytes.dropFirst() {
      guard let cifra = Self.cifra(byte) else { return nil }
      cifras.append(cifra)
    }
    self.init(
      rojo: cifras[0] << 4 | cifras[1], verde: cifras[2] << 4 | cifras[3],
      azul: cifras[4] << 4 | cifras[5])
  }

  private static func cifra(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension ColorDeEquipo: CustomStringConvertible {
  /// `#0a6637`
  package var description: String {
    let cifras = Array("0123456789abcdef")
    return "#"
      + [rojo, verde, azul].map { "\(cifras[Int($0 >> 4)])\(cifras[Int($0 & 15)])" }.joined()
  }
}
