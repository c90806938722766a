/// How a table's column is set. In HTML it is a class and not a style, which a strict
/// Content-Security-Policy would not apply: `left`, `center`, `right`, or no class.
enum ColumnAlignment: Int {
  case none, left, center, right

  /// The opening tag of a body cell.
  var cell: [UInt8] { Self.tags[rawValue].cell }
  /// Of a cell that heads its column.
  var columnHead: [UInt8] { Self.tags[rawValue].columnHead }
  /// Of a cell that heads its row.
  var rowHead: [UInt8] { Self.tags[rawValue].rowHead }

  /// No opening tag is longer.
  static let longestTag = tags[2].rowHead.count

  /// By raw value.
  private static let tags: [(cell: [UInt8], columnHead: [UInt8], rowHead: [UInt8])] =
    ["", " class=\"left\"", " class=\"center\"", " class=\"right\""].map { attribute in
      (
        Array("<td\(attribute)>".utf8), Array("<th scope=\"col\"\(attribute)>".utf8),
        Array("<th scope=\"row\"\(attribute)>".utf8)
      )
    }

  /// The columns that a delimiter row (`| :-- | --: |`) announces; nil if the line is none. One more
  /// than the limit is enough to know that there are too many.
  static func delimiterRow(_ source: MarkdownSource, _ line: Range<Int>) -> [ColumnAlignment]? {
    var columns: [ColumnAlignment] = []
    columns.reserveCapacity(8)
    var at = line.lowerBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while at < line.upperBound, isSkipped(source[at]) { at += 1 }
    }
    func take(_ sign: UInt8) -> Bool {
      guard at < line.upperBound, source[at] == sign else { return false }
      at += 1
      return true
    }
    skip { $0.isBlank }
    _ = take(.pipe)
    while columns.count <= MarkdownLimits.columns {
      skip { $0.isBlank }
      if at == line.upperBound { break }
      let left = take(.colon)
      let dashes = at
      skip { $0 == .hyphen }
      guard at > dashes else { return nil }
      let right = take(.colon)
      columns.append(left ? (right ? .center : .left) : (right ? .right : .none))
      skip { $0.isBlank }
      guard take(.pipe) || at == line.upperBound else { return nil }
    }
    return columns.isEmpty ? nil : columns
  }
}
