/// Whose names are reduced to initials.
package enum AlcanceDeIniciales: Sendable, Hashable {
  /// All players of the tournament.
  case todos
  /// The players of some teams, and single ones. Names are compared without case and accents: in doubt
  /// a name is reduced.
  case algunos(equipos: Set<String>, jugadores: Set<DeJugador>)

  /// A player, by names folded as `nombrePlegado` does.
  package struct DeJugador: Sendable, Hashable {
    package let equipo: String
    package let nombre: String

    package init(equipo: String, nombre: String) {
      self.equipo = equipo.nombrePlegado
      self.nombre = nombre.nombrePlegado
    }
  }

  func alcanza(_ jugador: Jugador, de equipo: Equipo) -> Bool {
    switch self {
    case .todos: return true
    case .algunos(let equipos, let jugadores):
      let suyo = equipo.nombre.nombrePlegado
      return equipos.contains(suyo)
        || jugadores.contains(DeJugador(equipo: suyo, nombre: jugador.nombre))
    }
  }
}
