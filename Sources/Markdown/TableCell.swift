/// Where a cell of a row is in the source, without the blanks around it, and what it takes to
/// render it.
struct TableCell {
  enum Content {
    /// Bytes that go to HTML as they are.
    case plain
    /// Text with backslashes, or with signs to escape in HTML.
    case escaped
    /// Inline markup, perhaps.
    case rich
  }

  var start: Int
  var end: Int
  var content: Content

  /// Takes the next cell of a row and leaves `at` behind the pipe that ends it, or at the end of the
  /// line. Nil when nothing but blanks is left, so that a pipe at the end makes no cell.
  ///
  /// A pipe is part of a cell when a backslash stands before it that is not itself escaped: a value
  /// that ends with an (escaped) backslash can therefore not swallow the column's end.
  static func next(in source: MarkdownSource, at: inout Int, to lineEnd: Int) -> TableCell? {
    while at < lineEnd, source[at].isBlank { at += 1 }
    guard at < lineEnd else { return nil }
    let start = at
    var content = Content.plain
    scan: while true {
      at = source.firstIndex(of: "|\\\">&<*_`[]\r\n", from: at)
      guard at < lineEnd else {
        at = lineEnd
        break
      }
      switch source[at] {
      case .pipe:
        break scan
      case .backslash:
        if content == .plain { content = .escaped }
        if at + 1 < lineEnd, source[at + 1].isPunctuation { at += 1 }
      case .quote, .greater:
        if content == .plain { content = .escaped }
      default:
        content = .rich
      }
      at += 1
    }
    var end = at
    while end > start, source[end - 1].isBlank { end -= 1 }
    if at < lineEnd { at += 1 }
    return TableCell(start: start, end: end, content: content)
  }

  /// How many cells a row has; counting stops above the limit of columns.
  static func count(in source: MarkdownSource, _ line: Range<Int>) -> Int {
    var at = rowStart(in: source, line)
    var count = 0
    while count <= MarkdownLimits.columns, next(in: source, at: &at, to: line.upperBound) != nil {
      count += 1
    }
    return count
  }

  /// Behind the blanks and the pipe that a row may start with.
  static func rowStart(in source: MarkdownSource, _ line: Range<Int>) -> Int {
    var at = line.lowerBound
    while at < line.upperBound, source[at].isBlank { at += 1 }
    return at < line.upperBound && source[at] == .pipe ? at + 1 : at
  }

  /// The part inside of `**…**` when the whole cell is that: such a cell heads its row.
  func strongPart(in source: MarkdownSource) -> TableCell? {
    guard end - start > 4, source[start] == .asterisk, source[start + 1] == .asterisk,
      source[end - 1] == .asterisk, source[end - 2] == .asterisk
    else { return nil }
    let inner = start + 2..<end - 2
    guard source[inner.lowerBound].isWordEdge, source[inner.upperBound - 1].isWordEdge else {
      return nil
    }
    var content = Content.plain
    var at = inner.lowerBound
    while at < inner.upperBound {
      switch source[at] {
      case .asterisk: return nil
      case .backslash:
        if content == .plain { content = .escaped }
        at += 1
        // The backslash would take the meaning from the asterisk that closes.
        if at == inner.upperBound { return nil }
      case .quote, .greater: if content == .plain { content = .escaped }
      case .ampersand, .less, .underscore, .backtick, .bracketOpen, .bracketClose, 0:
        content = .rich
      default: break
      }
      at += 1
    }
    return TableCell(start: inner.lowerBound, end: inner.upperBound, content: content)
  }
}

extension UInt8 {
  /// Whether strong text surely begins or ends at this byte: it is no white space, none of the bytes
  /// that white space outside ASCII begins or ends with, and no other sign of emphasis.
  fileprivate var isWordEdge: Bool {
    switch self {
    case 0...0x20, .underscore, 0xC2, 0xE1, 0xE2, 0xE3, 0x80...0x8A, 0x9F, 0xA0, 0xAF: false
    default: true
    }
  }
}
