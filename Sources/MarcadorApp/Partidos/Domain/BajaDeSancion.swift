package import Torneo

/// The form that takes a sanction away.
package struct BajaDeSancion: BajaPorNumero {
  package var textos: [Dato: String] = [:]

  package init() {}

  package static func cuantos(en torneo: Torneo) -> Int { torneo.sanciones.count }

  package static func quita(
    _ numero: Int, de torneo: inout Torneo
  ) throws(EdicionRechazada) -> Hecho {
    let sancion = try torneo.sancion(numero)
    try torneo.quita(sancion: numero, de: sancion)
    return .sancionQuitada(equipo: sancion.equipo.nombre, puntos: sancion.puntos)
  }
}
