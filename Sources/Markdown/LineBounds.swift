/// Where a line ends: at LF, CR LF or a CR alone, as cmark sees it.
struct LineBounds {
  /// The end of the text of the line.
  var end: Int
  /// The start of the next line.
  var next: Int

  init(in source: MarkdownSource, at start: Int) {
    var at = source.firstIndex(of: "\n\r", from: start)
    // At a NUL of the text.
    while at < source.count, source[at] == 0 {
      at = source.firstIndex(of: "\n\r", from: at + 1)
    }
    end = at
    if at < source.count {
      at += source[at] == .carriageReturn && source[at + 1] == .lineFeed ? 2 : 1
    }
    next = at
  }
}
