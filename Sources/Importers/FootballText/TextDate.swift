import Torneo

/// A day as Football.TXT writes it: `Fri Aug 17 2018`, `Sat Aug 18`, `17 Aug 2018`, `2018-08-17`.
struct TextDate: Hashable, Sendable {
  /// 1 Monday … 7 Sunday, where it is written.
  var weekday: Int?
  var month: Int
  var day: Int
  /// Nil where it is left to the lines before.
  var year: Int?

  /// Reads a day; nil, and nothing is read, where there is none.
  static func read(_ cursor: inout TextCursor) -> TextDate? {
    cursor.attempt { cursor in
      if let iso = iso(&cursor) { return iso }
      let weekday = cursor.attempt { word(&$0).flatMap { weekdays[$0] } }
      if weekday != nil {
        _ = cursor.take(",")
        cursor.skipSpaces()
      }
      let day: Int
      let month: Int
      if let named = cursor.attempt({ word(&$0).flatMap { months[$0] } }) {
        _ = cursor.take("/")
        cursor.skipSpaces()
        guard let number = cursor.number(digits: 2) else { return nil }
        (month, day) = (named, number)
      } else {
        guard let number = cursor.number(digits: 2) else { return nil }
        _ = cursor.take(".")
        cursor.skipSpaces()
        guard let named = word(&cursor).flatMap({ months[$0] }) else { return nil }
        (month, day) = (named, number)
      }
      let year = cursor.attempt { cursor -> Int? in
        _ = cursor.take(",")
        cursor.skipSpaces()
        guard let year = cursor.number(digits: 4), year >= 1000 else { return nil }
        return year
      }
      if let next = cursor.next, next.isLetter || next == ":" || next.isNumber { return nil }
      return TextDate(weekday: weekday, month: month, day: day, year: year)
    }
  }

  /// Every day in a text, whatever is around.
  static func all(in text: Substring) -> [TextDate] {
    var found: [TextDate] = []
    var cursor = TextCursor(text)
    while !cursor.isAtEnd {
      if let date = read(&cursor) {
        found.append(date)
      } else if cursor.take(while: { !$0.isWhitespace }) == nil {
        cursor.skipSpaces()
      }
    }
    return found
  }

  private static func iso(_ cursor: inout TextCursor) -> TextDate? {
    cursor.attempt { cursor in
      guard let year = cursor.number(digits: 4), year >= 1000, cursor.take("-"),
        let month = cursor.number(digits: 2), cursor.take("-"),
        let day = cursor.number(digits: 2)
      else { return nil }
      return TextDate(month: month, day: day, year: year)
    }
  }

  private static func word(_ cursor: inout TextCursor) -> String? {
    guard let word = cursor.take(while: { $0.isASCII && $0.isLetter }) else { return nil }
    _ = cursor.take(".")
    cursor.skipSpaces()
    return word.lowercased()
  }

  private static let weekdays = numbered([
    ["mon", "monday"], ["tue", "tues", "tuesday"], ["wed", "wednesday"],
    ["thu", "thur", "thurs", "thursday"], ["fri", "friday"], ["sat", "saturday"],
    ["sun", "sunday"],
  ])

  private static let months = numbered([
    ["jan", "january"], ["feb", "february"], ["mar", "march"], ["apr", "april"], ["may"],
    ["jun", "june"], ["jul", "july"], ["aug", "august"], ["sep", "sept", "september"],
    ["oct", "october"], ["nov", "november"], ["dec", "december"],
  ])

  private static func numbered(_ words: [[String]]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (index, spellings) in words.enumerated() {
      for spelling in spellings { numbers[spelling] = index + 1 }
    }
    return numbers
  }
}
