/// The objects of openfootball files, with the keys that each may have.
enum RecordKind: Hashable, Sendable, CaseIterable {
  case file, round, match, team, score, goal
  case squad, player, teamEntry, group, stadium

  /// Keys that are read.
  var used: Set<String> { Self.usedKeys[self] ?? [] }

  /// Made once: each object of a file asks for them.
  private static let usedKeys = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Set($0.keys)) })

  private var keys: [String] {
    switch self {
    case .file: ["name", "matches", "rounds", "groups", "stadiums", "teams", "clubs"]
    case .round: ["name", "matches"]
    case .match:
      [
        "round", "stage", "group", "num", "date", "time", "team1", "team2", "score", "status",
        "goals1", "goals2", "ground",
      ]
    case .team: ["name", "code"]
    case .score: ["ht", "ft", "et", "p"]
    case .goal: ["name", "minute", "offset", "penalty", "owngoal"]
    case .squad: ["name", "fifa_code", "code", "group", "players"]
    case .player: ["name", "number"]
    case .teamEntry: ["name", "name_normalised", "fifa_code", "code", "group"]
    case .group: ["name", "teams"]
    case .stadium: ["name", "city"]
    }
  }

  /// Keys that are known and that a tournament has no place for.
  var unused: Set<String> {
    switch self {
    case .file, .round, .match, .score, .goal, .team, .group: []
    case .squad: []
    case .player: ["pos", "club", "date_of_birth"]
    case .teamEntry: ["continent", "flag_icon", "flag_unicode", "confed", "country"]
    case .stadium: ["timezone", "cc", "capacity", "coords"]
    }
  }
}
