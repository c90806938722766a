import Torneo

/// The scores of a match that a file is to tell; none of a match that has no result.
struct WrittenScore {
  var final: Tanteo
  var halfTime: Tanteo?
  /// After 90 minutes, where there was extra time.
  var ninety: Tanteo?
  var shootOut: Tanteo?

  /// - Parameter isLive: whether the file says of a match that it is under way.
  init?(of partido: Partido, isLive: Bool = false) {
    switch partido.estado {
    case .programado: return nil
    case .enJuego: guard isLive else { return nil }
    case .finalizado: break
    // The goals until a match was abandoned are no result of it.
    case .suspendido: guard partido.resultado != nil else { return nil }
    case .aplazado, .anulado, .cancelado, .adjudicado:
      guard partido.resultado != nil || partido.tieneGoles else { return nil }
    }
    final = partido.goles
    halfTime = partido.resultado?.descanso
    ninety = partido.resultado?.reglamentario
    shootOut = partido.tanda
  }
}

/// The goals that a file is to list for each side.
struct WrittenGoals {
  struct Goal {
    var minuto: Minuto
    var name: String
    var modo: ModoDeGol
  }

  var local: [Goal] = []
  var visitante: [Goal] = []

  var isEmpty: Bool { local.isEmpty && visitante.isEmpty }

  init(of partido: Partido) {
    for case .gol(let minuto, let jugador, let equipo, let modo, _) in partido.eventos {
      let goal = Goal(minuto: minuto, name: jugador.nombre, modo: modo)
      if equipo === partido.local { local.append(goal) } else { visitante.append(goal) }
    }
  }
}
