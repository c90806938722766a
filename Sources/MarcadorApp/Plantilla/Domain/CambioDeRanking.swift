package import Torneo

/// The form that gives a team its place in the ranking that breaks ties, or takes it away.
package struct CambioDeRanking: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .ranking]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .ranking: _ = try numero(.ranking, en: Equipo.rankingsPermitidos)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    guard
      let nuevo = Equipo(
        nombre: equipo.nombre, plantilla: equipo.plantilla,
        ranking: try numero(.ranking, en: Equipo.rankingsPermitidos), color: equipo.color)
    else { throw .dorsalRepetido(0, otro: equipo.nombre) }
    torneo.reemplaza(equipo, por: nuevo)
    return .equipo(nuevo.nombre)
  }
}
