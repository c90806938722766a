import Diagnostics
import Torneo

/// What is doubtful about a match.
enum MatchDoubt: Hashable, Sendable {
  case unknownStatus(String)
  case statusWithoutScore(String)
  case statusWithScore(String)
  case unreadableTime(String)
  case numberOutOfRange(Int)
  case repeatedMatch(differs: Bool)
  case sameMatchday
  case goalsDoNotAddUp(listed: Tanteo, written: Tanteo, sides: [String])
  case sidesOfGoalsExchanged(listed: Tanteo, written: Tanteo)
  case stageDisagrees(Stage, listed: Tanteo, written: Tanteo)
  case scoreShrinks(Stage, earlier: Tanteo, later: Tanteo)
  case extraTimeWithoutNinety
  case shootOutDrawn(Tanteo)
  case noFinalScore
  case unreadableAttendance(String)
  case unreadableLineup
  case unreadableKicks
  case kicksDisagree(listed: Tanteo, written: Tanteo)
  case cardsWithoutMinute(Int)
  case changesWithoutMinute(Int)
  /// New, and perhaps one that the tournament has, with its day.
  case mayBeKnown(id: Int, Fecha?, new: Int)
  /// New, and perhaps one that the tournament has with home and away exchanged.
  case exchanged(id: Int, new: Int, [Removal])
  /// Its sides have been found, and another one by name may be the same.
  case sameAsSettled(id: Int, other: Int, [Removal])
  /// The match that the file names by its number was played on another day and ended otherwise.
  case replaced(id: Int, Fecha, Tanteo)
  /// New, with a number that another match has.
  case numberTaken(Int, by: Words, new: Int)
  /// The tournament has it as played, and the file, without a score, in this state.
  case playedAlready(id: Int, written: EstadoDePartido)
  /// The tournament has it as played on a day, or as postponed without one, and the file, without a score,
  /// on this day.
  case otherDay(id: Int, kept: Fecha?, Fecha)
  /// It counted with this score, and in this state does not any more.
  case stopsCounting(id: Int, EstadoDePartido, Tanteo)
  /// What the file tells of a match with these sides, of which nobody knows yet who they are.
  case unknownSide([String], score: Tanteo?)
  /// The line-ups of the file are without these cards and changes of the tournament.
  case otherLineup(id: Int, cards: Int, changes: Int)
  /// Abandoned, with the score of that moment.
  case brokenOff(at: Tanteo)
  case groupDisagrees(team: String, match: String, list: String)

  /// A moment at which a match has a score.
  enum Stage: Hashable, Sendable {
    case halfTime, ninety, extraTime
  }
}
