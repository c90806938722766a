/// What is doubtful about the name of a player or a team.
enum NameDoubt: Hashable, Sendable {
  case twoSpellings(String, of: String, team: String)
  case twoTeamSpellings(String, of: String)
  case scorerNotInSquad(String, team: String, nearest: String?)
  case severalInSquad(String, team: String)
  case dorsalTaken(Int, by: String, from: String)
  case invisibleCharacter(String)
  /// Another name of a player who in the tournament did the same.
  case sameDeeds(String, of: String, team: String)
  /// Does alone what in the tournament somebody else did.
  case anotherDidIt(String, before: String, team: String)
  /// Another name of a team that in the tournament plays the same matches.
  case sameMatches(String, of: String)
  case squadWithoutMatches(String, nearest: String?)
}
