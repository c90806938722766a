/// The document with those tables taken out that certainly stand at its top level, so that cmark
/// need not read them: large, plain tables are most of what a generated page is.
///
/// Certain is a table in a paragraph that begins at the margin after a blank line (or the start, or
/// a heading): that is inside no list or quote. It is not certain after a line that may begin a code
/// block or HTML, which can go on over blank lines; from there on tables are left to be found in
/// cmark's tree. In the place of a table stands a paragraph of one line.
struct TableExtraction {
  private enum State {
    /// After a blank line: whatever begins at the margin is in no container.
    case fresh
    /// In a paragraph of the top level.
    case paragraph
    /// In something else, until the next blank line.
    case unknown
    /// After what may be code or HTML.
    case raw
  }

  /// The document for cmark, if any table was taken out.
  private(set) var text: [UInt8] = []
  /// What a line of `text` stands for.
  enum Content {
    /// A table, by its number.
    case table(Int)
    /// HTML of the program's.
    case block([UInt8])
  }

  /// Lines of `text` that stand for something, in order.
  private(set) var tableLines: [Int] = []
  /// What each of them stands for.
  private(set) var contents: [Content] = []
  /// For lines of `text` from `line` on: how much larger their number is than in the source.
  private var shifts: [(line: Int, by: Int)] = []
  private var copied = 0

  /// Also checks the source against the limit of containers.
  /// - Parameter blocks: HTML that is put between lines of the source, by where it stands.
  init(
    of source: MarkdownSource, markers: Int, isSearching: Bool,
    blocks: [(offset: Int, html: [UInt8])] = [], tables: inout TableBuilder,
    pieces: inout InlineSources
  ) throws(LineProblem) {
    var state: State = isSearching ? .fresh : .raw
    var at = 0
    var line = 1
    /// The line above, if it belongs to a paragraph of the top level.
    var above = 0..<0
    var paragraphStart = 0
    var blocks = blocks[...]
    while at < source.count {
      while let block = blocks.first, block.offset <= at {
        blocks.removeFirst()
        if state == .raw { continue }
        insert(block.html, source, at, line: line)
        state = .fresh
      }
      let bounds = LineBounds(in: source, at: at)
      let shape = LineShape(of: source, from: at, to: bounds.end)
      if shape.depth > markers {
        throw LineProblem(.tooManyMarkers(limit: markers), line: line)
      }
      if state == .paragraph, shape.mayBeDelimiterRow(source),
        let columns = TableBuilder.head(
          source, header: above, delimiter: shape.start..<bounds.end)
      {
        cut(source, above.lowerBound, line: line - 1, afterText: above.lowerBound > paragraphStart)
        try tables.begin(source, header: above, columns: columns, line: line - 1, pieces: &pieces)
        at = bounds.next
        line += 1
        try Self.appendRows(source, &at, &line, tables: &tables, pieces: &pieces)
        resume(at, line: line, content: .table(tables.end()))
        state = .fresh
        continue
      }
      switch (state, shape.kind) {
      case (.raw, _): break
      case _ where shape.opensRaw: state = .raw
      case (_, .blank): state = .fresh
      case (.fresh, .text), (.fresh, .underline):
        state = shape.indentation == 0 ? .paragraph : .unknown
        paragraphStart = at
      case (.paragraph, .text): break
      case (.fresh, .heading) where shape.indentation == 0: break
      default: state = .unknown
      }
      above = at..<bounds.end
      at = bounds.next
      line += 1
    }
    if !blocks.isEmpty, state != .raw, source.count > 0, source[source.count - 1] != .lineFeed {
      text.append(source, copied..<source.count)
      text.append(.lineFeed)
      copied = source.count
    }
    for block in blocks where state != .raw { insert(block.html, source, source.count, line: line) }
    if !tableLines.isEmpty { text.append(source, copied..<source.count) }
  }

  /// Takes the rows from `at` on: to the first blank line, or the first that begins another block.
  private static func appendRows(
    _ source: MarkdownSource, _ at: inout Int, _ line: inout Int, tables: inout TableBuilder,
    pieces: inout InlineSources
  ) throws(LineProblem) {
    while at < source.count {
      let bounds = LineBounds(in: source, at: at)
      let shape = LineShape(of: source, from: at, to: bounds.end)
      guard shape.kind == .text || shape.kind == .underline, shape.indentation < 4 else { return }
      try tables.appendRow(source, shape.start..<bounds.end, line: line, pieces: &pieces)
      at = bounds.next
      line += 1
    }
  }

  /// Ends the copy of the source before a table's header, and puts its substitute.
  private mutating func cut(_ source: MarkdownSource, _ header: Int, line: Int, afterText: Bool) {
    text.append(source, copied..<header)
    text.append(contentsOf: (afterText ? "\nT\n\n" : "T\n\n").utf8)
    let substitute = line + (shifts.last?.by ?? 0) + (afterText ? 1 : 0)
    tableLines.append(substitute)
    shifts.append((substitute, substitute - line))
  }

  /// Puts a substitute for a block of HTML between two lines.
  private mutating func insert(_ html: [UInt8], _ source: MarkdownSource, _ at: Int, line: Int) {
    cut(source, at, line: line, afterText: true)
    resume(at, line: line, content: .block(html))
  }

  /// Goes on copying at the line after the table.
  private mutating func resume(_ at: Int, line: Int, content: Content) {
    copied = at
    contents.append(content)
    let substitute = tableLines.last ?? line
    shifts.append((substitute + 2, substitute + 2 - line))
  }

  /// The line of the source for a line of `text`.
  func sourceLine(_ line: Int) -> Int {
    var low = 0
    var high = shifts.count
    while low < high {
      let middle = (low + high) / 2
      if shifts[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? line : line - shifts[low - 1].by
  }
}
