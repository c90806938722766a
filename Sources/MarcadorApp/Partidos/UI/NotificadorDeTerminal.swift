import Diagnostics
package import Torneo

/// Tells goals on the terminal: `Gol de Ana (Rayo FC), 12': Rayo FC 1-0 Toros`.
package struct NotificadorDeTerminal: Notificador {
  private let escribe: @MainActor (String) -> Void

  /// - Parameter escribe: takes a line, without its end.
  package init(escribe: @escaping @MainActor (String) -> Void) {
    self.escribe = escribe
  }

  package func seHaMarcado(_ gol: EventoDePartido, en partido: Partido) {
    guard case .gol(let minuto, let jugador, let equipo, _, _) = gol else { return }
    let marcador =
      "\(partido.local.nombre) \(partido.marcador()) \(partido.visitante.nombre)"
    escribe("Gol de \(jugador.nombre) (\(equipo.nombre)), \(minuto)': \(marcador)".visible)
  }
}
