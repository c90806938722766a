import Torneo

/// What is doubtful about a goal.
enum GoalDoubt: Hashable, Sendable {
  case goalWithoutMinute(String)
  case penaltyAndOwnGoal(String)
  case oddAddedTime(Minuto)
  case minutePastTheEnd(written: String, Minuto)
  case minutePastNinety(Minuto)
  case unreadableGoals(String)
}
