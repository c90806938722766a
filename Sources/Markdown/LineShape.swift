/// What kind of block a line would start, as far as the line alone tells.
struct LineShape {
  enum Kind {
    /// Only white space.
    case blank
    /// A quote, a list item.
    case container
    /// `---`, `***`, `___`.
    case rule
    /// `# …`.
    case heading
    /// A code fence, or something that may start HTML.
    case raw
    /// Nothing but `=`: it makes a heading of a paragraph above.
    case underline
    case text
  }

  /// Containers that a line opens are counted up to here, so that a line of nothing else takes no
  /// quadratic time.
  static let deepest = 256

  var kind: Kind
  /// Columns of white space before the first sign.
  var indentation: Int
  /// Where the first sign is.
  var start: Int
  /// How many containers the line may be inside of, itself opening the innermost ones.
  var depth = 0
  /// Whether a fence or HTML may start here, also inside the line's containers.
  var opensRaw = false

  init(of source: MarkdownSource, from lineStart: Int, to end: Int) {
    var at = lineStart
    var column = 0
    Self.skipBlanks(in: source, at: &at, to: end, column: &column)
    indentation = column
    start = at
    guard at < end else {
      kind = .blank
      return
    }
    var noRule = at
    kind = Self.kind(of: source, from: at, to: end, noRule: &noRule)
    switch kind {
    case .container:
      var quotesOnly = true
      var following = kind
      while following == .container, depth < Self.deepest {
        depth += 1
        quotesOnly = quotesOnly && source[at] == .greater
        at = Self.markerEnd(in: source, from: at, to: end)
        Self.skipBlanks(in: source, at: &at, to: end, column: &column)
        following =
          at < end ? Self.kind(of: source, from: at, to: end, noRule: &noRule) : .blank
      }
      opensRaw = following == .raw
      // Items opened on lines above may lie to the left, two columns each at least.
      if !quotesOnly { depth += indentation / 2 }
    case .raw:
      opensRaw = true
    default: break
    }
  }

  /// Whether it is worth looking whether the line is the delimiter row of a table.
  func mayBeDelimiterRow(_ source: MarkdownSource) -> Bool {
    guard kind == .text, indentation < 4 else { return false }
    return source[start] == .pipe || source[start] == .colon || source[start] == .hyphen
  }

  private static func skipBlanks(
    in source: MarkdownSource, at: inout Int, to end: Int, column: inout Int
  ) {
    while at < end {
      if source[at] == .space {
        column += 1
      } else if source[at] == .tab {
        column += 4 - column % 4
      } else {
        return
      }
      at += 1
    }
  }

  /// - Parameter noRule: up to there no rule starts; it is found while looking for one.
  private static func kind(
    of source: MarkdownSource, from at: Int, to end: Int, noRule: inout Int
  ) -> Kind {
    switch source[at] {
    case .greater:
      return .container
    case .hyphen, .asterisk, .underscore:
      if at >= noRule, isRule(in: source, from: at, to: end, otherSign: &noRule) { return .rule }
      return source[at] != .underscore && markerEnd(in: source, from: at, to: end) > at
        ? .container : .text
    case .plus, .zero ... .nine:
      return markerEnd(in: source, from: at, to: end) > at ? .container : .text
    case .hash:
      var sign = at
      while sign < end, source[sign] == .hash { sign += 1 }
      return sign - at <= 6 && (sign == end || source[sign].isBlank) ? .heading : .text
    case .backtick, .tilde:
      return at + 2 < end && source[at + 1] == source[at] && source[at + 2] == source[at]
        ? .raw : .text
    case .less:
      guard at + 1 < end else { return .text }
      let next = source[at + 1]
      return next.isLetter || next == .slash || next == .exclamation || next == .question
        ? .raw : .text
    case .equal:
      var sign = at
      while sign < end, source[sign] == .equal { sign += 1 }
      while sign < end, source[sign].isBlank { sign += 1 }
      return sign == end ? .underline : .text
    default:
      return .text
    }
  }

  /// Whether the rest of the line is one sign three times or more, with nothing but blanks between.
  /// If not, `otherSign` is where it fails.
  private static func isRule(
    in source: MarkdownSource, from start: Int, to end: Int, otherSign: inout Int
  ) -> Bool {
    let sign = source[start]
    var signs = 0
    var at = start
    while at < end {
      if source[at] == sign {
        signs += 1
      } else if !source[at].isBlank {
        otherSign = at
        return false
      }
      at += 1
    }
    if signs < 3 { otherSign = end }
    return signs >= 3
  }

  /// The end of the container marker that starts at `start`; `start` itself if there is none.
  private static func markerEnd(in source: MarkdownSource, from start: Int, to end: Int) -> Int {
    var at = start
    switch source[at] {
    case .greater:
      return at + 1
    case .hyphen, .asterisk, .plus:
      at += 1
    default:
      while at < end, at - start < 9, source[at].isDigit { at += 1 }
      guard at > start, at < end, source[at] == .dot || source[at] == .parenthesisClose else {
        return start
      }
      at += 1
    }
    return at == end || source[at].isBlank ? at : start
  }
}
