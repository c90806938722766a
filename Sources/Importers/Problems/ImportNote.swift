import Torneo

/// What was done or left out, for who wants to know; nothing is wrong with it.
enum ImportNote: Hashable, Sendable {
  case surnameOfSquad(String, of: String, team: String)
  case spellingOfSquad(count: Int, examples: [String])
  case teamSpelling(String, of: String)
  case missingHalfTime(matches: Int)
  case undecidedSides(matches: Int, example: String)
  case lookupUsed(Lookup)
  case unusedKeys([String])
  /// The match with this number, which was on another day.
  case moved(id: Int, from: Fecha)
  /// Matches of their matchday that had another day; the first one was on this day.
  case newDays(matches: Int, id: Int, from: Fecha)
  /// The match with this number, which was played and had another score.
  case rescored(id: Int, from: Tanteo, to: Tanteo)
  /// The match with this number was awarded or annulled with this score, and the file has another one
  /// without a word of that.
  case decided(id: Int, EstadoDePartido, Tanteo, written: Tanteo)
  /// A match that an alias made the same as another.
  case doubled(id: Int, of: Int)
  /// A match by name that is the same as another, of which the sides have been found.
  case settled(id: Int, of: Int)

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
}
