package import Torneo

/// The form that takes an expulsion away.
package struct BajaDeExpulsion: BajaPorNumero {
  package var textos: [Dato: String] = [:]

  package init() {}

  package static func cuantos(en torneo: Torneo) -> Int { torneo.expulsiones.count }

  package static func quita(
    _ numero: Int, de torneo: inout Torneo
  ) throws(EdicionRechazada) -> Hecho {
    .expulsionQuitada(equipo: try torneo.quita(expulsion: numero).equipo.nombre)
  }
}
