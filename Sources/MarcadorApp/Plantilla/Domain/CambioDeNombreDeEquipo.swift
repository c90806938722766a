package import Torneo

/// The form that gives a team another name.
package struct CambioDeNombreDeEquipo: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .nuevoNombre]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .nuevoNombre] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .nuevoNombre:
      _ = try torneo.nombreLibre(
        self[.nuevoNombre], para: siEstaBien(try equipo(en: torneo)))
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    .equipo(
      try torneo.renombraEquipo(equipo(en: torneo).nombre, como: self[.nuevoNombre]))
  }
}
