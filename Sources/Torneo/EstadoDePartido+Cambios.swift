// Which state a match may go to from which, and what moves it there.
//
//                 to  prog  jueg  fin   apl   susp  anul  canc  adj
//     programado       ·     sí   (m)   (v)   sí    sí   (v)   (m)
//     enJuego         (v)    ·    sí    no    sí    sí    no   (m)
//     finalizado      (v)   sí     ·    no    sí    sí    no   (m)
//     aplazado        (v)   sí    (m)    ·    no    no   (v)   (m)
//     suspendido      (v)   sí    (m)   (v)    ·    sí    no   (m)
//     anulado         (v)   no    (m)   no    sí     ·    no   (m)
//     cancelado       (v)   no    no    (v)   no    no     ·   (m)
//     adjudicado      (v)   no    (m)   no    no    no    no    ·
//
// (v): only a match without result and events, for nothing of it can have been played. (m): only with a
// score, for a missing one is not a zero; a match under way may end without goals. An award ends only
// with its written result.

extension EstadoDePartido {
  /// Whether there is a way from this state to another one, whatever the match has to have for it.
  package func puedePasar(a nuevo: EstadoDePartido) -> Bool {
    nuevo == self || siguientes.contains(nuevo)
  }

  private var siguientes: Set<EstadoDePartido> {
    switch self {
    case .programado:
      [.enJuego, .finalizado, .aplazado, .suspendido, .anulado, .cancelado, .adjudicado]
    case .enJuego: [.programado, .finalizado, .suspendido, .anulado, .adjudicado]
    case .finalizado: [.programado, .enJuego, .suspendido, .anulado, .adjudicado]
    case .aplazado: [.programado, .enJuego, .finalizado, .cancelado, .adjudicado]
    case .suspendido: [.programado, .enJuego, .finalizado, .aplazado, .anulado, .adjudicado]
    case .anulado: [.programado, .finalizado, .suspendido, .adjudicado]
    case .cancelado: [.programado, .aplazado, .adjudicado]
    case .adjudicado: [.programado, .finalizado]
    }
  }

  /// The state once something happened in the match; nil where nothing can happen.
  package var trasUnEvento: EstadoDePartido? {
    switch self {
    case .programado, .enJuego: .enJuego
    case .finalizado, .suspendido, .adjudicado: self
    case .aplazado, .anulado, .cancelado: nil
    }
  }

  /// The state once somebody wrote the result of what was played; nil where that cannot be. One that was
  /// abandoned stays so, and counts from then on.
  package var trasUnResultado: EstadoDePartido? {
    switch self {
    case .programado, .enJuego, .aplazado, .finalizado: .finalizado
    case .suspendido: .suspendido
    case .anulado, .cancelado, .adjudicado: nil
    }
  }
}

/// Why a match cannot go to another state.
package enum ImpedimentoDeEstado: Sendable, Hashable {
  /// There is no way from the state that it is in.
  case noHayPaso
  /// It has a result or events.
  case seHaJugado
  /// Nobody knows how it ended.
  case sinMarcador
  /// Its result was awarded, and is not one that could be played.
  case resultadoAdjudicado
}

extension Partido {
  /// Why the match cannot go to another state; nil if it can.
  package func impedimento(para nuevo: EstadoDePartido) -> ImpedimentoDeEstado? {
    if nuevo == estado { return nil }
    if estado == .adjudicado, resultado != nil { return .resultadoAdjudicado }
    let estaEnBlanco = resultado == nil && eventos.isEmpty
    switch nuevo {
    case .programado, .aplazado, .cancelado:
      if !estaEnBlanco { return .seHaJugado }
    case .finalizado, .adjudicado:
      if estaEnBlanco, estado != .enJuego || nuevo == .adjudicado {
        return faltaElMarcador(para: nuevo) ? .sinMarcador : .noHayPaso
      }
    case .enJuego, .suspendido, .anulado: break
    }
    return estado.puedePasar(a: nuevo) ? nil : .noHayPaso
  }

  /// Whether a score is all that is missing: not where none can be written.
  private func faltaElMarcador(para nuevo: EstadoDePartido) -> Bool {
    estado.puedePasar(a: nuevo) && (nuevo == .adjudicado || estado.trasUnResultado != nil)
  }
}
