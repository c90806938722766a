import Torneo

/// A goal in the list of the side that it counts for.
struct GoalRecord: Sendable {
  var name: String
  var place: Place
  /// Nil where the file gives none.
  var minute: Minuto?
  var isPenalty: Bool
  /// The scorer belongs to the other side.
  var isOwnGoal: Bool
  var assist: String?
  /// Whether the file says how it was made in so many words.
  var saysMode = false

  var modo: ModoDeGol {
    if isOwnGoal { return .propia }
    return isPenalty ? .penalti : .jugada
  }
}
