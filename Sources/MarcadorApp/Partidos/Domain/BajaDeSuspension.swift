package import Torneo

/// The form that takes away what a committee decided about a player.
package struct BajaDeSuspension: BajaPorNumero {
  package var textos: [Dato: String] = [:]

  package init() {}

  package static func cuantos(en torneo: Torneo) -> Int { torneo.suspensionesDecididas.count }

  package static func quita(
    _ numero: Int, de torneo: inout Torneo
  ) throws(EdicionRechazada) -> Hecho {
    let suspension = try torneo.quita(suspension: numero)
    return .suspensionQuitada(suspension.jugador, equipo: suspension.equipo.nombre)
  }
}
