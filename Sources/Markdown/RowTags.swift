/// The tags of a table's body rows, made once for all of them.
struct RowTags {
  let columns: [ColumnAlignment]
  /// For each column, what goes in front of a cell: the tag that ends the cell before (or starts the
  /// row), and the cell's own; at last, what ends the row. One after the other.
  private var bytes: [UInt8] = []
  /// Where the part for each column ends in `bytes`, a zero first.
  private var bounds = [0]

  init(_ columns: [ColumnAlignment]) {
    self.columns = columns
    bytes.reserveCapacity(32 * (columns.count + 1))
    bounds.reserveCapacity(columns.count + 2)
    for (index, column) in columns.enumerated() {
      bytes.append(index == 0 ? Markup.row : Markup.cellEnd)
      bytes.append(column.cell)
      bounds.append(bytes.count)
    }
    bytes.append(Markup.cellEnd)
    bytes.append(Markup.rowEnd)
    bounds.append(bytes.count)
  }

  /// The most bytes that the tags of a row take.
  var longest: Int {
    (columns.count + 2) * (ColumnAlignment.longestTag + Markup.headCellEnd.count)
  }

  /// Appends what goes in front of a column's cell; behind the last column, what ends the row.
  ///
  /// - Parameter isBehindHead: whether the cell before is one that heads the row.
  @inline(__always)
  func append(_ column: Int, isBehindHead: Bool, to output: inout OutputSpan<UInt8>) {
    var start = bounds[column]
    if isBehindHead {
      output.append(Markup.headCellEnd)
      start += Markup.cellEnd.count
    }
    output.append(bytes, start..<bounds[column + 1])
  }
}
