package import Torneo

/// What an edit touched, to tell the person, by what it is called after the edit.
package enum Hecho: Sendable, Hashable {
  case equipo(String)
  case equipoQuitado(String)
  case jugador(Jugador, equipo: String)
  /// How many joined at once.
  case jugadores(Int, equipo: String)
  case jugadorQuitado(Jugador, equipo: String)
  case partido(Int)
  case partidoQuitado(Int)
  /// `lugar` is the place in the events of the match.
  case eventoNuevo(lugar: Int, partido: Int)
  case evento(lugar: Int, partido: Int)
  case eventoQuitado(EventoDePartido, partido: Int)
  /// By its number, from 1.
  case sancion(Int)
  case sancionQuitada(equipo: String, puntos: Int)
  /// An order that the organiser decided, by its number, from 1.
  case orden(Int)
  case ordenQuitado(equipos: [String])
  /// An expulsion, by its number, from 1.
  case expulsion(Int)
  case expulsionQuitada(equipo: String)
  /// What a committee decided, by its number, from 1.
  case suspension(Int)
  case suspensionQuitada(Jugador, equipo: String)
  /// The rule for ties, by its name.
  case regla(String)
}
