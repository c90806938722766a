import Torneo

extension FootballTextReader {
  /// Changes of changes are read to this depth: a match has five changes of a side, or six.
  private static let deepest = 12
  /// A longer list is not that of a team.
  private static let mostPlayers = 50

  /// `Hugo LLORIS [c] - Raphael VARANE (113' Ibrahima KONATE), Jules KOUNDE [Y 40'] - …`
  mutating func lineup(_ block: Substring) -> LineupRecord? {
    var record = LineupRecord()
    var cursor = TextCursor(block)
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      let start = cursor.rest
      guard record.starters.count < Self.mostPlayers, let player = appearance(&cursor, depth: 0)
      else {
        report(.match(.unreadableLineup), at: place(start))
        return nil
      }
      record.starters.append(player)
      cursor.skipSpaces()
      guard separator(&cursor) || cursor.isAtEnd else {
        report(.match(.unreadableLineup), at: place(cursor.rest))
        return nil
      }
    }
    return record.starters.isEmpty ? nil : record
  }

  /// A comma, or a dash between the lines of the team; they may come together at the end of a line.
  private func separator(_ cursor: inout TextCursor) -> Bool {
    var found = false
    while cursor.take(",") || cursor.take(";") || isDash(cursor) && cursor.take("-") {
      found = true
      cursor.skipSpaces()
    }
    return found
  }

  /// A dash that stands alone: one inside a word is of a name.
  private func isDash(_ cursor: TextCursor) -> Bool {
    guard cursor.next == "-" else { return false }
    return cursor.rest.dropFirst().first?.isWhitespace ?? true
  }

  private mutating func appearance(
    _ cursor: inout TextCursor, depth: Int
  ) -> AppearanceRecord? {
    guard depth < Self.deepest else { return nil }
    cursor.skipSpaces()
    let piece = playerName(&cursor)
    guard let name = name(piece) else { return nil }
    var player = AppearanceRecord(name: name, place: place(piece))
    while true {
      cursor.skipSpaces()
      if cursor.take("[") {
        guard takeMark(&cursor, of: &player) else { return nil }
      } else if cursor.take("(") {
        guard let substitute = substitute(&cursor, depth: depth + 1) else { return nil }
        player.substitutes.append(substitute)
      } else {
        return player
      }
    }
  }

  /// Up to what is said of the player: `Paik Seung-ho`, `Giorgian DE ARRASCAETA`.
  private func playerName(_ cursor: inout TextCursor) -> Substring {
    let start = cursor.rest
    var end = start.startIndex
    while let next = cursor.next, !"[](),;".contains(next), !next.isNumber {
      if next.isWhitespace {
        cursor.skipSpaces()
        if isDash(cursor) { break }
      } else {
        _ = cursor.take(String(next))
        end = cursor.rest.startIndex
      }
    }
    return start[..<end]
  }

  /// What is between square brackets: `c]`, `Y 36']`, `Y/R 80']`, `R]`.
  private mutating func takeMark(
    _ cursor: inout TextCursor, of player: inout AppearanceRecord
  ) -> Bool {
    let start = cursor.rest
    let word = cursor.take { $0.isLetter || $0 == "/" }?.uppercased()
    cursor.skipSpaces()
    let minute = minute(&cursor)?.value
    guard cursor.take("]") else { return false }
    switch word {
    case "C": player.isCaptain = true
    case "Y": player.cards.append(card(.amarilla, minute, start))
    case "R": player.cards.append(card(.roja, minute, start))
    case "Y/R", "YR", "Y2": player.cards.append(card(.dobleAmarilla, minute, start))
    default: return false
    }
    return true
  }

  private func card(
    _ color: ColorDeTarjeta, _ minute: Minuto?, _ piece: Substring
  ) -> AppearanceRecord.Card {
    AppearanceRecord.Card(color: color, minute: minute, place: place(piece))
  }

  /// `72' Mohammed WAAD)` or `Groß 46')`, who may be changed in turn.
  private mutating func substitute(
    _ cursor: inout TextCursor, depth: Int
  ) -> AppearanceRecord? {
    cursor.skipSpaces()
    let before = minute(&cursor)
    guard var player = appearance(&cursor, depth: depth) else { return nil }
    cursor.skipSpaces()
    let found = before ?? minute(&cursor)
    cursor.skipSpaces()
    guard cursor.take(")") else { return nil }
    player.change = AppearanceRecord.Change(
      minute: found?.value, place: found?.place ?? player.place)
    return player
  }
}
