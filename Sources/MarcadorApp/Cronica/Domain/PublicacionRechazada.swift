package import Diagnostics

/// Why a chronicle is not sent, or was and cannot be remembered.
package enum PublicacionRechazada: Error, Sendable, Hashable {
  /// The match has no score.
  case sinMarcador(Int)
  /// It was sent before, and nobody knows whether the server has it.
  case enDuda(Publicacion)
  /// The server has it, under that number, and for that reason it could not be written down.
  case sinApuntar(numero: Int, Words)
}
