package import Torneo

/// The form of what a committee decides about a player after a match.
package struct CamposDeSuspension: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .jugador, .partido, .partidos, .motivo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .jugador, .partido, .partidos] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .jugador:
      if let equipo = siEstaBien(try equipo(en: torneo)) {
        _ = try jugador(enLaPlantillaDe: equipo)
      }
    case .partido: _ = try idDelPartido(en: torneo)
    case .partidos: _ = try partidos()
    case .motivo: _ = try nota(.motivo)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    try torneo.suspende(
      SuspensionDecidida(
        equipo: equipo, jugador: try jugador(enLaPlantillaDe: equipo),
        partido: try idDelPartido(en: torneo), partidos: try partidos(), motivo: try nota(.motivo)))
    return .suspension(torneo.suspensionesDecididas.count)
  }

  private func partidos() throws(EdicionRechazada) -> Int {
    guard let partidos = try numero(.partidos, en: ReglasDeDisciplina.partidosPermitidos) else {
      throw .obligatorio(.partidos)
    }
    return partidos
  }
}
