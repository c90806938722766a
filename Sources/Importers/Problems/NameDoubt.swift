/// What is doubtful about the name of a player or a team.
enum NameDoubt: Hashable, Sendable {
  case twoSpellings(String, of: String, team: String)
  case twoTeamSpellings(String, of: String)
  case scorerNotInSquad(String, team: String, nearest: String?)
  case severalInSquad(String, team: String)
  case dorsalTaken(Int, by: String, from: String)
  case invisibleCharacter(String)
  case squadWithoutMatches(String, nearest: String?)
}
