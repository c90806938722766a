package import Torneo

/// Why a tournament cannot have a text in it.
package enum TextoInvalido: Error, Sendable, Hashable {
  /// Nothing that somebody would see.
  case vacio
  case largo(LongitudMaxima)
  /// A character that nobody sees and that upsets the text around it.
  case caracterProhibido(Unicode.Scalar)
}

extension String {
  /// The text as a name: one line, something to see in it, without the white space around it, in
  /// Unicode's composed form (NFC).
  package func comoNombre() throws(TextoInvalido) -> String {
    let nombre = try comoTexto(maximo: .nombre)
    guard nombre.tieneAlgoVisible else { throw .vacio }
    return nombre
  }

  /// The text as a remark, which may be empty: otherwise as ``comoNombre()``, and longer.
  package func comoTexto() throws(TextoInvalido) -> String {
    try comoTexto(maximo: .texto)
  }

  private func comoTexto(maximo: LongitudMaxima) throws(TextoInvalido) -> String {
    if utf8.count <= maximo.caracteres, esSencillo { return self }
    if let escalar = unicodeScalars.first(where: \.alteraElTexto) {
      throw .caracterProhibido(escalar)
    }
    guard maximo.admite(self) else { throw .largo(maximo) }
    return compuesto.sinEspaciosAlrededor
  }
}
