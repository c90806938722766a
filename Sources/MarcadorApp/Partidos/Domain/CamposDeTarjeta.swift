package import Torneo

/// The form of a card, shown to a player or to somebody of the bench (`oficial`).
package struct CamposDeTarjeta: CamposDeEvento {
  package static let campos: [Dato] = [.partido, .minuto, .color, .oficial, .equipo, .jugador]

  package var textos: [Dato: String] = [:]
  package var corregido: EventoMirado?
  package var obligatorios: Set<Dato> {
    estaVacio(.oficial)
      ? [.partido, .minuto, .color, .jugador] : [.partido, .minuto, .color, .equipo]
  }

  package init() {}

  package static func esDeEstaClase(_ evento: EventoDePartido) -> Bool {
    if case .tarjeta = evento { true } else { false }
  }

  package mutating func rellena(con evento: EventoDePartido, de partido: Partido) {
    guard case .tarjeta(let minuto, let jugador, let equipo, let color, let aOficial) = evento
    else { return }
    self[.minuto] = "\(minuto)"
    self[.color] = color.rawValue
    self[.equipo] = equipo?.nombre ?? ""
    self[aOficial ? .oficial : .jugador] =
      aOficial ? jugador.nombre : partido.etiqueta(de: jugador, equipo)
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .color: _ = try color()
    case .jugador:
      if !estaVacio(.oficial) { throw .unoDeLosDos(.jugador, .oficial) }
      if let partido = ladosElegidos(en: torneo) { _ = try participante(.jugador, en: partido) }
    case .oficial: _ = try nombre(.oficial)
    default: try compruebaLoComun(dato, en: torneo)
    }
  }

  package func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido {
    let minuto = try minuto()
    let color = try color()
    if let oficial = try nombre(.oficial) {
      if !estaVacio(.jugador) { throw .unoDeLosDos(.jugador, .oficial) }
      return .tarjeta(
        minuto: minuto, jugador: Jugador(nombre: oficial),
        equipo: try partido.lado(llamado: self[.equipo]), color: color, aOficial: true)
    }
    let quien = try participante(.jugador, en: partido)
    return .tarjeta(minuto: minuto, jugador: quien.jugador, equipo: quien.lado, color: color)
  }

  private func color() throws(EdicionRechazada) -> ColorDeTarjeta {
    let color = try opcion(
      .color,
      [
        "amarilla": ColorDeTarjeta.amarilla, "dobleAmarilla": .dobleAmarilla, "roja": .roja,
        "yellow": .amarilla, "second-yellow": .dobleAmarilla, "red": .roja,
      ])
    guard let color else { throw .obligatorio(.color) }
    return color
  }
}
