package import Torneo

/// The form of a player who joins a team that is chosen in it too.
package struct AltaDeJugador: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .nombre, .dorsal]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .nombre] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .nombre:
      if let error = jugador.errorNombre(en: plantilla(en: torneo)) {
        throw .nombreDeJugador(error)
      }
    case .dorsal:
      if let error = jugador.errorDorsal(en: plantilla(en: torneo)) {
        throw .dorsalDeJugador(error)
      }
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    let nuevo = jugador.aJugador()
    try torneo.anade(nuevo, a: equipo.nombre)
    return .jugador(nuevo, equipo: equipo.nombre)
  }

  private var jugador: CamposDeJugador {
    var campos = CamposDeJugador()
    campos.nombre = self[.nombre]
    campos.dorsal = self[.dorsal]
    return campos
  }

  /// Empty while no team is chosen: what is wrong with the player alone can be told all the same.
  private func plantilla(en torneo: Torneo) -> [Jugador] {
    siEstaBien(try equipo(en: torneo))?.plantilla ?? []
  }
}
