/// Inline content simple enough to be rendered without cmark, to exactly the bytes that cmark would
/// make of it: text, backslash escapes, links such as `[Rayo FC](../equipos/rayo-fc.html)`.
enum FastInline {
  /// Appends `cell` as HTML; false, with nothing appended, if it may hold other markup.
  static func append(
    _ cell: TableCell, of source: MarkdownSource, to output: inout OutputSpan<UInt8>
  ) -> Bool {
    switch cell.content {
    case .plain:
      output.append(source, cell.start..<cell.end)
      return true
    case .escaped:
      appendText(source, cell.start..<cell.end, to: &output)
      return true
    case .rich:
      let before = output.count
      if appendLinks(source, cell.start..<cell.end, to: &output) { return true }
      output.removeLast(output.count - before)
      return false
    }
  }

  /// Text whose only markup are backslashes.
  private static func appendText(
    _ source: MarkdownSource, _ range: Range<Int>, to output: inout OutputSpan<UInt8>
  ) {
    var at = range.lowerBound
    while at < range.upperBound {
      let sign = min(source.firstIndex(of: "\\&<>\"|\r\n", from: at), range.upperBound)
      output.append(source, at..<sign)
      if sign == range.upperBound { return }
      at = sign + 1
      if source[sign] == .backslash, at < range.upperBound, source[at].isPunctuation {
        output.appendEscaped(source[at])
        at += 1
      } else {
        output.appendEscaped(source[sign])
      }
    }
  }

  /// Text and simple links, in any order.
  private static func appendLinks(
    _ source: MarkdownSource, _ range: Range<Int>, to output: inout OutputSpan<UInt8>
  ) -> Bool {
    var at = range.lowerBound
    while true {
      guard let textEnd = textEnd(source, at..<range.upperBound) else { return false }
      appendText(source, at..<textEnd, to: &output)
      if textEnd == range.upperBound { return true }
      guard source[textEnd] == .bracketOpen,
        let labelEnd = self.textEnd(source, textEnd + 1..<range.upperBound),
        labelEnd + 2 < range.upperBound, source[labelEnd] == .bracketClose,
        source[labelEnd + 1] == .parenthesisOpen,
        let addressEnd = addressEnd(source, labelEnd + 2..<range.upperBound)
      else { return false }
      output.append(Markup.link)
      output.append(source, labelEnd + 2..<addressEnd)
      output.append(Markup.attributeEnd)
      appendText(source, textEnd + 1..<labelEnd, to: &output)
      output.append(Markup.linkEnd)
      at = addressEnd + 1
      if at == range.upperBound { return true }
    }
  }

  /// Where text ends: at a bracket, or with the range. Nil if other markup comes first.
  private static func textEnd(_ source: MarkdownSource, _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while true {
      at = source.firstIndex(of: "[]\\!&<*_`|\r\n", from: at)
      guard at < range.upperBound else { return range.upperBound }
      let next = at + 1 < range.upperBound ? source[at + 1] : .space
      switch source[at] {
      case .bracketOpen, .bracketClose: return at
      case .backslash: at += next.isPunctuation ? 2 : 1
      case .exclamation:
        // An image.
        if next == .bracketOpen { return nil }
        at += 1
      case .pipe: at += 1
      default: return nil
      }
    }
  }

  /// Where the closing parenthesis is, if what comes before is a plain relative address: letters,
  /// digits and `-._/#`, which need no decoding, no escaping and no thought about schemes.
  private static func addressEnd(_ source: MarkdownSource, _ range: Range<Int>) -> Int? {
    let end = source.firstIndex(of: ")\\ \t|\r\n", from: range.lowerBound)
    guard end < range.upperBound, source[end] == .parenthesisClose else { return nil }
    if end - range.lowerBound > 1, source[range.lowerBound] == .slash,
      source[range.lowerBound + 1] == .slash
    {
      return nil
    }
    let isPlain = source.allSatisfy(in: range.lowerBound..<end) { byte in
      byte.isLetter || byte &- .hyphen <= 12 || byte == .underscore || byte == .hash
    }
    return isPlain ? end : nil
  }
}
