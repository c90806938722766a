package import Torneo

/// The form that says where a match stands: put off, abandoned, finished…
package struct CambioDeEstado: CamposDeEdicion {
  package static let campos: [Dato] = [.partido, .motivo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido] }
  private var estado = EstadoDePartido.finalizado

  package init() {}

  package init(a estado: EstadoDePartido) {
    self.estado = estado
  }

  package func vaciado() -> CambioDeEstado { CambioDeEstado(a: estado) }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido:
      let id = try idDelPartido(en: torneo)
      var copia = torneo
      try copia.pon(estado, a: id)
    case .motivo: _ = try nota(.motivo)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    try torneo.pon(estado, a: id, motivo: self[.motivo])
    return .partido(id)
  }
}
