package import Torneo

/// The form that decides a match by award (walkover).
package struct CamposDeAdjudicacion: CamposDeEdicion {
  package static let campos: [Dato] = [.partido, .marcador, .motivo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido, .marcador] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: _ = try idDelPartido(en: torneo)
    case .marcador: _ = try tanteo(.marcador)
    case .motivo: _ = try nota(.motivo)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    guard let marcador = try tanteo(.marcador) else { throw .obligatorio(.marcador) }
    try torneo.adjudica(id, marcador, motivo: self[.motivo])
    return .partido(id)
  }
}
