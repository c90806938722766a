import Torneo

/// What is doubtful about the import as a whole.
enum FileDoubt: Hashable, Sendable {
  case unknownKey(String, count: Int)
  case differentCompetitions(String, String)
  /// The file is of another season than the tournament, or has none of its teams.
  case otherCompetition(there: String, String, isOtherSeason: Bool)
  case unusedAlias(String)
  case missingScorers(matches: Int)
  case unreadableLine(String)
  case moreUnreadableLines(Int)
  case wrongWeekday(Fecha)
  /// Of Football.TXT: there is nothing below its title.
  case titleAlone
}
