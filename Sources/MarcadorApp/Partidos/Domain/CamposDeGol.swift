package import Torneo

/// The form of a goal. The team is the side that it counts for, also of an own goal.
package struct CamposDeGol: CamposDeEvento {
  package static let campos: [Dato] = [
    .partido, .minuto, .modo, .equipo, .jugador, .asistencia,
  ]

  package var textos: [Dato: String] = [:]
  package var corregido: EventoMirado?
  package var obligatorios: Set<Dato> { [.partido, .minuto, .jugador] }

  package init() {}

  package static func esDeEstaClase(_ evento: EventoDePartido) -> Bool {
    if case .gol = evento { true } else { false }
  }

  package mutating func rellena(con evento: EventoDePartido, de partido: Partido) {
    guard case .gol(let minuto, let jugador, let equipo, let modo, let asistencia) = evento else {
      return
    }
    self[.minuto] = "\(minuto)"
    self[.modo] = modo.rawValue
    self[.equipo] = equipo.nombre
    self[.jugador] = jugador.conDorsal
    self[.asistencia] = asistencia?.conDorsal ?? ""
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .modo: _ = try modo()
    case .jugador:
      if let partido = ladosElegidos(en: torneo), let modo = siEstaBien(try modo()) {
        _ = try autor(en: partido, modo)
      }
    case .asistencia:
      if let partido = ladosElegidos(en: torneo), let modo = siEstaBien(try modo()),
        let lado = siEstaBien(try autor(en: partido, modo))?.lado
      {
        _ = try lado.jugador(llamado: self[.asistencia])
      }
    default: try compruebaLoComun(dato, en: torneo)
    }
  }

  package func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido {
    let minuto = try minuto()
    let modo = try modo()
    let autor = try autor(en: partido, modo)
    let asistencia =
      estaVacio(.asistencia) ? nil : try autor.lado.jugador(llamado: self[.asistencia])
    return .gol(
      minuto: minuto, jugador: autor.jugador, equipo: autor.lado, modo: modo,
      asistencia: asistencia)
  }

  private func modo() throws(EdicionRechazada) -> ModoDeGol {
    try opcion(
      .modo,
      [
        "jugada": .jugada, "penalti": .penalti, "propia": .propia, "play": .jugada,
        "penalty": .penalti, "own": .propia,
      ]) ?? .jugada
  }

  private func autor(
    en partido: Partido, _ modo: ModoDeGol
  ) throws(EdicionRechazada) -> (jugador: Jugador, lado: Equipo) {
    try jugador(.jugador, en: partido) { modo == .propia ? partido.rival(de: $0) : $0 }
  }
}
