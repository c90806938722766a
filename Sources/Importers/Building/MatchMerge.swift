import Torneo

extension Partido {
  /// The match corrected by what a file says of it. What the file is silent about stays: the
  /// referee, line-ups and cards where it has none, an assist, and of a match without a score in the
  /// file its result, and with that its state and its day.
  func corrected(by file: Partido, record: MatchRecord) -> Partido {
    var partido = self
    partido.jornada =
      record.hasDerivedMatchday ? jornada ?? file.jornada : file.jornada ?? jornada
    partido.grupo = file.grupo ?? grupo
    partido.fase = file.fase ?? fase
    partido.ronda = file.ronda ?? ronda
    if !keepsDay(against: file, record: record) {
      partido.fecha = file.fecha.map { $0.completed(by: fecha) } ?? fecha
    }
    partido.campo = file.campo.map { completedGround($0) } ?? campo
    partido.arbitro = file.arbitro ?? arbitro
    partido.espectadores = file.espectadores ?? espectadores
    partido.alineacionLocal = lineup(correctedBy: file.alineacionLocal, of: local)
    partido.alineacionVisitante = lineup(correctedBy: file.alineacionVisitante, of: visitante)
    let keepsState = keepsState(against: file, record: record)
    if !keepsState { partido.estado = file.estado }
    // The reason of a state that it is not in is none.
    if !(keepsState && record.tellsState) { partido.motivo = file.motivo ?? motivo }
    // Why it was put off is no matter of a match that has been played.
    if estado != .finalizado, partido.estado == .finalizado { partido.motivo = file.motivo }
    guard record.score.final != nil || record.target != nil || record.isBrokenOff else {
      return partido
    }
    partido.eventos = events(correctedBy: file, record: record)
    // What it was when the match broke off is no result of it.
    if isBrokenOff(in: record) { partido.resultado = nil }
    guard record.score.final != nil else { return partido }
    if keepsDecision(against: record) {
      partido.resultado = resultado ?? Resultado(goles)
      return partido
    }
    partido.resultado = file.resultado.map { $0.completed(by: resultado) }
    if file.resultado == nil, let resultado,
      resultado.final == partido.golesRegistrados
    {
      partido.resultado = resultado
    }
    // Goals that are the result say it already.
    if resultado == nil, estado == .finalizado, partido.estado == .finalizado,
      partido.resultado == Resultado(partido.golesRegistrados)
    {
      partido.resultado = nil
    }
    return partido
  }

  /// Whether the match stays in its state, whatever the file takes it to be in.
  func keepsState(against file: Partido, record: MatchRecord) -> Bool {
    guard let final = record.score.final else {
      if isBrokenOff(in: record) { return false }
      return !record.tellsState || isPlayedAgainst(file.estado)
    }
    if record.tellsState { return false }
    // A score without a word of it says nothing against what was decided.
    return isDecided || estado == .suspendido && resultado?.final == final
  }

  /// Whether it was decided otherwise than on the pitch, and the file has the score of the pitch without
  /// a word of that.
  func keepsDecision(against record: MatchRecord) -> Bool {
    isDecided && !record.tellsState && record.score.final.map { $0 != goles } == true
  }

  private var isDecided: Bool { estado == .adjudicado || estado == .anulado }

  /// Whether the match stays on its day, whatever the file says: one that was played where the file has no
  /// score of it, or that was postponed without a new day.
  func keepsDay(against file: Partido, record: MatchRecord) -> Bool {
    guard record.isSilentOnScore, let day = file.fecha?.sinHora else { return false }
    guard let fecha else { return estado == .aplazado && !record.tellsState }
    return day != fecha.sinHora && (cuentaEnLaTabla || estado == .enJuego)
  }

  /// Whether the file has it broken off with the score that was taken for its result.
  private func isBrokenOff(in record: MatchRecord) -> Bool {
    record.isBrokenOff && estado == .finalizado && record.brokenOffAt == goles
  }

  /// Whether what is known of the match speaks against a state that a file without its score gives it.
  func isPlayedAgainst(_ nuevo: EstadoDePartido) -> Bool {
    switch nuevo {
    case .programado, .aplazado, .cancelado: resultado != nil || !eventos.isEmpty || cuentaEnLaTabla
    case .enJuego: cuentaEnLaTabla
    case .suspendido: estado == .finalizado || estado == .adjudicado
    case .finalizado, .anulado, .adjudicado: false
    }
  }

  /// A ground of which the name of the stadium is known already: `Estadio Azteca, Mexico City`.
  private func completedGround(_ ground: String) -> String {
    guard let campo, campo.hasSuffix(", \(ground)") else { return ground }
    return campo
  }

  /// The events, with those of the kinds that the file tells of in the place of what was there.
  private func events(correctedBy file: Partido, record: MatchRecord) -> [EventoDePartido] {
    // A list of which a goal cannot be recorded is not the whole of them.
    var kept = record.incomplete
    if !record.allGoals.allSatisfy({ $0.minute != nil }) { kept.insert(.goals) }
    kept.formIntersection(eventos.map { EventFamily($0) })
    let others = eventos.filter { event in
      if kept.contains(EventFamily(event)) { return true }
      if record.report.facts.contains(where: { $0.isOfKind(event) }) { return false }
      return switch event {
      case .gol: !record.tellsGoals
      case .tarjeta(_, let jugador, _, _, let aOficial):
        aOficial || file.alineacion(de: side(of: event)).map { isLeftOut(jugador, of: $0) } ?? true
      case .cambio: file.alineacion(de: side(of: event)) == nil
      case .lanzamiento: record.report.kicks.isEmpty
      case .penaltiFallado: true
      }
    }
    let told = file.eventos.filter { !kept.contains(EventFamily($0)) }.map {
      event -> EventoDePartido in
      guard case .gol(let minuto, let jugador, let equipo, let modo, nil) = event else {
        return event
      }
      for case .gol(minuto, jugador, equipo, modo, let asistencia?) in eventos {
        return .gol(
          minuto: minuto, jugador: jugador, equipo: equipo, modo: modo, asistencia: asistencia)
      }
      return event
    }
    if told.isEmpty { return others }
    return others.isEmpty ? told : byMinute(told + others) { $0.minuto }
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
