package import Torneo

/// The form that says which of the known rule sets breaks ties.
package struct CambioDeRegla: CamposDeEdicion {
  package static let campos: [Dato] = [.regla]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.regla] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    _ = try regla()
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let (clave, regla) = try regla()
    torneo.reglas.desempate = regla
    return .regla(clave)
  }

  private func regla() throws(EdicionRechazada) -> (String, ReglaDeDesempate) {
    let clave = self[.regla].nombrePlegado
    guard let regla = ReglaDeDesempate(clave: clave) else {
      throw .noEsOpcion(
        .regla, self[.regla], permitidos: ReglaDeDesempate.todas.compactMap(\.clave))
    }
    return (clave, regla)
  }
}
