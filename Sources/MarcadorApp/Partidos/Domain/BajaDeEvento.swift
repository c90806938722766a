package import Torneo

/// The form that takes an event of one kind out of a match. Its number may be left out where there is
/// only one.
package struct BajaDeEvento<Clase: CamposDeEvento>: CamposDeEdicion {
  package static var campos: [Dato] { [.partido, .numero] }

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: _ = try idDelPartido(en: torneo)
    case .numero:
      if let id = siEstaBien(try idDelPartido(en: torneo)) { _ = try mirado(id, en: torneo) }
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    let mirado = try mirado(id, en: torneo)
    try torneo.quita(eventoEn: mirado.lugar, de: mirado.evento, en: id)
    return .eventoQuitado(mirado.evento, partido: id)
  }

  private func mirado(_ id: Int, en torneo: Torneo) throws(EdicionRechazada) -> EventoMirado {
    let partido = try torneo.partido(id)
    let suyos = partido.eventos.filter(Clase.esDeEstaClase)
    let numero = try numeroDeOrden(hay: suyos.count)
    if numero == nil, suyos.count > 1 { throw .eventoAmbiguo(partido: id, suyos) }
    return try partido.evento(numero ?? 1, Clase.esDeEstaClase, de: id)
  }
}
