package import Torneo

/// The form that takes the written result of a match away.
package struct BajaDeResultado: CamposDeEdicion {
  package static let campos: [Dato] = [.partido]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    _ = try idDelPartido(en: torneo)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    try torneo.quitaResultado(de: id)
    return .partido(id)
  }
}
