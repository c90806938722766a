import Torneo

/// Why a tournament cannot have a text in it.
package enum TextoInvalido: Error, Sendable, Hashable {
  /// Nothing that somebody would see.
  case vacio
  case largo(caracteres: Int, octetos: Int)
  /// A character that nobody sees and that upsets the text around it.
  case caracterProhibido(Unicode.Scalar)
}

extension String {
  /// Longest texts, in characters that a person sees and in bytes (a character may have many).
  private static let nombreMaximo = (caracteres: 60, octetos: 400)
  private static let textoMaximo = (caracteres: 1_000, octetos: 8_000)

  /// The text as a name: one line, something to see in it, without the white space around it, in
  /// Unicode's composed form (NFC).
  package func comoNombre() throws(TextoInvalido) -> String {
    let nombre = try comoTexto(maximo: Self.nombreMaximo)
    guard nombre.tieneAlgoVisible else { throw .vacio }
    return nombre
  }

  /// The text as a remark, which may be empty: otherwise as ``comoNombre()``, and longer.
  package func comoTexto() throws(TextoInvalido) -> String {
    try comoTexto(maximo: Self.textoMaximo)
  }

  private func comoTexto(
    maximo: (caracteres: Int, octetos: Int)
  ) throws(TextoInvalido) -> String {
    if utf8.count <= maximo.caracteres, esSencillo { return self }
    if let escalar = unicodeScalars.first(where: \.alteraElTexto) {
      throw .caracterProhibido(escalar)
    }
    guard utf8.count <= maximo.octetos, count <= maximo.caracteres else {
      throw .largo(caracteres: maximo.caracteres, octetos: maximo.octetos)
    }
    return compuesto.sinEspaciosAlrededor
  }
}
