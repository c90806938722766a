package import Torneo

/// The form of a substitution.
package struct CamposDeCambio: CamposDeEvento {
  package static let campos: [Dato] = [.partido, .minuto, .equipo, .sale, .entra]

  package var textos: [Dato: String] = [:]
  package var corregido: EventoMirado?
  package var obligatorios: Set<Dato> { [.partido, .minuto, .sale, .entra] }

  package init() {}

  package static func esDeEstaClase(_ evento: EventoDePartido) -> Bool {
    if case .cambio = evento { true } else { false }
  }

  package mutating func rellena(con evento: EventoDePartido, de partido: Partido) {
    guard case .cambio(let minuto, let entra, let sale, let equipo) = evento else { return }
    self[.minuto] = "\(minuto)"
    self[.equipo] = equipo?.nombre ?? ""
    self[.sale] = partido.etiqueta(de: sale, equipo)
    self[.entra] = partido.etiqueta(de: entra, equipo)
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .sale:
      if let partido = ladosElegidos(en: torneo) { _ = try participante(.sale, en: partido) }
    case .entra:
      if let partido = ladosElegidos(en: torneo),
        let sale = siEstaBien(try participante(.sale, en: partido))
      {
        _ = try entra(por: sale, en: partido)
      }
    default: try compruebaLoComun(dato, en: torneo)
    }
  }

  package func evento(en partido: Partido) throws(EdicionRechazada) -> EventoDePartido {
    let minuto = try minuto()
    let sale = try participante(.sale, en: partido)
    return .cambio(
      minuto: minuto, entra: try entra(por: sale, en: partido), sale: sale.jugador,
      equipo: sale.lado)
  }

  private func entra(
    por sale: (jugador: Jugador, lado: Equipo?), en partido: Partido
  ) throws(EdicionRechazada) -> Jugador {
    if estaVacio(.entra) { throw .obligatorio(.entra) }
    if let suyo = intacto(.entra, en: partido) { return suyo.jugador }
    guard let lado = sale.lado else { throw .obligatorio(.equipo) }
    let entra = try companero(.entra, de: lado, en: partido)
    if entra.puedeSer(sale.jugador) { throw .cambioConsigoMismo(entra.nombre) }
    return entra
  }
}
