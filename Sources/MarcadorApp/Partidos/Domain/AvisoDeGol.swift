package import Diagnostics
package import Torneo

/// What the person is told of a goal that was recorded.
package struct AvisoDeGol: Sendable, Hashable {
  /// `Gol de Ana (Rayo FC)`
  package let titulo: Words
  /// `12': Rayo FC 1-0 Toros`
  package let detalle: String

  /// Nil for an event that is no goal.
  package init?(_ evento: EventoDePartido, en partido: Partido) {
    guard case .gol(let minuto, let jugador, let equipo, _, _) = evento else { return nil }
    let quien = "\(jugador.nombre) (\(equipo.nombre))"
    titulo = Words(es: "Gol de \(quien)", en: "Goal by \(quien)")
    detalle =
      "\(minuto)': \(partido.local.nombre) \(partido.marcador()) \(partido.visitante.nombre)"
  }
}
