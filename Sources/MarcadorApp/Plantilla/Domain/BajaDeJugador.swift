package import Torneo

/// The form that takes a player out of a roster.
package struct BajaDeJugador: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .jugador]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .jugador] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .jugador:
      if let equipo = siEstaBien(try equipo(en: torneo)) {
        _ = try jugador(enLaPlantillaDe: equipo)
      }
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    let suyo = try jugador(enLaPlantillaDe: equipo)
    try torneo.quita(suyo, de: equipo.nombre)
    return .jugadorQuitado(suyo, equipo: equipo.nombre)
  }
}
