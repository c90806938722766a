package import Torneo

/// The form of a new team.
package struct AltaDeEquipo: CamposDeEdicion {
  package static let campos: [Dato] = [.nombre]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.nombre] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    _ = try torneo.nombreLibre(self[.nombre])
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    .equipo(try torneo.anadeEquipo(self[.nombre]))
  }
}
