import Diagnostics
import JSON
import Torneo

/// What may be wrong or doubtful in files to import: the facts, whose words are in
/// `ImportWords.swift`.
enum ImportProblem: Hashable, Sendable {
  // The file cannot be imported.
  case syntax(Words, help: Words?)
  case duplicateKey(String)
  case unrecognisedFile
  case wrongKind(field: String?, expected: JSONKind, found: JSONKind)
  case missingField(String)
  case notAnInteger(String)
  case emptyName(field: String)
  case longText(limit: Int)
  case controlInText(String)
  case badDate(String, FechaInvalida)
  case impossibleTime(String)
  case scoreForm(String)
  case scoreOutOfRange(Int)
  case unreadableMinute(String)
  case minuteOutOfRange(String)
  case dorsalOutOfRange(Int)
  case repeatedDorsal(Int)
  case teamAgainstItself(String)

  // Doubts about the file.
  case unknownKey(String, count: Int)
  case differentCompetitions(String, String)
  case unusedAlias(String)
  case missingScorers(matches: Int)

  // Doubts about a match.
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
  case groupDisagrees(team: String, match: String, list: String)

  // Doubts about a goal.
  case goalWithoutMinute(String)
  case penaltyAndOwnGoal(String)
  case oddAddedTime(Minuto)
  case minutePastTheEnd(written: String, Minuto)
  case minutePastNinety(Minuto)

  // Doubts about names.
  case twoSpellings(String, of: String, team: String)
  case twoTeamSpellings(String, of: String)
  case scorerNotInSquad(String, team: String, nearest: String?)
  case severalInSquad(String, team: String)
  case dorsalTaken(Int, by: String, from: String)
  case squadWithoutMatches(String, nearest: String?)

  // What was done, for who wants to know.
  case surnameOfSquad(String, of: String, team: String)
  case spellingOfSquad(count: Int, examples: [String])
  case teamSpelling(String, of: String)
  case missingHalfTime(matches: Int)
  case undecidedSides(matches: Int, example: String)
  case lookupUsed(Lookup)
  case unusedKeys([String])

  /// A moment at which a match has a score.
  enum Stage: Hashable, Sendable {
    case halfTime, ninety, extraTime
  }

  /// What a file beside the matches gave.
  struct Lookup: Hashable, Sendable {
    var players = 0
    var squads = 0
    var teams = 0
    var groups = 0
    /// Matches that got their group, or the name of their stadium.
    var matchesWithGroup = 0
    var stadiums = 0
    var matchesWithStadium = 0
  }

  var severity: Severity {
    switch self {
    case .syntax, .duplicateKey, .unrecognisedFile, .wrongKind, .missingField, .notAnInteger,
      .emptyName, .longText, .controlInText, .badDate, .impossibleTime, .scoreForm,
      .scoreOutOfRange, .unreadableMinute, .minuteOutOfRange, .dorsalOutOfRange, .repeatedDorsal,
      .teamAgainstItself:
      .error
    case .unknownKey, .differentCompetitions, .unusedAlias, .missingScorers, .unknownStatus,
      .statusWithoutScore, .statusWithScore, .unreadableTime, .numberOutOfRange, .repeatedMatch,
      .sameMatchday, .goalsDoNotAddUp, .sidesOfGoalsExchanged, .stageDisagrees, .scoreShrinks,
      .extraTimeWithoutNinety, .shootOutDrawn, .noFinalScore, .groupDisagrees, .goalWithoutMinute,
      .penaltyAndOwnGoal, .oddAddedTime, .minutePastTheEnd, .minutePastNinety, .twoSpellings,
      .twoTeamSpellings, .scorerNotInSquad, .severalInSquad, .dorsalTaken, .squadWithoutMatches:
      .warning
    case .surnameOfSquad, .spellingOfSquad, .teamSpelling, .missingHalfTime, .undecidedSides,
      .lookupUsed, .unusedKeys:
      .note
    }
  }
}
