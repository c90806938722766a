package import Torneo

/// Something in the tournament that needs a player, a team or a referee to be there.
package enum Retencion: Sendable, Hashable {
  /// The minute is nil for kicks of a shoot-out.
  case evento(jugador: String, Papel, partido: Int, minuto: Minuto?)
  case alineacion(jugador: String, partido: Int)
  case arbitraje(arbitro: String, partido: Int)
  case partido(equipo: String, Int)
  case sancion(equipo: String, puntos: Int)
  /// It is in an order that the organiser decided.
  case orden(equipo: String)
  case expulsion(equipo: String)
  /// A committee decided about the player.
  case suspension(jugador: String, partido: Int)
}
