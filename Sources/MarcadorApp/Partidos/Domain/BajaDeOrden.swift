package import Torneo

/// The form that takes an order away, by its number in the list, from 1.
package struct BajaDeOrden: CamposDeEdicion {
  package static let campos: [Dato] = [.numero]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.numero] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    var copia = torneo
    _ = try edita(&copia)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    guard let numero = try numeroDeOrden(hay: torneo.ordenes.count) else {
      throw .obligatorio(.numero)
    }
    return .ordenQuitado(equipos: try torneo.quita(orden: numero).equipos.map(\.nombre))
  }
}
