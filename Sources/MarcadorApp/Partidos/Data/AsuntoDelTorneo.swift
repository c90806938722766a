/// What of a tournament is wrong, for who made it of something else and knows where that says it.
package enum AsuntoDelTorneo: Sendable, Hashable {
  /// No team or match alone.
  case torneo
  case equipo(String)
  case jugador(String, de: String)
  case partido(id: Int)
}
