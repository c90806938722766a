package import Torneo

/// The form that takes a match out of the calendar.
package struct BajaDePartido: CamposDeEdicion {
  package static let campos: [Dato] = [.partido]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    _ = try idDelPartido(en: torneo)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    try torneo.quitaPartido(id)
    return .partidoQuitado(id)
  }
}
