import Torneo

/// A match of a file with its teams and scorers found, before the final teams exist.
struct MatchDraft {
  struct Goal {
    var record: GoalRecord
    /// Whether it counts for the first side.
    var isForLocal: Bool
    /// Index of the scorer in the roster of their own team.
    var scorer: Int
    /// Index of who made it, likewise.
    var assist: Int?
  }

  struct Fact {
    var record: FactRecord
    /// Index in the roster; nil for somebody of the bench.
    var player: Int?
    /// Who goes off.
    var off: Int?
  }

  var record: MatchRecord
  /// Indices in the book of teams.
  var local: Int
  var visitante: Int
  var jornada: Int?
  /// By minute; of the same minute, those of the first side first, each side in the order of its
  /// list. The lists of a file are grouped by player in places, so their order says nothing.
  var goals: [Goal] = []
  var lineup1: LineupDraft?
  var lineup2: LineupDraft?
  /// Who took the kicks of the shoot-out, by index in the roster of their team.
  var kicks: [(record: KickRecord, player: Int)] = []
  var facts: [Fact] = []

  /// The match, once the teams are made.
  func partido(_ equipos: [Equipo], book: TeamBook) -> Partido {
    let (local, visitante) = (equipos[self.local], equipos[self.visitante])
    let goals = goals.compactMap { goal -> EventoDePartido? in
      guard let minuto = goal.record.minute else { return nil }
      let ownTeam = goal.isForLocal != goal.record.isOwnGoal ? self.local : self.visitante
      return .gol(
        minuto: minuto, jugador: book.entries[ownTeam].roster.jugador(goal.scorer),
        equipo: goal.isForLocal ? local : visitante, modo: goal.record.modo,
        asistencia: goal.assist.map {
          book.entries[goal.isForLocal ? self.local : self.visitante].roster.jugador($0)
        })
    }
    let rosters = (book.entries[self.local].roster, book.entries[self.visitante].roster)
    let events =
      goals + (lineup1?.events(rosters.0, of: local) ?? [])
      + (lineup2?.events(rosters.1, of: visitante) ?? [])
      + facts.map { fact in
        let isOfFirst = fact.record.isOfFirst
        return fact.event(isOfFirst ? rosters.0 : rosters.1, of: isOfFirst ? local : visitante)
      }
    let kicks = kicks.map { kick in
      EventoDePartido.lanzamiento(
        jugador: (kick.record.isOfFirst ? rosters.0 : rosters.1).jugador(kick.player),
        equipo: kick.record.isOfFirst ? local : visitante, convertido: kick.record.isScored)
    }
    var partido = Partido(
      local: local, visitante: visitante, eventos: byMinute(events) { $0.minuto } + kicks,
      estado: record.estado,
      jornada: jornada, fecha: record.date, campo: record.ground,
      arbitro: record.report.referee, fase: record.stage, grupo: record.group,
      alineacionLocal: lineup1?.alineacion(rosters.0),
      alineacionVisitante: lineup2?.alineacion(rosters.1),
      espectadores: record.report.attendance, motivo: record.report.reason)
    if let labels = record.labels {
      labels.put(into: &partido)
    } else if case .round(let ronda)? = record.round.map(RoundName.init) {
      // In a group a label that is no matchday is a stage of it: a round would take the match out
      // of the table.
      if partido.grupo == nil {
        partido.ronda = ronda
      } else {
        partido.fase = partido.fase ?? ronda
      }
    }
    partido.resultado = resultado(goals: partido.golesRegistrados)
    return partido
  }

  /// The written result; nil when the goals are the result and it would say no more than they do.
  private func resultado(goals: Tanteo) -> Resultado? {
    let score = record.score
    guard let final = score.final else { return nil }
    // That an abandoned match has a result must be said: the goals until then are none.
    let goalsAreTheResult =
      record.hasGoalLists && goals == final && !record.isAwarded && record.estado != .suspendido
    return goalsAreTheResult && !score.hasDetail ? nil : score.resultado
  }
}
