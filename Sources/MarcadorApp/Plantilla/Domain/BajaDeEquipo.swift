package import Torneo

/// The form that takes a team out of the tournament.
package struct BajaDeEquipo: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    _ = try equipo(en: torneo)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let nombre = try equipo(en: torneo).nombre
    try torneo.quitaEquipo(nombre)
    return .equipoQuitado(nombre)
  }
}
