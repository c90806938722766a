/// A team where a file names it.
struct TeamMention: Sendable {
  var name: String
  /// `ARG`
  var code: String?
  var place: Place
}

/// A team in a list of teams.
struct TeamRecord: Sendable {
  var mention: TeamMention
  /// What others call it: `Korea Republic` for South Korea.
  var otherName: String?
  var group: String?
}

/// The players that a team may field.
struct SquadRecord: Sendable {
  struct Player: Sendable {
    var name: String
    var number: Int?
    var place: Place
  }

  var team: TeamMention
  var group: String?
  var players: [Player]
}

/// A group and the teams in it.
struct GroupRecord: Sendable {
  var name: String
  var teams: [TeamMention]
}

/// A stadium and the city that match files name for it.
struct StadiumRecord: Sendable {
  var name: String
  var city: String
}
