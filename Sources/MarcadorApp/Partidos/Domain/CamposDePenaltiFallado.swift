package import Torneo

/// The form of a penalty in play that was not a goal.
package struct CamposDePenaltiFallado: CamposDeEvento {
  package static let campos: [Dato] = [.partido, .minuto, .equipo, .jugador]

  package var textos: [Dato: String] = [:]
  package var corregido: EventoMirado?
  package var obligatorios: Set<Dato> { [.partido, .minuto, .jugador] }

  package init() {}

  package static func esDeEstaClase(_ evento: EventoDePartido) -> Bool {
    if case .penaltiFallado = evento { true } else { false }
  }

  package mutating func rellena(con evento: EventoDePartido, de partido: Partido) {
    guard case .penaltiFallado(let minuto, let jugador, let equipo) = evento else { return }
    self[.minuto] = "\(minuto)"
    self[.equipo] = equipo.nombre
    self[.jugador] = partido.etiqueta(de: jugador, equipo)
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    if dato == .jugador {
      if let partido = ladosElegidos(en: torneo) { _ = try jugador(.jugador, en: partido) }
    } else {
      try compruebaLoComun(dato, en: torneo)
    }
  }

  package func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido {
    let minuto = try minuto()
    let quien = try jugador(.jugador, en: partido)
    return .penaltiFallado(minuto: minuto, jugador: quien.jugador, equipo: quien.lado)
  }
}
