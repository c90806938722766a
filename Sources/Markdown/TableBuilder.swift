/// Makes the HTML of tables. Cells that cmark has to parse are left out and put in when the table
/// is placed.
struct TableBuilder {
  private struct Hole {
    /// Where in `html` the piece goes.
    var offset: Int
    var piece: Int
  }

  /// All tables, one after the other.
  private var html: [UInt8] = []
  private var holes: [Hole] = []
  private var tables: [(html: Range<Int>, holes: Range<Int>)] = []
  private var start = (html: 0, holes: 0)
  /// Opening tags of the columns' cells.
  private var opening: [String] = []
  /// The same for cells that head their row.
  private var headOpening: [String] = []
  private var rowCount = 0
  /// Cells left out so far, in all tables.
  private var missing = 0

  /// Whether two lines are the head of a table: a delimiter row, and above it a row of as many cells.
  static func head(
    _ source: Span<UInt8>, header: Range<Int>, delimiter: Range<Int>
  ) -> [ColumnAlignment]? {
    guard let columns = ColumnAlignment.delimiterRow(source, delimiter),
      TableCell.count(in: source, header) == columns.count
    else { return nil }
    return columns
  }

  mutating func begin(
    _ source: Span<UInt8>, header: Range<Int>, columns: [ColumnAlignment], line: Int,
    pieces: inout InlineSources
  ) throws(LineProblem) {
    guard columns.count <= MarkdownLimits.columns else {
      throw LineProblem(.tooManyColumns(limit: MarkdownLimits.columns), line: line)
    }
    start = (html.count, holes.count)
    rowCount = 0
    html.append("<table>\n<thead>\n<tr>")
    var at = TableCell.rowStart(in: source, header)
    for column in columns {
      guard let cell = TableCell.next(in: source, at: &at, to: header.upperBound) else { break }
      html.append("<th scope=\"col\"\(column.attribute)>")
      append(cell, of: source, line: line, pieces: &pieces)
      html.append("</th>")
    }
    html.append("</tr>\n</thead>\n")
    opening = columns.map { "<td\($0.attribute)>" }
    headOpening = columns.map { "<th scope=\"row\"\($0.attribute)>" }
  }

  mutating func appendRow(
    _ source: Span<UInt8>, _ row: Range<Int>, line: Int, pieces: inout InlineSources
  ) throws(LineProblem) {
    html.append(rowCount == 0 ? "<tbody>\n<tr>" : "<tr>")
    rowCount += 1
    var at = TableCell.rowStart(in: source, row)
    var isHeaded = false
    for column in opening.indices {
      guard let cell = TableCell.next(in: source, at: &at, to: row.upperBound) else {
        missing += 1
        html.append(opening[column])
        html.append("</td>")
        continue
      }
      if !isHeaded, cell.content == .rich, let name = cell.strongPart(in: source) {
        isHeaded = true
        html.append(headOpening[column])
        append(name, of: source, line: line, pieces: &pieces)
        html.append("</th>")
      } else {
        html.append(opening[column])
        append(cell, of: source, line: line, pieces: &pieces)
        html.append("</td>")
      }
    }
    html.append("</tr>\n")
    guard missing <= MarkdownLimits.missingCells else {
      throw LineProblem(.tooManyMissingCells(limit: MarkdownLimits.missingCells), line: line)
    }
  }

  /// Ends the table that was begun last; gives its number.
  mutating func end() -> Int {
    html.append(rowCount == 0 ? "</table>\n" : "</tbody>\n</table>\n")
    tables.append((start.html..<html.count, start.holes..<holes.count))
    return tables.count - 1
  }

  /// Appends a table to the page, with its cells in place.
  func append(_ number: Int, pieces: InlineSources, to output: inout [UInt8]) {
    let table = tables[number]
    var at = table.html.lowerBound
    for hole in holes[table.holes] {
      output.append(contentsOf: html[at..<hole.offset])
      pieces.append(hole.piece, to: &output)
      at = hole.offset
    }
    output.append(contentsOf: html[at..<table.html.upperBound])
  }

  private mutating func append(
    _ cell: TableCell, of source: Span<UInt8>, line: Int, pieces: inout InlineSources
  ) {
    if FastInline.append(cell, of: source, to: &html) { return }
    let piece = pieces.add(cell: cell.start..<cell.end, of: source, line: line)
    holes.append(Hole(offset: html.count, piece: piece))
  }
}
