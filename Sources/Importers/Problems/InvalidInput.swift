import Diagnostics
import JSON
import Torneo

/// Why a file cannot be imported.
enum InvalidInput: Hashable, Sendable {
  case syntax(Words, help: Words?)
  case duplicateKey(String)
  case unrecognisedFile
  case notUTF8
  /// The first line that is none of the format; nil for a file without lines.
  case notFootballText(line: String?)
  case wrongKind(field: String?, expected: JSONKind, found: JSONKind)
  case missingField(String)
  case notAnInteger(String)
  case emptyName(field: String)
  case longText(limit: Int)
  case controlInText(String)
  case badDate(String, FechaInvalida)
  case impossibleTime(String)
  case yearUnknown(String)
  case scoreForm(String)
  case scoreOutOfRange(Int)
  case unreadableMinute(String)
  case minuteOutOfRange(String)
  case dorsalOutOfRange(Int)
  case repeatedDorsal(Int)
  case teamAgainstItself(String)
  /// Each of the two names is said to be the other one.
  case aliasCircle(String, String)
  /// Two names are said to be of one team, and these teams play this match of the tournament.
  case aliasOfRivals(String, String, match: Int)

  // What each file may have, and no tournament made of all of them.
  case tooManyEvents(Int)
  case tooManyPlayers(team: String)
  case tooManyPlayersInAll
  case tooManyTeams
  case tooManyMatches
  /// Two players of a team whom nothing tells apart, one of them for a goal, or else both of lists.
  case sameName(String, team: String, isScorer: Bool)
  /// A result gives this match other sides, and it has events of this team.
  case otherSide(match: Int, sides: Words, team: String)
  /// Points of a team that would no longer be of one table.
  case sanction(String, ambiguous: Bool)
}
