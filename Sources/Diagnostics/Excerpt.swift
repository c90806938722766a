extension String {
  /// The text as a message quotes it: visible, and cut where it is so long that the message would be
  /// lost in it.
  package var excerpt: String {
    let limit = 60
    let start = unicodeScalars.prefix(limit)
    let shown = String(start).visible
    return start.endIndex == unicodeScalars.endIndex ? shown : shown + "…"
  }
}
