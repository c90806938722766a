/// All that one file tells.
struct FileContents: Sendable {
  /// Of the competition, with its season.
  var name: String?
  var matches: [MatchRecord] = []
  var squads: [SquadRecord] = []
  var teams: [TeamRecord] = []
  var groups: [GroupRecord] = []
  var stadiums: [StadiumRecord] = []

  /// Names of teams for which events were put into their matches by an alias.
  var usedAliases: Set<String> = []

  /// Known keys that were there and that a tournament has no place for, in order of appearance.
  var unusedKeys: [String] = []

  var isLookup: Bool {
    !squads.isEmpty || !teams.isEmpty || !groups.isEmpty || !stadiums.isEmpty
  }

  /// Whether somebody wrote down who scored.
  var hasGoals: Bool {
    matches.contains { !$0.allGoals.isEmpty }
  }
}
