/// Tables that are found in the tree.
extension HTMLWriter {
  /// Writes the current paragraph or heading if there is a table in it; false if there is none.
  ///
  /// - Parameters:
  ///   - lines: its lines in the parsed text; of a heading, perhaps one too many.
  ///   - line: the author's line of the first of them.
  mutating func writeTable(
    _ tree: borrowing CmarkTree, lines: ClosedRange<Int>, line: Int, isHeading: Bool = false
  ) throws(LineProblem) -> Bool {
    if starts.isEmpty { starts = lineStarts() }
    guard mayHoldTable(lines) else { return false }
    var lines = lines
    var underline: Range<Int>?
    if isHeading {
      guard let last = lines.dropFirst(2).first(where: { underlining($0) != nil }) else {
        return false
      }
      underline = underlining(last)
      lines = lines.lowerBound...(last - 1)
    }
    // A copy, so that the span does not stand in the way of changes to the rest.
    let source = self.source
    let table = ParagraphTable(
      in: source, lines: lines, column: tree.startColumn, enclosure: tree.enclosure,
      starts: starts)
    guard var table else { return false }
    let isTight = tree.isTight
    var isRule = false
    if let underline {
      isRule = source[underline.lowerBound] == .hyphen
      if !isRule { table.rows.append(underline) }
    }
    writeParagraph(table.before, line: line, isGuarded: false, isTight: isTight)
    var line = line + table.before.count
    try tables.begin(
      source, header: table.header, columns: table.columns, line: line, pieces: &pieces)
    line += 2
    for row in table.rows {
      try tables.appendRow(source, row, line: line, pieces: &pieces)
      line += 1
    }
    let number = tables.end()
    startLine()
    place(table: number)
    writeParagraph(table.after, line: line, isGuarded: true, isTight: isTight)
    if isRule { output.append(Markup.rule) }
    return true
  }

  /// Where the signs are, if behind blanks and quotes the line is nothing but hyphens or equals signs.
  private func underlining(_ line: Int) -> Range<Int>? {
    guard line <= starts.count else { return nil }
    let end = LineBounds(in: source, at: starts[line - 1]).end
    var start = starts[line - 1]
    while start < end, source[start].isBlank || source[start] == .greater { start += 1 }
    guard start < end, source[start] == .hyphen || source[start] == .equal else { return nil }
    var rest = start
    while rest < end, source[rest] == source[start] { rest += 1 }
    return source.allSatisfy(in: rest..<end) { $0.isBlank } ? start..<end : nil
  }

  /// A quick look: some line but the first begins, behind quotes, like a delimiter row.
  private func mayHoldTable(_ lines: ClosedRange<Int>) -> Bool {
    for line in lines.dropFirst() where line <= starts.count {
      var at = starts[line - 1]
      while at < source.count, source[at].isBlank || source[at] == .greater { at += 1 }
      if at < source.count, [.pipe, .colon, .hyphen].contains(source[at]) { return true }
    }
    return false
  }

  /// Writes a part of a paragraph, which is parsed apart.
  private mutating func writeParagraph(
    _ lines: [Range<Int>], line: Int, isGuarded: Bool, isTight: Bool
  ) {
    guard !lines.isEmpty else { return }
    let source = self.source
    let number = pieces.add(lines: lines, of: source, line: line, isGuarded: isGuarded)
    startLine()
    let start = output.count
    pieces.append(number, to: &output)
    // Nothing is left of lines that only define links.
    if output.count > start, !isTight {
      output.insert(contentsOf: Markup.paragraph, at: start)
      output.append(Markup.paragraphEnd)
    }
  }

  private func lineStarts() -> [Int] {
    let source = self.source
    var starts: [Int] = []
    var at = 0
    while at < source.count {
      starts.append(at)
      at = LineBounds(in: source, at: at).next
    }
    return starts
  }
}
