package import Diagnostics

/// Why the service of the tournament gave nothing. Screens show it as it is: nothing in it speaks of
/// codes of a library.
package enum ErrorDeRed: Error, Sendable, Hashable {
  // The server was not reached: nothing was sent.

  /// Nobody answers at that address, or there is no way there.
  case sinConexion
  /// No name server knows it; also what happens without any network.
  case servidorDesconocido(String)
  /// No connection was made in that time.
  case sinContacto(segundos: Int)
  /// The server could not show that it is who it says; with the reason.
  case conexionInsegura(Words)
  /// The address of the server, and what is wrong with it.
  case direccionInvalida(Words)
  /// The token would have been sent where others can read it.
  case tokenSinCifrar

  // The server was reached: what was sent may have had its effect.

  /// Time ran out, in a service that does not say how long it waited.
  case tiempoAgotado
  case sinRespuesta(segundos: Int)
  /// The connection ended before the answer did.
  case conexionCortada
  /// It failed in a way that has no name here.
  case conexionFallida

  // The server answered.

  /// It refused or failed, without a word that can be shown.
  case servidor(codigo: Int)
  /// It refused or failed, and said so.
  case servidorExplica(codigo: Int, dice: String)
  /// It has this chronicle already, under that number where it tells it.
  case yaPublicada(numero: Int?)
  /// It wants to be asked elsewhere, which is not done.
  case redireccion(codigo: Int, destino: String?)
  /// What came is not HTTP.
  case respuestaIlegible
  /// What came is not what such a service says.
  case respuestaInesperada(RespuestaInesperada)
  /// What came is longer than that many bytes.
  case respuestaLarga(limite: Int)

  /// Whether what was sent may have had its effect, so that who sends it again may do it twice.
  package var pudoLlegar: Bool {
    switch self {
    case .tiempoAgotado, .sinRespuesta, .conexionCortada, .conexionFallida, .respuestaIlegible,
      .respuestaInesperada, .respuestaLarga, .redireccion:
      true
    // An answer that is no refusal may be a yes that nobody understands.
    case .servidor(let codigo), .servidorExplica(let codigo, _): !(300...499 ~= codigo)
    case .sinConexion, .servidorDesconocido, .sinContacto, .conexionInsegura, .direccionInvalida,
      .tokenSinCifrar, .yaPublicada:
      false
    }
  }
}
