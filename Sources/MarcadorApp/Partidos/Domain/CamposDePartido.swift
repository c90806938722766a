package import Torneo

/// The form of a match that is planned.
package struct CamposDePartido: CamposConDatosDePartido {
  package static let campos: [Dato] = [.local, .visitante] + datosDePartido

  package var textos: [Dato: String] = [:]
  package var arbitrosConocidos: [String] = []
  package var obligatorios: Set<Dato> { [.local, .visitante] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .local: _ = try lado(.local, en: torneo)
    case .visitante:
      let visitante = try lado(.visitante, en: torneo)
      if let local = siEstaBien(try lado(.local, en: torneo)), local.juegaComo(visitante) {
        throw .equipoContraSiMismo(visitante.nombre)
      }
    default: _ = try datos(solo: dato, en: torneo)
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let local = try lado(.local, en: torneo).nombre
    let visitante = try lado(.visitante, en: torneo).nombre
    return .partido(
      try torneo.programa(local: local, visitante: visitante, datos(en: torneo)))
  }
}
