/// How a table's column is set. In HTML it is a class and not a style, which a strict
/// Content-Security-Policy would not apply: `left`, `center`, `right`, or no class.
enum ColumnAlignment {
  case none, left, center, right

  var attribute: String {
    switch self {
    case .none: ""
    case .left: " class=\"left\""
    case .center: " class=\"center\""
    case .right: " class=\"right\""
    }
  }

  /// The columns that a delimiter row (`| :-- | --: |`) announces; nil if the line is none. One more
  /// than the limit is enough to know that there are too many.
  static func delimiterRow(_ source: Span<UInt8>, _ line: Range<Int>) -> [ColumnAlignment]? {
    var columns: [ColumnAlignment] = []
    var at = line.lowerBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while at < line.upperBound, isSkipped(source[at]) { at += 1 }
    }
    func take(_ sign: UInt8) -> Bool {
      guard at < line.upperBound, source[at] == sign else { return false }
      at += 1
      return true
    }
    skip(\.isBlank)
    _ = take(.pipe)
    while columns.count <= MarkdownLimits.columns {
      skip(\.isBlank)
      if at == line.upperBound { break }
      let left = take(.colon)
      let dashes = at
      skip { $0 == .hyphen }
      guard at > dashes else { return nil }
      let right = take(.colon)
      columns.append(left ? (right ? .center : .left) : (right ? .right : .none))
      skip(\.isBlank)
      guard take(.pipe) || at == line.upperBound else { return nil }
    }
    return columns.isEmpty ? nil : columns
  }
}
