import Torneo

/// The result of a match as Football.TXT writes it, in any of its orders: `2-1 (1-0)`,
/// `3-3 a.e.t. (2-2, 2-0), 4-2 pen.`, `4-2 pen. 3-3 a.e.t. (2-2, 2-0)`.
enum TextScore {
  /// A score at the start of the text; nil, and nothing is read, where there is none.
  static func read(_ cursor: inout TextCursor) -> ScoreRecord? {
    cursor.attempt { cursor in
      var score = ScoreRecord()
      guard part(&cursor, &score) else { return nil }
      while cursor.attempt({ cursor -> Bool? in
        cursor.skipSpaces()
        if cursor.take(",") { cursor.skipSpaces() }
        return part(&cursor, &score) ? true : nil
      }) != nil {}
      return score
    }
  }

  /// `2-1`, at its own place in the text; it ends where a word ends.
  static func pair(_ cursor: inout TextCursor) -> Tanteo? {
    cursor.attempt { cursor in
      guard let local = cursor.number(digits: 3), cursor.take("-") || cursor.take("–"),
        let visitante = cursor.number(digits: 3)
      else { return nil }
      if let next = cursor.next, !next.isWhitespace, !",()[".contains(next) { return nil }
      return Tanteo(local: local, visitante: visitante)
    }
  }

  /// One piece: a pair with what it is of, or the earlier pairs in brackets.
  private static func part(_ cursor: inout TextCursor, _ score: inout ScoreRecord) -> Bool {
    if cursor.next == "(" { return earlier(&cursor, &score) }
    guard let tanteo = pair(&cursor) else { return false }
    let mark = cursor.attempt { cursor -> Mark? in
      cursor.skipSpaces()
      return Mark.allCases.first { mark in mark.spellings.contains { cursor.take($0) } }
    }
    switch mark {
    case .penalties:
      guard score.penalties == nil else { return false }
      score.penalties = tanteo
    case .extraTime:
      guard score.final == nil else { return false }
      score.extraTime = tanteo
    case nil:
      guard score.final == nil else { return false }
      score.fullTime = tanteo
    }
    return true
  }

  private enum Mark: CaseIterable {
    case penalties, extraTime

    /// Longer ones first.
    var spellings: [String] {
      switch self {
      case .penalties: ["pens.", "pens", "pen.", "pen"]
      case .extraTime: ["a.e.t.", "a.e.t", "aet.", "aet"]
      }
    }
  }

  /// `(1-0)`; after extra time `(2-2, 2-0)`, of which the first is that after 90 minutes.
  private static func earlier(_ cursor: inout TextCursor, _ score: inout ScoreRecord) -> Bool {
    guard score.final != nil, score.halfTime == nil, cursor.take("(") else { return false }
    var pairs: [Tanteo] = []
    repeat {
      cursor.skipSpaces()
      guard let tanteo = pair(&cursor) else { return false }
      pairs.append(tanteo)
      cursor.skipSpaces()
    } while cursor.take(",")
    guard cursor.take(")"), pairs.count <= (score.extraTime == nil ? 1 : 2) else { return false }
    if score.extraTime != nil {
      guard score.fullTime == nil else { return false }
      score.fullTime = pairs.first
      score.halfTime = pairs.dropFirst().first
    } else {
      score.halfTime = pairs.first
    }
    return true
  }
}
