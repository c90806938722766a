import Torneo

extension FootballTextReader {
  /// `(73) 12:00 UTC-7  South Africa 0-1 (0-0) Canada  @ Los Angeles`, with the score between the teams
  /// or behind them, or without one.
  mutating func readMatch(_ line: Substring) -> Bool {
    var cursor = TextCursor(line)
    let number = cursor.attempt { cursor -> Int? in
      guard cursor.take("("), let number = cursor.number(digits: 5), cursor.take(")") else {
        return nil
      }
      return number
    }
    cursor.skipSpaces()
    if let day = TextDate.read(&cursor), let date = date(day, at: line) { self.day.date = date }
    cursor.skipSpaces()
    if let (hour, offset) = readClock(&cursor) { (day.hour, day.offset) = (hour, offset) }
    cursor.skipSpaces()
    var rest = cursor.rest
    let status = takeStatus(&rest)
    var ground: String?
    if let at = rest.firstIndex(of: "@") {
      ground = self.ground(rest[rest.index(after: at)...])
      rest = rest[..<at].trimmed
    }
    guard let sides = sides(rest), !sides.team1.holdsAScore, !sides.team2.holdsAScore else {
      return false
    }
    context = [
      MatchRecord.title(String(sides.team1.prefix(60)), String(sides.team2.prefix(60)), day.date)
    ]
    guard let team1 = name(sides.team1), let team2 = name(sides.team2) else {
      // The line is that of a match; what is wrong with its names has been told.
      finishMatch()
      return true
    }
    for goals in sides.score.goals where !Tanteo.permitidos.contains(goals) {
      report(.invalid(.scoreOutOfRange(goals)), at: place(line))
    }
    var record = MatchRecord(
      place: place(sides.team1), round: heading.round, stage: heading.stage, group: heading.group,
      number: number, date: day.kickOff,
      team1: TeamMention(name: team1, place: place(sides.team1)),
      team2: TeamMention(name: team2, place: place(sides.team2)), score: sides.score,
      status: status, ground: ground ?? day.ground)
    record.report.attendance = day.attendance
    finishMatch()
    match = record
    return true
  }

  /// `[awarded]` at the end.
  private func takeStatus(_ rest: inout Substring) -> MatchRecord.StatusMention? {
    guard rest.last == "]", let open = rest.lastIndex(of: "[") else { return nil }
    let word = rest[rest.index(after: open)...].dropLast().trimmed
    guard !word.isEmpty else { return nil }
    rest = rest[..<open].trimmed
    return MatchRecord.StatusMention(text: String(word), place: place(word))
  }

  private struct Sides {
    var team1: Substring
    var team2: Substring
    var score = ScoreRecord()
  }

  private func sides(_ text: Substring) -> Sides? {
    guard let (before, score, after) = split(atScoreIn: text) else {
      return apart(text).map { Sides(team1: $0, team2: $1) }
    }
    if after.isEmpty {
      return apart(before).map { Sides(team1: $0, team2: $1, score: score) }
    }
    // A dash alone may be part of a name; with the score between, the first team is all before it.
    guard !before.isEmpty, split(before, at: [" v ", " vs "]) == nil else { return nil }
    return Sides(team1: before, team2: after, score: score)
  }

  /// The first score in a line that begins a word, and what is before and behind it.
  private func split(
    atScoreIn text: Substring
  ) -> (before: Substring, score: ScoreRecord, after: Substring)? {
    var isAfterSpace = false
    for index in text.indices {
      let character = text[index]
      if isAfterSpace, character.isNumber {
        var cursor = TextCursor(text[index...])
        if let score = TextScore.read(&cursor), score.final != nil {
          return (text[..<index].trimmed, score, cursor.rest.trimmed)
        }
      }
      isAfterSpace = character.isWhitespace
    }
    return nil
  }

  private func apart(_ text: Substring) -> (Substring, Substring)? {
    split(text, at: [" v ", " vs ", " vs. ", " - ", " – "])
  }

  /// Two texts that are not empty, at the first of the separators that is there once.
  private func split(_ text: Substring, at separators: [String]) -> (Substring, Substring)? {
    for separator in separators {
      let places = text.ranges(of: separator)
      guard places.count == 1, let place = places.first else { continue }
      let (one, other) = (text[..<place.lowerBound].trimmed, text[place.upperBound...].trimmed)
      if !one.isEmpty, !other.isEmpty { return (one, other) }
    }
    return nil
  }
}

extension Substring {
  /// Whether what was taken for a name has a score in it that is written in a way of its own: `2:1`,
  /// `2 - 1`, `(1-0)`. No team is called so, and a result would be lost.
  fileprivate var holdsAScore: Bool {
    let words = split(whereSeparator: \.isWhitespace)
    let isNumber = words.map { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    return words.indices.contains { index in
      let word = words[index]
      if word.allSatisfy({ "-–:".contains($0) }) {
        return index > 0 && isNumber[index - 1] || index + 1 < words.count && isNumber[index + 1]
      }
      return word.contains(where: \.isNumber) && word.contains { "-–:".contains($0) }
        && word.allSatisfy { $0.isASCII && $0.isNumber || "-–:(),.".contains($0) }
    }
  }
}

extension ScoreRecord {
  /// All numbers of goals in it.
  fileprivate var goals: [Int] {
    [halfTime, fullTime, extraTime, penalties].compactMap { $0 }.flatMap {
      [$0.local, $0.visitante]
    }
  }
}

extension MatchRecord {
  /// With the score after 90 minutes where the file gives only that after extra time, and the goals,
  /// which add up to it, tell the other.
  var withNinetyMinutesOfGoals: MatchRecord {
    guard let extraTime = score.extraTime, score.fullTime == nil, listed == extraTime,
      allGoals.allSatisfy({ $0.minute != nil })
    else { return self }
    var copy = self
    copy.score.fullTime = listed(until: 90)
    return copy
  }
}
