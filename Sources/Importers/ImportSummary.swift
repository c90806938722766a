package import Torneo

/// What an import brought, in figures. Counts what the files hold, not what was there before; a match
/// of which they do not say how it stands is counted as the tournament has it.
package struct ImportSummary: Sendable, Hashable {
  /// Teams that the files name.
  package var equipos = 0
  /// Players that the files name, as scorers or in a squad.
  package var jugadores = 0
  package var partidos = 0
  package var porEstado: [EstadoDePartido: Int] = [:]
  /// Goals that are listed, own goals and penalties included.
  package var goles = 0
  package var enPropia = 0
  package var penaltis = 0
  package var conProrroga = 0
  package var conTanda = 0

  /// Matches that the tournament did not have.
  package var nuevos = 0
  /// Matches that it had, and the files changed.
  package var corregidos = 0
  /// Matches that it had just so.
  package var iguales = 0

  package init() {}

  /// Whether the files hold nothing that could be imported.
  package var isEmpty: Bool { partidos == 0 && equipos == 0 && jugadores == 0 }

  package var pendientes: Int { porEstado[.programado, default: 0] }
  package var finalizados: Int { porEstado[.finalizado, default: 0] }
  package var adjudicados: Int { porEstado[.adjudicado, default: 0] }
  package var cancelados: Int { porEstado[.cancelado, default: 0] }
  package var enJuego: Int { porEstado[.enJuego, default: 0] }
  package var aplazados: Int { porEstado[.aplazado, default: 0] }
  package var suspendidos: Int { porEstado[.suspendido, default: 0] }
  package var anulados: Int { porEstado[.anulado, default: 0] }

  mutating func count(_ outcome: MatchList.Outcome) {
    switch outcome {
    case .new: nuevos += 1
    case .corrected: corregidos += 1
    case .same: iguales += 1
    }
  }

  /// Adds a match whose sides wait for others.
  mutating func countWaiting(_ outcome: MatchList.Outcome, estado: EstadoDePartido) {
    partidos += 1
    porEstado[estado, default: 0] += 1
    count(outcome)
  }

  /// Adds a match that a file holds, in the state that it has now.
  mutating func count(_ partido: Partido, estado: EstadoDePartido) {
    partidos += 1
    porEstado[estado, default: 0] += 1
    if partido.resultado?.huboProrroga == true { conProrroga += 1 }
    if partido.resultado?.tanda != nil { conTanda += 1 }
    for case .gol(_, _, _, let modo, _) in partido.eventos {
      goles += 1
      switch modo {
      case .jugada: break
      case .penalti: penaltis += 1
      case .propia: enPropia += 1
      }
    }
  }
}
