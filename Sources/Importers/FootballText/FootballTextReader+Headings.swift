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
    if text.contains("|") { return true }
    guard let heading = name(text) else { return false }
    finishMatch()
    day.forgetTime()
    let isGroup = heading.isGroupHeading
    if level == 1 {
      self.heading = Heading(
        group: isGroup ? heading : nil, round: isGroup ? nil : heading, top: heading)
    } else if isGroup {
      let top = self.heading.top
      self.heading = Heading(
        stage: top.flatMap { $0.isOnlyAFrame ? nil : $0 }, group: heading, top: top)
    } else {
      self.heading.round = heading
    }
    return true
  }

  /// `Group A | Qatar  Ecuador  Senegal  Netherlands`
  mutating func readGroup(_ line: Substring) -> Bool {
    let parts = line.split(separator: "|", maxSplits: 1)
    guard parts.count == 2, let group = name(parts[0]), group.isGroupHeading else { return false }
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

extension String {
  fileprivate var isGroupHeading: Bool {
    let words = split(separator: " ")
    return words.count == 2 && ["group", "grupo"].contains(String(words[0]).nombrePlegado)
  }

  /// A heading that says no more than that groups come, or that they are over.
  fileprivate var isOnlyAFrame: Bool {
    ["first stage", "group stage", "group phase", "groups", "fase de grupos"].contains(
      nombrePlegado)
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
