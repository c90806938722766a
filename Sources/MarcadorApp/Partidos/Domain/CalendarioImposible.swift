package import Torneo

/// Why a calendar cannot be drafted.
package enum CalendarioImposible: Error, Sendable {
  case pocosEquipos(Int)
  case demasiadosPartidos(equipos: Int, limite: Int)
  case equipoDosVeces(String)
  /// So many of these teams are there already, and this is the first.
  case yaHayPartidos(Int, primero: PartidoDeLista)
  case noEsFecha(String, FechaInvalida)
  /// A day with an offset, which would be wrong once the clocks change.
  case fechaConDesfase(String)
  /// The matchday of this number would come after the last year there is.
  case demasiadoTarde(jornada: Int)
  case rechazado(EdicionRechazada)
}
