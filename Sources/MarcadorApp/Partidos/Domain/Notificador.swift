package import Diagnostics
package import Torneo

/// Tells the person what became of the goals that they enter.
@MainActor
package protocol Notificador {
  /// A goal was recorded.
  func seHaMarcado(_ gol: EventoDePartido, en partido: Partido)

  /// What a screen was told to save was not saved, and why.
  func noSeHaGuardado(_ motivo: Words)
}
