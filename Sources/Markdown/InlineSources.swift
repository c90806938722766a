/// Inline content that stands apart from the document (cells with markup, the text around a table
/// within a paragraph), collected so that one run of cmark parses it all, and what became of it.
///
/// The pieces go before the document, each as a paragraph, so that its link definitions hold for
/// them.
struct InlineSources {
  private struct Piece {
    /// The line that it starts at, counting from the first piece's, which is 1.
    var parsedLine: Int
    /// The line of the author's text.
    var line: Int
    var isGuarded: Bool
  }

  /// Markdown of the pieces, a blank line after each.
  private(set) var markdown: [UInt8] = []
  /// Lines in `markdown`.
  private(set) var lineCount = 0
  private var pieces: [Piece] = []
  /// How many were asked for in this pass.
  private var asked = 0
  /// HTML of the pieces, and where each one is in it.
  private var html: [UInt8] = []
  private var places: [Range<Int>] = []
  private var rendered = 0

  /// How many pieces the next pass begins with; they come from before the parsing.
  private var early: Int?

  /// In front of a piece that could start a block, or define a link, where it stands now: the letter
  /// makes it a paragraph, and the space is what emphasis sees at the start of a line.
  private static let guarding: [UInt8] = [0x58, .space]
  static let guardLength = 2

  /// From now on, each pass asks for the same pieces in the same order.
  mutating func startPass() {
    let first = early ?? pieces.count
    early = first
    asked = first
    rendered = 0
    html.removeAll(keepingCapacity: true)
    places = Array(repeating: 0..<0, count: pieces.count)
  }

  /// Pieces were asked for that this pass had not parsed.
  var needsPass: Bool { places.count < pieces.count }

  /// A cell: one line, its pipes still escaped. Gives the number of the piece.
  mutating func add(cell: Range<Int>, of source: MarkdownSource, line: Int) -> Int {
    add(line: line, isGuarded: true) { markdown in
      var at = cell.lowerBound
      while at < cell.upperBound {
        if source[at] == .backslash, at + 1 < cell.upperBound {
          if source[at + 1] != .pipe { markdown.append(.backslash) }
          at += 1
          // Not an escape: what follows is looked at again.
          if !source[at].isPunctuation { continue }
        }
        markdown.append(source[at])
        at += 1
      }
      return 1
    }
  }

  /// Lines of a paragraph. Those that began one in the document (`isGuarded` false) may hold link
  /// definitions.
  mutating func add(
    lines: [Range<Int>], of source: MarkdownSource, line: Int, isGuarded: Bool
  ) -> Int {
    add(line: line, isGuarded: isGuarded) { markdown in
      for (index, range) in lines.enumerated() {
        // So far in, nothing starts a block, and cmark drops the blanks.
        if index > 0 { markdown.append(contentsOf: "\n        ".utf8) }
        markdown.append(source, range)
      }
      return lines.count
    }
  }

  private mutating func add(
    line: Int, isGuarded: Bool, _ write: (inout [UInt8]) -> Int
  ) -> Int {
    defer { asked += 1 }
    guard asked == pieces.count else { return asked }
    pieces.append(Piece(parsedLine: lineCount + 1, line: line, isGuarded: isGuarded))
    if isGuarded { markdown.append(contentsOf: Self.guarding) }
    lineCount += write(&markdown) + 1
    markdown.append(.lineFeed)
    markdown.append(.lineFeed)
    return asked
  }

  /// The piece whose paragraph starts at this line of `markdown`: its number, the line in the
  /// author's text, and the bytes of text to leave out at its start. Paragraphs are asked for in
  /// order; a piece that is nothing but link definitions has none.
  mutating func piece(atParsedLine line: Int) -> (number: Int, line: Int, guarded: Int)? {
    while rendered < places.count {
      let piece = pieces[rendered]
      if piece.parsedLine > line { return nil }
      rendered += 1
      if piece.parsedLine == line {
        return (rendered - 1, piece.line, piece.isGuarded ? Self.guardLength : 0)
      }
    }
    return nil
  }

  mutating func store(_ text: ArraySlice<UInt8>, for number: Int) {
    places[number] = html.count..<html.count + text.count
    html.append(contentsOf: text)
  }

  /// Appends the HTML of a piece; nothing if it has not been parsed yet.
  func append(_ number: Int, to output: inout [UInt8]) {
    guard number < places.count else { return }
    output.append(contentsOf: html[places[number]])
  }
}
