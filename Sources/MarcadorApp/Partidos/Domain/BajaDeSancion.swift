package import Torneo

/// The form that takes a sanction away, by its number in the list, from 1.
package struct BajaDeSancion: CamposDeEdicion {
  package static let campos: [Dato] = [.numero]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.numero] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    _ = try sancion(en: torneo)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let (numero, sancion) = try sancion(en: torneo)
    try torneo.quita(sancion: numero, de: sancion)
    return .sancionQuitada(equipo: sancion.equipo.nombre, puntos: sancion.puntos)
  }

  private func sancion(
    en torneo: Torneo
  ) throws(EdicionRechazada) -> (numero: Int, sancion: Sancion) {
    guard let numero = try numeroDeOrden(hay: torneo.sanciones.count) else {
      throw .obligatorio(.numero)
    }
    return (numero, try torneo.sancion(numero))
  }
}
