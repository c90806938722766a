import Torneo

/// Tells what does not fit together in a match: scores among themselves, and scores with goals.
func noteDoubts(about match: MatchRecord, into findings: inout Findings) {
  let context = [match.title]
  func note(_ problem: ImportProblem, at place: Place? = nil) {
    findings.add(problem, at: place ?? match.place, context: context)
  }
  let score = match.score
  if let status = match.status { noteStatus(status, of: match, into: &findings) }
  if score.final == nil, !match.isBrokenOff, !match.hasScoreOfTournament,
    score.halfTime != nil || score.penalties != nil
      || match.target == nil && match.listed != .none
  {
    note(.match(.noFinalScore))
  }
  if let halfTime = score.halfTime, let fullTime = score.fullTime, !(halfTime <= fullTime) {
    note(.match(.scoreShrinks(.ninety, earlier: halfTime, later: fullTime)))
  }
  if let extraTime = score.extraTime {
    if let fullTime = score.fullTime {
      if !(fullTime <= extraTime) {
        note(.match(.scoreShrinks(.extraTime, earlier: fullTime, later: extraTime)))
      }
    } else {
      note(.match(.extraTimeWithoutNinety))
    }
  }
  if let shootOut = score.penalties, shootOut.local == shootOut.visitante {
    note(.match(.shootOutDrawn(shootOut)))
  }
  guard let final = score.final, !match.allGoals.isEmpty, !match.isAwarded else { return }
  if match.listed != final {
    note(
      .match(
        .goalsDoNotAddUp(
          listed: match.listed, written: final, sides: [match.team1.name, match.team2.name])))
  } else if match.allGoals.allSatisfy({ $0.minute != nil }) {
    noteStages(of: match, into: &findings)
  }
  if score.extraTime == nil {
    for goal in match.allGoals {
      if let minute = goal.minute, minute.minuto > 90 {
        note(.goal(.minutePastNinety(minute)), at: goal.place)
      }
    }
  }
}

/// The half-time score and that after 90 minutes, against the minutes of the goals.
private func noteStages(of match: MatchRecord, into findings: inout Findings) {
  if let halfTime = match.score.halfTime {
    let listed = match.listed(until: 45)
    if listed != halfTime {
      findings.add(
        .match(.stageDisagrees(.halfTime, listed: listed, written: halfTime)), at: match.place,
        context: [match.title])
    }
  }
  if match.score.extraTime != nil, let fullTime = match.score.fullTime {
    let listed = match.listed(until: 90)
    if listed != fullTime {
      findings.add(
        .match(.stageDisagrees(.ninety, listed: listed, written: fullTime)), at: match.place,
        context: [match.title])
    }
  }
}

private func noteStatus(
  _ status: MatchRecord.StatusMention, of match: MatchRecord, into findings: inout Findings
) {
  let hasScore = match.score.final != nil
  switch EstadoDePartido(openfootball: status.text) {
  case nil:
    findings.add(.match(.unknownStatus(status.text)), at: status.place, context: [match.title])
  case .adjudicado where !hasScore:
    findings.add(.match(.statusWithoutScore(status.text)), at: status.place, context: [match.title])
  case .cancelado where hasScore, .aplazado where hasScore:
    findings.add(.match(.statusWithScore(status.text)), at: status.place, context: [match.title])
  default: break
  }
}

extension EstadoDePartido {
  /// The status of a match as openfootball writes it; nil for a word that is not known.
  init?(openfootball status: String) {
    switch status.nombrePlegado {
    case "awarded": self = .adjudicado
    case "cancelled", "canceled": self = .cancelado
    case "postponed": self = .aplazado
    case "abandoned", "suspended": self = .suspendido
    case "annulled", "void": self = .anulado
    default: return nil
    }
  }
}

extension MatchRecord {
  var isAwarded: Bool {
    stated == .adjudicado
      || status.flatMap { EstadoDePartido(openfootball: $0.text) } == .adjudicado
  }

  /// Whether it was abandoned, by the word of a format that gives the score of that moment with it.
  var isBrokenOff: Bool {
    stated == nil && status.flatMap { EstadoDePartido(openfootball: $0.text) } == .suspendido
  }

  /// Whether the file says where the match stands, besides by its score.
  var tellsState: Bool {
    if stated != nil { return true }
    switch status.flatMap({ EstadoDePartido(openfootball: $0.text) }) {
    case nil: return false
    case .adjudicado?: return score.final != nil
    default: return true
    }
  }

  /// Where the match stands: by its status, else by whether it has a result. An award without a
  /// result is none.
  var estado: EstadoDePartido {
    if let stated { return stated }
    let byScore: EstadoDePartido = score.final == nil ? .programado : .finalizado
    guard let estado = status.flatMap({ EstadoDePartido(openfootball: $0.text) }) else {
      return byScore
    }
    return estado == .adjudicado && score.final == nil ? .programado : estado
  }
}

extension Tanteo {
  static let none = Tanteo(local: 0, visitante: 0)

  /// Whether a score can become the other in the course of a match.
  static func <= (a: Tanteo, b: Tanteo) -> Bool {
    a.local <= b.local && a.visitante <= b.visitante
  }
}
