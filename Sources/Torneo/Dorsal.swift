/// What a number on a shirt may be.
package let dorsalesPermitidos = 1...99

/// The number that a person typed, white space around it forgiven; nil when it is none.
package func dorsalDesdeTexto(_ texto: String) -> Int? {
  Int(texto.sinEspaciosAlrededor)
}

extension StringProtocol {
  /// The text without the white space at its ends.
  package var sinEspaciosAlrededor: String {
    let inicio = drop { $0.isWhitespace }
    guard let fin = inicio.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(inicio[...fin])
  }
}
