package import Torneo

/// The form of a kick of the shoot-out.
package struct CamposDeLanzamiento: CamposDeEvento {
  package static let campos: [Dato] = [.partido, .equipo, .jugador, .convertido]

  package var textos: [Dato: String] = [:]
  package var corregido: EventoMirado?
  package var obligatorios: Set<Dato> { [.partido, .jugador, .convertido] }

  package init() {}

  package static func esDeEstaClase(_ evento: EventoDePartido) -> Bool {
    if case .lanzamiento = evento { true } else { false }
  }

  package mutating func rellena(con evento: EventoDePartido, de partido: Partido) {
    guard case .lanzamiento(let jugador, let equipo, let convertido) = evento else { return }
    self[.equipo] = equipo.nombre
    self[.jugador] = partido.etiqueta(de: jugador, equipo)
    self[.convertido] = convertido ? "sí" : "no"
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .jugador:
      if let partido = ladosElegidos(en: torneo) { _ = try jugador(.jugador, en: partido) }
    case .convertido: _ = try convertido()
    default: try compruebaLoComun(dato, en: torneo)
    }
  }

  package func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido {
    let quien = try jugador(.jugador, en: partido)
    return .lanzamiento(
      jugador: quien.jugador, equipo: quien.lado, convertido: try convertido())
  }

  private func convertido() throws(EdicionRechazada) -> Bool {
    guard
      let convertido = try opcion(.convertido, ["sí": true, "no": false, "yes": true])
    else { throw .obligatorio(.convertido) }
    return convertido
  }
}
