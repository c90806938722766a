import Torneo

/// The matchday of each match of one file; nil for those of a knock-out.
///
/// Without a group it is the number of the label. With a group the number is a calendar day in some
/// files (World Cups: a team plays on 1, 6 and 12) and the matchday in others (Euros: 1, 2, 3). The
/// numbers of a group are taken as they are when each team of it has 1, 2, 3… without a gap or a
/// repetition; if not, a match is the nth of its teams in the group by date.
func matchdays(of matches: [MatchRecord]) -> [Int?] {
  struct GroupKey: Hashable {
    var stage: String?
    var group: String
  }
  var days = matches.map { match -> Int? in
    guard case .matchday(let number) = match.round.map(RoundName.init) else { return nil }
    return number
  }
  var groups: [GroupKey: [Int]] = [:]
  for (index, match) in matches.enumerated() {
    guard let group = match.group else { continue }
    groups[GroupKey(stage: match.stage, group: group), default: []].append(index)
  }
  for indices in groups.values where !areConsecutive(indices, days, of: matches) {
    var played: [String: Int] = [:]
    for index in byDate(indices, matches) {
      let sides = [matches[index].team1.name, matches[index].team2.name]
      let ordinal = 1 + (sides.map { played[$0, default: 0] }.max() ?? 0)
      for side in sides { played[side, default: 0] += 1 }
      days[index] = ordinal
    }
  }
  return days
}

/// Whether every team of the group has the numbers 1…n, once each.
private func areConsecutive(_ indices: [Int], _ days: [Int?], of matches: [MatchRecord]) -> Bool {
  var numbers: [String: [Int]] = [:]
  for index in indices {
    guard let day = days[index] else { return false }
    numbers[matches[index].team1.name, default: []].append(day)
    numbers[matches[index].team2.name, default: []].append(day)
  }
  return numbers.values.allSatisfy { $0.sorted() == Array(1...$0.count) }
}

/// By date, those without one last, else in the order of the file.
private func byDate(_ indices: [Int], _ matches: [MatchRecord]) -> [Int] {
  indices.sorted { a, b in
    switch (matches[a].date, matches[b].date) {
    case (let one?, let other?): one == other ? a < b : one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): a < b
    }
  }
}
