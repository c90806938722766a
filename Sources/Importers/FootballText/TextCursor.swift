import Torneo

/// A place in a piece of a file, moved on by what is read there. All pieces share the text of the
/// file, so that each knows its offset in it.
struct TextCursor {
  private(set) var rest: Substring

  init(_ text: Substring) {
    rest = text
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next character, or nil.
  var next: Character? { rest.first }

  /// Whether a number that was read is not the start of something longer.
  var isAtEndOfWord: Bool {
    guard let next else { return true }
    return next.isWhitespace || ",;()[]".contains(next)
  }

  mutating func skipSpaces() {
    rest = rest.drop { $0.isWhitespace }
  }

  /// Steps over `text` if it is what comes next.
  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Steps over the longest run of characters of which `isPart` is true; nil for none.
  mutating func take(while isPart: (Character) -> Bool) -> Substring? {
    let run = rest.prefix(while: isPart)
    guard !run.isEmpty else { return nil }
    rest = rest[run.endIndex...]
    return run
  }

  /// A whole number of at most `digits` ASCII digits.
  mutating func number(digits: Int) -> Int? {
    let run = rest.prefix { $0.isASCII && $0.isNumber }
    guard !run.isEmpty, run.count <= digits, let number = Int(run) else { return nil }
    rest = rest[run.endIndex...]
    return number
  }

  /// Steps over what `read` reads; stays where it is when that is nothing.
  mutating func attempt<Value>(_ read: (inout TextCursor) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }
}

extension Substring {
  /// Without white space around, at its own place.
  var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
