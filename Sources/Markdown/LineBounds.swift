/// Where a line ends: at LF, CR LF or a CR alone, as cmark sees it.
struct LineBounds {
  /// The end of the text of the line.
  var end: Int
  /// The start of the next line.
  var next: Int

  init(in source: MarkdownSource, at start: Int) {
    let lineFeed = source.firstIndex(of: .lineFeed, in: start..<source.count)
    end = source.firstIndex(of: .carriageReturn, in: start..<lineFeed)
    next = min(end == lineFeed || end + 1 == lineFeed ? lineFeed + 1 : end + 1, source.count)
  }
}
