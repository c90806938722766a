/// Where a match stands.
package enum EstadoDePartido: String, Sendable, Hashable, CaseIterable {
  case programado
  case enJuego
  case finalizado
  case aplazado
  /// Stopped before its end; counts only once somebody gives its result.
  case suspendido
  /// Played, and then declared void.
  case anulado
  /// Never to be played.
  case cancelado
  /// Decided by award (walkover): its goals count in the table, nobody scored them.
  case adjudicado
}
