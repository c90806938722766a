/// Writes the rows of tables. A cell that cmark has to parse leaves a hole, to be filled when the
/// table is placed.
struct TableRows {
  struct Hole {
    /// Where in the HTML the piece goes.
    var offset: Int
    var piece: Int
  }

  private(set) var holes: [Hole] = []
  /// Cells left out so far, in all tables.
  private(set) var missing = 0

  /// Of the table that is being written.
  private var tags = RowTags([])

  /// Begins a table, with its header.
  mutating func writeHeader(
    _ source: MarkdownSource, _ header: Range<Int>, columns: [ColumnAlignment], line: Int,
    to html: inout [UInt8], pieces: inout InlineSources
  ) {
    tags = RowTags(columns)
    let base = html.count
    var at = TableCell.rowStart(in: source, header)
    html.append(addingCapacity: room(for: header)) { output in
      for column in columns {
        guard let cell = TableCell.next(in: source, at: &at, to: header.upperBound) else { break }
        output.append(column.columnHead)
        write(cell, of: source, line: line, to: &output, base: base, pieces: &pieces)
        output.append(Markup.headCellEnd)
      }
    }
  }

  /// Cells that the row leaves out are empty; those that it has too many are dropped. The first cell
  /// that is wholly strong heads the row.
  mutating func writeRow(
    _ source: MarkdownSource, _ row: Range<Int>, line: Int, to html: inout [UInt8],
    pieces: inout InlineSources
  ) {
    let base = html.count
    let tags = self.tags
    var at = TableCell.rowStart(in: source, row)
    var isHeaded = false
    html.append(addingCapacity: room(for: row)) { output in
      /// Whether the cell before is the one that heads the row.
      var isBehindHead = false
      for column in tags.columns.indices {
        tags.append(column, isBehindHead: isBehindHead, to: &output)
        isBehindHead = false
        guard let cell = TableCell.next(in: source, at: &at, to: row.upperBound) else {
          missing += 1
          continue
        }
        if cell.content == .rich, !isHeaded, let name = cell.strongPart(in: source) {
          isHeaded = true
          isBehindHead = true
          output.removeLast(tags.columns[column].cell.count)
          output.append(tags.columns[column].rowHead)
          write(name, of: source, line: line, to: &output, base: base, pieces: &pieces)
        } else {
          write(cell, of: source, line: line, to: &output, base: base, pieces: &pieces)
        }
      }
      tags.append(tags.columns.count, isBehindHead: isBehindHead, to: &output)
    }
  }

  /// The most bytes that a row can become, its pieces not counted.
  private func room(for row: Range<Int>) -> Int {
    row.count * OutputSpan<UInt8>.longestEscape + tags.longest
  }

  /// - Parameter base: where in the HTML the output starts.
  private mutating func write(
    _ cell: TableCell, of source: MarkdownSource, line: Int, to output: inout OutputSpan<UInt8>,
    base: Int, pieces: inout InlineSources
  ) {
    if FastInline.append(cell, of: source, to: &output) { return }
    let piece = pieces.add(cell: cell.start..<cell.end, of: source, line: line)
    holes.append(Hole(offset: base + output.count, piece: piece))
  }
}
