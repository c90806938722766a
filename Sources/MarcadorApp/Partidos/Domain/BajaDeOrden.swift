package import Torneo

/// The form that takes an order away.
package struct BajaDeOrden: BajaPorNumero {
  package var textos: [Dato: String] = [:]

  package init() {}

  package static func cuantos(en torneo: Torneo) -> Int { torneo.ordenes.count }

  package static func quita(
    _ numero: Int, de torneo: inout Torneo
  ) throws(EdicionRechazada) -> Hecho {
    .ordenQuitado(equipos: try torneo.quita(orden: numero).equipos.map(\.nombre))
  }
}
