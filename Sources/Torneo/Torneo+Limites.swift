// More than any competition has: above it something is a mistake or an attack.

extension Torneo {
  package static let maximoDeEquipos = 20_000
  /// In all teams together.
  package static let maximoDeJugadores = 500_000
  package static let maximoDePartidos = 500_000
}

extension Equipo {
  package static let maximoDeJugadores = 500
}

extension Partido {
  package static let maximoDeEventos = 500
}
