/// What a committee decided about a player after a match: it takes the place of what cards for sending off
/// bring in that match.
package struct SuspensionDecidida: Sendable, Hashable {
  package var equipo: Equipo
  package var jugador: Jugador
  /// The number of the match.
  package var partido: Int
  /// How many matches; none for somebody who is let off.
  package var partidos: Int
  package var motivo: String?

  package init(
    equipo: Equipo, jugador: Jugador, partido: Int, partidos: Int, motivo: String? = nil
  ) {
    self.equipo = equipo
    self.jugador = jugador
    self.partido = partido
    self.partidos = partidos
    self.motivo = motivo
  }
}
