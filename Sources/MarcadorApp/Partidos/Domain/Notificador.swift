package import Torneo

/// Tells the person that a goal was recorded.
@MainActor
package protocol Notificador {
  func seHaMarcado(_ gol: EventoDePartido, en partido: Partido)
}
