import Torneo

/// A row of a table of events.
struct CSVEvent: Sendable {
  enum Kind: Sendable, Hashable {
    case goal(ModoDeGol)
    case card(ColorDeTarjeta, isOfBench: Bool)
    case change
    case missedPenalty
    case kick(isScored: Bool)
  }

  var offset: Int
  // The match, by number or by its sides and day.
  var number: Int?
  var home: String?
  var away: String?
  var date: Fecha?
  /// Nil where there is none.
  var minute: Minuto?
  /// Nil for a row that does not say it, which is refused.
  var kind: Kind?
  var player: String
  var team: String
  var assist: String?
  var off: String?
  /// Whether it says how a goal was made.
  var saysMode = false
  /// Whether it lacks what it is about: it is told, and changes nothing.
  var isRefused = false

  /// What tells an event from another of the same match: two goals of one player in one minute are told
  /// twice, so all but the assist is what it is.
  var identity: [String] {
    [kind.map { "\($0)" } ?? "", minute?.description ?? "", player, team, off ?? ""]
  }
}
