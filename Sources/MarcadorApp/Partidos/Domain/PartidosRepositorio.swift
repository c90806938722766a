package import Torneo

/// The teams and matches of the tournament, and the edits that screens make.
@MainActor
package protocol PartidosRepositorio: AnyObject {
  var equipos: [Equipo] { get }
  var partidos: [PartidoDeLista] { get }

  /// Nil when no match has that number.
  func partido(id: Int) -> Partido?

  /// Records a goal at the end of those of a match.
  func registrarGol(partidoId: Int, gol: EventoDePartido)

  /// Puts a player into a roster. False, and nothing changed, when the player cannot be in it or there
  /// is no such team.
  func anadirJugador(_ jugador: Jugador, a nombreDelEquipo: String) -> Bool
}
