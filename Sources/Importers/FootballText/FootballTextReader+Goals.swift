import Torneo

extension FootballTextReader {
  /// Lines that the goals of a match may go over.
  private static let longestList = 40

  /// `(Messi 23'(pen.), 108' Di María 36'; Mbappé 80' (pen.))`, over one line or several.
  mutating func readGoals(_ line: Substring) -> Bool {
    guard let match, match.goals1 == nil, line.first == "(", !isNumbered(line),
      let block = bracketed(from: line)
    else { return false }
    context = [match.title]
    let inside = block.dropFirst().dropLast()
    var sides: [[GoalRecord]] = []
    for side in inside.split(separator: ";", omittingEmptySubsequences: false) {
      guard let goals = goals(side) else {
        report(.goal(.unreadableGoals(String(side.trimmed))), at: place(side.trimmed))
        return true
      }
      sides.append(goals)
    }
    // Where only one side is listed, only the result tells which.
    if sides.count == 1 { sides.insert([], at: match.score.final?.local == 0 ? 0 : 1) }
    guard sides.count == 2 else {
      report(.goal(.unreadableGoals(String(inside.trimmed))), at: place(inside.trimmed))
      return true
    }
    self.match?.goals1 = sides.first
    self.match?.goals2 = sides.last
    return true
  }

  /// `(73) …`
  private func isNumbered(_ line: Substring) -> Bool {
    var cursor = TextCursor(line)
    return cursor.take("(") && cursor.number(digits: 5) != nil && cursor.take(")")
  }

  /// From the bracket that a line begins with to the one that closes it, in this line or a later one;
  /// nil when a blank line comes first.
  private mutating func bracketed(from line: Substring) -> Substring? {
    var depth = 0
    let before = position
    var next: Substring? = line
    while let text = next, !text.isEmpty, position - before <= Self.longestList {
      for index in text.indices {
        switch text[index] {
        case "(": depth += 1
        case ")": depth -= 1
        default: continue
        }
        if depth == 0 {
          guard text.index(after: index) == text.endIndex else { return nil }
          return span(line, text)
        }
      }
      next = nextLine()?.text
    }
    while position > before { stepBack() }
    return nil
  }

  /// The goals of one side; nil for what is no list of goals.
  private mutating func goals(_ side: Substring) -> [GoalRecord]? {
    var goals: [GoalRecord] = []
    var cursor = TextCursor(side.trimmed)
    if cursor.rest == "-" { return [] }
    var scorer: (name: String, place: Place)?
    while !cursor.isAtEnd {
      if let minute = minute(&cursor) {
        guard let scorer else { return nil }
        goals.append(goal(scorer.name, scorer.place, minute: minute.value, &cursor))
      } else {
        guard let piece = cursor.take(while: { !$0.isNumber && !",;()[]".contains($0) }),
          let name = name(piece)
        else { return nil }
        let place = place(piece.trimmed)
        scorer = (name, place)
        if !(cursor.next?.isNumber ?? false) {
          report(.goal(.goalWithoutMinute(name)), at: place)
          goals.append(goal(name, place, minute: nil, &cursor))
        }
      }
      cursor.skipSpaces()
      if cursor.take(",") { cursor.skipSpaces() }
    }
    return goals
  }

  private mutating func goal(
    _ name: String, _ place: Place, minute: Minuto?, _ cursor: inout TextCursor
  ) -> GoalRecord {
    var goal = GoalRecord(
      name: name, place: place, minute: minute, isPenalty: false, isOwnGoal: false)
    while let mark = cursor.attempt(goalMark) {
      switch mark {
      case .penalty: goal.isPenalty = true
      case .own: goal.isOwnGoal = true
      }
    }
    if goal.isPenalty, goal.isOwnGoal { report(.goal(.penaltyAndOwnGoal(name)), at: place) }
    return goal
  }
}

private enum GoalMark {
  case penalty, own
}

/// `(p)`, `(pen.)`, `(og)`, `(o.g.)`
private func goalMark(_ cursor: inout TextCursor) -> GoalMark? {
  cursor.skipSpaces()
  guard cursor.take("("), let word = cursor.take(while: { $0 != ")" }), cursor.take(")") else {
    return nil
  }
  switch word.filter({ $0.isLetter }).lowercased() {
  case "p", "pen", "pens": return .penalty
  case "og", "o": return .own
  default: return nil
  }
}
