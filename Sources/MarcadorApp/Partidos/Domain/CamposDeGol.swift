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
    let suyo = modo == .propia ? partido.rival(de: equipo) : equipo
    self[.jugador] = partido.etiqueta(de: jugador, suyo)
    self[.asistencia] = asistencia.map { partido.etiqueta(de: $0, equipo) } ?? ""
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
        let autor = siEstaBien(try autor(en: partido, modo))
      {
        _ = try asistencia(a: autor, modo, en: partido)
      }
    default: try compruebaLoComun(dato, en: torneo)
    }
  }

  package func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido {
    let minuto = try minuto()
    let modo = try modo()
    let autor = try autor(en: partido, modo)
    let asistencia = try asistencia(a: autor, modo, en: partido)
    return .gol(
      minuto: minuto, jugador: autor.jugador, equipo: autor.lado, modo: modo,
      asistencia: asistencia)
  }

  /// Who made the goal, if it is told: somebody else of the side that scored.
  private func asistencia(
    a autor: (jugador: Jugador, lado: Equipo), _ modo: ModoDeGol, en partido: Partido
  ) throws(EdicionRechazada) -> Jugador? {
    if estaVacio(.asistencia) { return nil }
    if modo == .propia { throw .asistenciaEnPropia }
    let intacto = intacto(.asistencia, en: partido)
    if let intacto, intacto.jugador.puedeSer(autor.jugador) == false { return intacto.jugador }
    let asistente = try companero(.asistencia, de: autor.lado, en: partido)
    if asistente.puedeSer(autor.jugador) { throw .asistenciaPropia(asistente.nombre) }
    return asistente
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
    do {
      return try jugador(.jugador, en: partido) { modo == .propia ? partido.rival(de: $0) : $0 }
    } catch .noExisteElJugador(let nombre, let equipo, let parecido) {
      let otro = partido.local.nombre == equipo ? partido.visitante : partido.local
      guard let suyo = siEstaBien(try otro.jugador(llamado: nombre)) else {
        throw .noExisteElJugador(nombre, equipo: equipo, parecido: parecido)
      }
      throw .juegaEnElOtroLado(
        suyo.nombre, equipo: otro.nombre, cuentaPara: modo == .propia ? equipo : nil)
    }
  }
}
