import Torneo

/// Who may be meant by names that no roster has: those who in the tournament did what the files tell of
/// them.
struct DeedVotes {
  struct Tally {
    var mention: Roster.Mention
    /// How many deeds the tournament has of each player, by index in the roster.
    var votes: [Int: Int] = [:]
    /// Deeds that the tournament has of nobody.
    var misses = 0
  }

  /// By the name of the file.
  private(set) var tallies: [String: Tally] = [:]

  /// Compares the deeds of one side in a match of a file with those of the match as the tournament has
  /// it. A deed speaks for somebody only where there is one name and one player left for it.
  mutating func compare(
    _ told: [(deed: Deed, name: String, place: Place)], with there: [(deed: Deed, player: Int)],
    of roster: Roster, in record: MatchRecord
  ) {
    let names = Dictionary(grouping: told, by: \.deed)
    let players = Dictionary(grouping: there, by: \.deed).mapValues { $0.map(\.player) }
    for (deed, mentions) in names {
      var left = players[deed] ?? []
      var unknown: [(name: String, place: Place)] = []
      for mention in mentions {
        if let player = roster.lookUp(mention.name).index {
          if let position = left.firstIndex(of: player) { left.remove(at: position) }
        } else {
          unknown.append((mention.name, mention.place))
        }
      }
      for (name, place) in unknown {
        let mention = Roster.Mention(place: place, match: record.title)
        var tally = tallies[name] ?? Tally(mention: mention)
        if place < tally.mention.place { tally.mention = mention }
        if left.isEmpty {
          tally.misses += 1
        } else if left.count == 1, unknown.count == 1 {
          tally.votes[left[0], default: 0] += 1
        }
        tallies[name] = tally
      }
    }
  }
}
