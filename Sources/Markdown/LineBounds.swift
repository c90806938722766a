/// Where a line ends: at LF, CR LF or a CR alone, as cmark sees it.
struct LineBounds {
  /// The end of the text of the line.
  var end: Int
  /// The start of the next line.
  var next: Int

  init(in source: Span<UInt8>, at start: Int) {
    var at = start
    while at < source.count, !source[at].endsLine { at += 1 }
    end = at
    if at < source.count { at += 1 }
    if at < source.count, source[at] == .lineFeed, source[at - 1] == .carriageReturn { at += 1 }
    next = at
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool {
    // Nearly every byte is larger than both: one comparison for it.
    self <= .carriageReturn && (self == .lineFeed || self == .carriageReturn)
  }
}
