/// A table within what cmark took for one paragraph, which may stand in quotes and lists.
struct ParagraphTable {
  /// Lines of the paragraph above the table.
  var before: [Range<Int>] = []
  var header: Range<Int>
  var columns: [ColumnAlignment]
  var rows: [Range<Int>] = []
  /// Lines below the table that are in the paragraph only because they continue it lazily, as no
  /// table can be continued.
  var after: [Range<Int>] = []

  /// Looks for a table in lines of the parsed text.
  ///
  /// - Parameters:
  ///   - lines: the lines of the paragraph, from 1; of a heading, without its underline.
  ///   - column: where the paragraph starts in its first line, from 1.
  ///   - starts: where each line of `source` starts.
  init?(
    in source: MarkdownSource, lines: ClosedRange<Int>, column: Int, enclosure: CmarkEnclosure,
    starts: [Int]
  ) {
    var contents: [(range: Range<Int>, isLazy: Bool)] = []
    for line in lines {
      guard line <= starts.count else { return nil }
      let start = starts[line - 1]
      let end = LineBounds(in: source, at: start).end
      if line == lines.lowerBound {
        contents.append((min(start + column - 1, end)..<end, false))
        continue
      }
      var at = start
      var quotes = enclosure.quotes
      while at < end, source[at].isBlank || quotes > 0 && source[at] == .greater {
        if source[at] == .greater { quotes -= 1 }
        at += 1
      }
      // The content of an item starts where its first line's does, two columns in at least.
      let margin = enclosure.item.map { item in
        item.line == lines.lowerBound ? column - 1 : item.column + 1
      }
      contents.append((at..<end, quotes > 0 || at - start < margin ?? 0))
    }
    for index in contents.indices.dropFirst() {
      let (delimiter, isLazy) = contents[index]
      let above = contents[index - 1]
      if isLazy || above.isLazy { continue }
      let shape = LineShape(of: source, from: delimiter.lowerBound, to: delimiter.upperBound)
      guard shape.mayBeDelimiterRow(source),
        let columns = TableBuilder.head(source, header: above.range, delimiter: delimiter)
      else { continue }
      before = contents[..<(index - 1)].map(\.range)
      header = above.range
      self.columns = columns
      let rest = contents[(index + 1)...]
      rows = rest.prefix { !$0.isLazy }.map(\.range)
      after = rest.dropFirst(rows.count).map(\.range)
      return
    }
    return nil
  }
}
