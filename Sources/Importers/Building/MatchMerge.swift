import Torneo

extension Partido {
  /// The match corrected by what a file says of it. What the file is silent about stays: the
  /// referee, line-ups, cards, an assist, the result of a match that the file has as not played.
  func corrected(by file: Partido, record: MatchRecord) -> Partido {
    var partido = self
    partido.jornada = file.jornada ?? jornada
    partido.grupo = file.grupo ?? grupo
    partido.fase = file.fase ?? fase
    partido.ronda = file.ronda ?? ronda
    partido.fecha = file.fecha.map { $0.completed(by: fecha) } ?? fecha
    partido.campo = file.campo.map { completedGround($0) } ?? campo
    guard record.score.final != nil || record.status != nil else { return partido }
    partido.estado = file.estado
    guard record.score.final != nil else { return partido }
    if record.hasGoalLists { partido.eventos = events(withGoalsOf: file) }
    partido.resultado = file.resultado.map { $0.completed(by: resultado) }
    if file.resultado == nil, let resultado,
      resultado.final == partido.golesRegistrados
    {
      partido.resultado = resultado
    }
    return partido
  }

  /// A ground of which the name of the stadium is known already: `Estadio Azteca, Mexico City`.
  private func completedGround(_ ground: String) -> String {
    guard let campo, campo.hasSuffix(", \(ground)") else { return ground }
    return campo
  }

  private func events(withGoalsOf file: Partido) -> [EventoDePartido] {
    let others = eventos.filter { if case .gol = $0 { false } else { true } }
    let goals = file.eventos.map { goal -> EventoDePartido in
      guard case .gol(let minuto, let jugador, let equipo, let modo, nil) = goal else {
        return goal
      }
      for case .gol(minuto, jugador, equipo, modo, let asistencia?) in eventos {
        return .gol(
          minuto: minuto, jugador: jugador, equipo: equipo, modo: modo, asistencia: asistencia)
      }
      return goal
    }
    guard !others.isEmpty else { return goals }
    return (goals + others).enumerated().sorted { a, b in
      switch (a.element.minuto, b.element.minuto) {
      case (let one?, let other?): one == other ? a.offset < b.offset : one < other
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): a.offset < b.offset
      }
    }.map(\.element)
  }
}

extension Fecha {
  /// The date with the hour or the zone that an earlier one of the same day and hour has.
  fileprivate func completed(by earlier: Fecha?) -> Fecha {
    guard let earlier, earlier.sinHora == sinHora else { return self }
    if hora == nil || hora == earlier.hora && desfase == nil { return earlier }
    return self
  }
}

extension Resultado {
  /// The result with what an earlier one with the same end tells more.
  fileprivate func completed(by earlier: Resultado?) -> Resultado {
    guard let earlier, earlier.final == final else { return self }
    return Resultado(
      final, descanso: descanso ?? earlier.descanso,
      reglamentario: reglamentario ?? earlier.reglamentario, tanda: tanda ?? earlier.tanda)
  }
}
