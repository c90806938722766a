/// Which bytes of a file are asked for.
enum ByteRange: Hashable {
  /// All: none are asked for, or in a way that hosts answer with the whole file.
  case whole
  case part(Range<Int>)
  /// None that the file has.
  case unsatisfiable

  /// Reads the field `Range`: `bytes=0-99`, `bytes=100-`, `bytes=-100`. More than one range at once,
  /// and whatever is no range, gets the whole file.
  init(_ field: String?, of count: Int) {
    self = .whole
    guard let field, field.hasPrefix("bytes=") else { return }
    let text = field.dropFirst("bytes=".count)
    guard let dash = text.firstIndex(of: "-"),
      let first = Self.number(text[..<dash]),
      let last = Self.number(text[text.index(after: dash)...])
    else { return }
    switch (first, last) {
    case (.none, .none): return
    case (.none, .some(let length)):
      self = length == 0 || count == 0 ? .unsatisfiable : .part(max(0, count - length)..<count)
    case (.some(let first), let last):
      if let last, last < first { return }
      self = first >= count ? .unsatisfiable : .part(first..<min(count, (last ?? .max - 1) + 1))
    }
  }

  /// Nothing written is `.some(nil)`, nil what is no number. A number that is too great to be told is
  /// past the end of any file.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
    return .some(min(Int(text) ?? .max, .max - 1))
  }
}
