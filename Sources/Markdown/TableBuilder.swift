/// Makes the HTML of tables and keeps it until they are placed in the page.
struct TableBuilder {
  let frame: MarkdownOptions.TableFrame
  /// All tables, one after the other.
  private var html: [UInt8] = []
  private var rows = TableRows()
  private var tables: [(html: Range<Int>, holes: Range<Int>)] = []
  /// Where the table that is being made starts.
  private var start = (html: 0, holes: 0)
  private var rowCount = 0

  init(frame: MarkdownOptions.TableFrame) {
    self.frame = frame
  }

  /// Whether two lines are the head of a table: a delimiter row, and above it a row of as many cells.
  static func head(
    _ source: MarkdownSource, header: Range<Int>, delimiter: Range<Int>
  ) -> [ColumnAlignment]? {
    guard let columns = ColumnAlignment.delimiterRow(source, delimiter),
      TableCell.count(in: source, header) == columns.count
    else { return nil }
    return columns
  }

  mutating func begin(
    _ source: MarkdownSource, header: Range<Int>, columns: [ColumnAlignment], line: Int,
    pieces: inout InlineSources
  ) throws(LineProblem) {
    guard columns.count <= MarkdownLimits.columns else {
      throw LineProblem(.tooManyColumns(limit: MarkdownLimits.columns), line: line)
    }
    start = (html.count, rows.holes.count)
    rowCount = 0
    html.append(Markup.table)
    rows.writeHeader(
      source, header, columns: columns, line: line, to: &html, pieces: &pieces)
    html.append(Markup.tableHeadEnd)
  }

  mutating func appendRow(
    _ source: MarkdownSource, _ row: Range<Int>, line: Int, pieces: inout InlineSources
  ) throws(LineProblem) {
    if rowCount == 0 { html.append(Markup.tableBody) }
    rowCount += 1
    rows.writeRow(source, row, line: line, to: &html, pieces: &pieces)
    guard rows.missing <= MarkdownLimits.missingCells else {
      throw LineProblem(.tooManyMissingCells(limit: MarkdownLimits.missingCells), line: line)
    }
  }

  /// Ends the table that was begun last; gives its number.
  mutating func end() -> Int {
    if rowCount > 0 { html.append(Markup.tableBodyEnd) }
    html.append(Markup.tableEnd)
    tables.append((start.html..<html.count, start.holes..<rows.holes.count))
    return tables.count - 1
  }

  /// Appends a table to the page, with its cells in place.
  func append(_ number: Int, pieces: InlineSources, to output: inout [UInt8]) {
    let table = tables[number]
    var at = table.html.lowerBound
    for hole in rows.holes[table.holes] {
      output.append(contentsOf: html[at..<hole.offset])
      pieces.append(hole.piece, to: &output)
      at = hole.offset
    }
    output.append(contentsOf: html[at..<table.html.upperBound])
  }
}
