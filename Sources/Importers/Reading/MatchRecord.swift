import Diagnostics
import Torneo

/// A match as a file tells it, before teams and players are known.
struct MatchRecord: Sendable {
  var place: Place
  var round: String?
  var stage: String?
  var group: String?
  /// Number of the match in the competition.
  var number: Int?
  var date: Fecha?
  var team1: TeamMention
  var team2: TeamMention
  /// The places that the file has where the names are those of the teams that took them.
  var slots: (local: String?, visitante: String?)
  var score = ScoreRecord()
  var status: StatusMention?
  /// Goals credited to each side; nil where the file has no list.
  var goals1: [GoalRecord]?
  var goals2: [GoalRecord]?
  var ground: String?
  var report = MatchReport()
  /// Where the match belongs, from a file that says it in so many words; else it is understood from
  /// round, stage and group.
  var labels: LabelRecord?
  /// Where the match stands, from a file that says it; else status and score tell.
  var stated: EstadoDePartido?
  /// The match of the tournament that it is, where the file tells it by number.
  var target: Int?
  /// Whether its score is that of the tournament, as the file has none.
  var hasScoreOfTournament = false
  /// What a match of the tournament is called, where a file tells it by number.
  var knownTitle: Words?
  /// The score at which it was abandoned, which is no result of it.
  var brokenOffAt: Tanteo?
  /// Whether its goals are its result, for want of another.
  var hasResultFromGoals = false
  /// Of which kinds the file has rows that cannot be used: what there is of them stays.
  var incomplete: Set<EventFamily> = []
  /// Whether its matchday was worked out, as the file does not say it.
  var hasDerivedMatchday = false

  struct StatusMention: Sendable {
    var text: String
    var place: Place
  }

  /// The match as messages name it: `Argentina – Francia, 2022-12-18`.
  var title: Words {
    knownTitle ?? Self.title(team1.name, team2.name, date)
  }

  static func title(_ team1: String, _ team2: String, _ date: Fecha?) -> Words {
    let sides = "\(team1.visible) – \(team2.visible)"
    guard let date else { return Words(verbatim: sides) }
    return Words(verbatim: "\(sides), \(date.sinHora)")
  }

  /// A match of the tournament, of which a side may wait.
  static func title(_ partido: Partido, _ date: Fecha?) -> Words {
    Words(
      es: title(partido.local.nombre, partido.visitante.nombre, date).es,
      en: title(partido.local.nombreEnIngles, partido.visitante.nombreEnIngles, date).en)
  }

  var hasSlots: Bool { slots.local != nil || slots.visitante != nil }

  /// Whether the file does not say how it ended.
  var isSilentOnScore: Bool { score.final == nil || hasScoreOfTournament }

  var hasGoalLists: Bool { goals1 != nil || goals2 != nil }

  /// Whether it says who scored, or that nobody did: empty lists beside a score with goals say neither.
  var tellsGoals: Bool {
    hasGoalLists && (!allGoals.isEmpty || score.final == Tanteo(local: 0, visitante: 0))
  }

  var allGoals: [GoalRecord] { (goals1 ?? []) + (goals2 ?? []) }

  /// Goals in the lists, those without a minute included.
  var listed: Tanteo {
    Tanteo(local: goals1?.count ?? 0, visitante: goals2?.count ?? 0)
  }

  /// Goals of each side in the lists up to a minute, its added time included.
  func listed(until minute: Int) -> Tanteo {
    func count(_ goals: [GoalRecord]?) -> Int {
      (goals ?? []).count { $0.minute.map { $0.minuto <= minute } ?? false }
    }
    return Tanteo(local: count(goals1), visitante: count(goals2))
  }

  /// The same match with its goal lists exchanged.
  func withSidesOfGoalsExchanged() -> MatchRecord {
    var copy = self
    (copy.goals1, copy.goals2) = (goals2, goals1)
    return copy
  }
}
