import Torneo

/// Why an edit of the tournament makes no sense.
package enum EdicionRechazada: Error, Sendable, Hashable {
  case noExisteElPartido(Int)
  case noExisteElEquipo(String)
  case noEsUnGol
  /// The team of the goal plays another match.
  case equipoAjeno(String, local: String, visitante: String)
  case nombreVacio
  case dorsalFueraDeRango(Int)
  case dorsalRepetido(Int, otro: String)
  /// Only two different numbers tell apart two players of one name.
  case jugadorRepetido(String)
}
