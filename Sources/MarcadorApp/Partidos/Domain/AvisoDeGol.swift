package import Diagnostics
package import Torneo

/// What the person is told of a goal that was recorded.
package struct AvisoDeGol: Sendable, Hashable {
  /// `Gol de Ana (Rayo FC)`, `Gol de Leo (Toros), en propia puerta`
  package let titulo: Words
  /// `12': Rayo FC 1-0 Toros`
  package let detalle: String

  /// Nil for an event that is no goal.
  package init?(_ evento: EventoDePartido, en partido: Partido) {
    guard case .gol(let minuto, let jugador, let equipo, let modo, _) = evento else { return nil }
    let suyo = modo == .propia ? partido.rival(de: equipo) : equipo
    let quien = "\(jugador.nombre) (\(suyo.nombre))"
    titulo =
      modo == .propia
      ? Words(es: "Gol de \(quien), en propia puerta", en: "Own goal by \(quien)")
      : Words(es: "Gol de \(quien)", en: "Goal by \(quien)")
    detalle =
      "\(minuto)': \(partido.local.nombre) \(partido.marcador()) \(partido.visitante.nombre)"
  }
}
