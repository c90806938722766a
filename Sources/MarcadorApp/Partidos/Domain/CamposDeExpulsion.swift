package import Torneo

/// The form that puts a team out of the competition.
package struct CamposDeExpulsion: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .resultados, .motivo, .fase, .grupo]

  private static let destinos: KeyValuePairs<String, Expulsion.Resultados> = [
    "quedan": .quedan, "stand": .quedan, "seAnulan": .seAnulan, "annulled": .seAnulan,
  ]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .resultados: _ = try opcion(.resultados, Self.destinos)
    case .motivo: _ = try nota(.motivo)
    case .fase, .grupo: _ = try nombre(dato)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    try torneo.expulsa(
      Expulsion(
        equipo: try equipo(en: torneo),
        resultados: try opcion(.resultados, Self.destinos) ?? .quedan,
        motivo: try nota(.motivo), fase: try nombre(.fase), grupo: try nombre(.grupo)))
    return .expulsion(torneo.expulsiones.count)
  }
}
