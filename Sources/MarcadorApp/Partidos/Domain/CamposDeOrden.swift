package import Torneo

/// The form of an order that the organiser gives teams which no criterion tells apart.
package struct CamposDeOrden: CamposDeEdicion {
  package static let campos: [Dato] = [.equipos, .motivo, .fase, .grupo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipos] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipos: _ = try equipos(en: torneo)
    case .motivo: _ = try nota(.motivo)
    case .fase, .grupo: _ = try nombre(dato)
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    try torneo.decide(
      OrdenDecidido(
        equipos: try equipos(en: torneo), motivo: try nota(.motivo), fase: try nombre(.fase),
        grupo: try nombre(.grupo)))
    return .orden(torneo.ordenes.count)
  }

  /// Names between commas, the best team first. A name with a comma in it is written in part.
  private func equipos(en torneo: Torneo) throws(EdicionRechazada) -> [Equipo] {
    var equipos: [Equipo] = []
    for nombre in self[.equipos].split(separator: ",") {
      equipos.append(try torneo.equipo(llamado: String(nombre)))
    }
    if equipos.count < 2 { throw .ordenDeUno }
    return equipos
  }
}
