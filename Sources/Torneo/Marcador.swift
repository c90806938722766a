extension Partido {
  /// Goals of each side: the written result, else the recorded goals.
  package var goles: Tanteo {
    resultado?.final ?? golesRegistrados
  }

  /// The recorded goals of each side, whatever the written result says.
  package var golesRegistrados: Tanteo {
    var tanteo = Tanteo(local: 0, visitante: 0)
    for case .gol(_, _, let equipo, _, _) in eventos {
      if equipo === local {
        tanteo.local += 1
      } else if equipo === visitante {
        tanteo.visitante += 1
      }
    }
    return tanteo
  }

  /// `3-2`
  package func marcador() -> String {
    goles.description
  }

  /// The scorer of each goal, in the order in which the goals were recorded.
  package func goleadores() -> [Jugador] {
    eventos.compactMap {
      guard case .gol(_, let jugador, _, _, _) = $0 else { return nil }
      return jugador
    }
  }

  /// Kicks scored in the shoot-out: as written in the result, else as recorded; nil without one.
  package var tanda: Tanteo? {
    if let escrita = resultado?.tanda { return escrita }
    var tanteo = Tanteo(local: 0, visitante: 0)
    var huboTanda = false
    for case .lanzamiento(_, let equipo, let convertido) in eventos {
      huboTanda = true
      guard convertido else { continue }
      if equipo === local { tanteo.local += 1 } else { tanteo.visitante += 1 }
    }
    return huboTanda ? tanteo : nil
  }

  /// Whether there is a score to show: a match that has not begun has none, and a missing score is
  /// not a zero.
  package var tieneMarcador: Bool {
    switch estado {
    case .finalizado, .adjudicado, .enJuego: true
    case .suspendido, .anulado: resultado != nil || !eventos.isEmpty
    case .programado, .aplazado, .cancelado: false
    }
  }

  /// Whether the match counts in a table: finished, awarded, or abandoned with a result given.
  package var cuentaEnLaTabla: Bool {
    switch estado {
    case .finalizado, .adjudicado: true
    case .suspendido: resultado != nil
    case .programado, .enJuego, .aplazado, .anulado, .cancelado: false
    }
  }

  /// Whether it is still to be played or decided.
  package var estaPendiente: Bool {
    !cuentaEnLaTabla && estado != .anulado && estado != .cancelado
  }

  /// Whether its goals and cards count for players: those of the matches that count in a table, but
  /// for an awarded one, which nobody played.
  package var cuentaParaJugadores: Bool {
    cuentaEnLaTabla && estado != .adjudicado
  }

  /// The side that scored more kicks in the shoot-out; nil without one, or without a winner of it.
  package var ganadorDeLaTanda: Equipo? {
    guard let tanda, tanda.local != tanda.visitante else { return nil }
    return tanda.local > tanda.visitante ? local : visitante
  }

  /// The side that won, the shoot-out included; nil for a draw or a match without a result.
  package var ganador: Equipo? {
    guard cuentaEnLaTabla else { return nil }
    var tanteo = goles
    if tanteo.local == tanteo.visitante, let tanda { tanteo = tanda }
    if tanteo.local == tanteo.visitante { return nil }
    return tanteo.local > tanteo.visitante ? local : visitante
  }
}
