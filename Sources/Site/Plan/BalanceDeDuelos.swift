import Torneo

/// What came of the matches between two teams that count in a table, seen from one of them.
struct BalanceDeDuelos: Sendable {
  private(set) var ganados = 0
  private(set) var empatados = 0
  private(set) var perdidos = 0
  /// Its goals first.
  private(set) var goles = Tanteo(local: 0, visitante: 0)

  /// Nil where fewer than two of them count.
  init?(de equipo: Equipo, _ partidos: [PartidoDeLista]) {
    for elemento in partidos {
      guard let desenlace = elemento.partido.desenlace(para: equipo) else { continue }
      switch desenlace {
      case .victoria: ganados += 1
      case .empate: empatados += 1
      case .derrota: perdidos += 1
      }
      let suyos =
        elemento.partido.local === equipo
        ? elemento.partido.goles : elemento.partido.goles.invertido
      goles.local += suyos.local
      goles.visitante += suyos.visitante
    }
    if ganados + empatados + perdidos < 2 { return nil }
  }
}
