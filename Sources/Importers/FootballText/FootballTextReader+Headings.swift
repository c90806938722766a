import Torneo

/// The headings that a match is under.
struct Heading {
  var stage: String?
  var group: String?
  var round: String?
  /// The text of the last heading of the first level.
  var top: String?
}

extension FootballTextReader {
  /// `= World Cup 2022`
  mutating func readTitle(_ line: Substring) -> Bool {
    guard line.hasPrefix("="), let title = name(line.drop { $0 == "=" }) else { return false }
    years.learn(title: title)
    finishMatch()
    if contents.name == nil { contents.name = title }
    return true
  }

  /// `▪ Round of 16`, `▪▪ Group A`; with dates behind a bar it is only a list of the rounds to come.
  mutating func readHeading(_ line: Substring) -> Bool {
    guard let first = line.first, "▪»".contains(first) else { return false }
    let level = line.prefix { $0 == first }.count
    let text = line.dropFirst(level)
    if text.contains("|"), HeadingText(String(text)).group == nil { return true }
    guard let heading = name(text) else { return false }
    finishMatch()
    day.forgetTime()
    enter(heading, level: level)
    return true
  }

  private mutating func enter(_ heading: String, level: Int) {
    let said = HeadingText(heading)
    let top = level == 1 ? heading : self.heading.top
    if level == 1 {
      self.heading = Heading(stage: said.stage, group: said.group, round: said.round, top: top)
    } else if said.group != nil {
      self.heading = Heading(
        stage: said.stage ?? top.flatMap { $0.isOnlyAFrame ? nil : $0 }, group: said.group,
        round: said.round, top: top)
    } else {
      self.heading.round = said.round
      self.heading.stage = said.stage ?? self.heading.stage
    }
  }

  /// `Group A | Qatar  Ecuador  Senegal  Netherlands`
  mutating func readGroup(_ line: Substring) -> Bool {
    let parts = line.split(separator: "|", maxSplits: 1)
    guard parts.count == 2, let group = name(parts[0]), isGroupHeading(group) else { return false }
    if case .matchday = RoundName(String(parts[1].trimmed)), let heading = name(line) {
      finishMatch()
      day.forgetTime()
      enter(heading, level: 1)
      return true
    }
    var teams: [TeamMention] = []
    var rest = parts[1].trimmed
    while !rest.isEmpty {
      let piece = rest.untilWideGap
      if let name = name(piece) { teams.append(TeamMention(name: name, place: place(piece))) }
      rest = rest[piece.endIndex...].trimmed
    }
    contents.groups.append(GroupRecord(name: group, teams: teams))
    return true
  }
}

extension Substring {
  /// Up to where two columns are apart by more than a space.
  fileprivate var untilWideGap: Substring {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index].isWhitespace, self[index] != " " || next < endIndex && self[next].isWhitespace
      {
        return self[..<index]
      }
      index = next
    }
    return self
  }
}
