import Torneo

/// The matchday of a match of a file.
struct Matchday {
  var number: Int
  /// Whether it was worked out, as the file does not say it.
  var isDerived: Bool
}

/// The matchday of each match of one file; nil for those of a knock-out.
///
/// It is the number of the label. With a group that is a day of the calendar in some files (World Cups:
/// a team plays on 1, 6 and 12): these, and a group without numbers, get the nth match of their teams in
/// the group by date.
func matchdays(of matches: [MatchRecord]) -> [Matchday?] {
  struct GroupKey: Hashable {
    var stage: String?
    var group: String
  }
  let numbers = matches.map { match -> Int? in
    guard case .matchday(let number) = match.round.map(RoundName.init) else { return nil }
    return number
  }
  var days = numbers.map { number in number.map { Matchday(number: $0, isDerived: false) } }
  var groups: [GroupKey: [Int]] = [:]
  for (index, match) in matches.enumerated() {
    guard let group = match.group else { continue }
    groups[GroupKey(stage: match.stage, group: group), default: []].append(index)
  }
  let areDays = areDaysOfACalendar(groups.values.joined().sorted(), numbers, of: matches)
  for indices in groups.values {
    let isSilent = indices.allSatisfy { numbers[$0] == nil }
    guard isSilent || areDays && !areConsecutive(indices, numbers, of: matches) else { continue }
    var played: [String: Int] = [:]
    for index in byDate(indices, matches) {
      let sides = [matches[index].team1.name, matches[index].team2.name]
      let ordinal = 1 + (sides.map { played[$0, default: 0] }.max() ?? 0)
      for side in sides { played[side, default: 0] += 1 }
      days[index] = Matchday(number: ordinal, isDerived: true)
    }
  }
  return days
}

/// Whether the numbers go on with the days, but for some that were moved: 1 on the 12th, 6 on the 17th.
private func areDaysOfACalendar(
  _ indices: [Int], _ numbers: [Int?], of matches: [MatchRecord]
) -> Bool {
  var starts: [Int: [Int]] = [:]
  for index in indices {
    guard let number = numbers[index], let day = matches[index].date?.diasDesde1970 else {
      continue
    }
    starts[day - number, default: []].append(number)
  }
  guard let most = starts.values.max(by: { $0.count < $1.count }) else { return false }
  return Set(most).count > 1 && most.count * 4 >= indices.count * 3
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
