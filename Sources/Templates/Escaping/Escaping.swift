/// The language that a template is written in, and so what `{{name}}` must do to a text for it to
/// stay a text there. A property of the template, never of a tag or a value.
///
/// `{{{name}}}` and `{{&name}}` write a value as it is.
package enum Escaping: UInt8, Sendable, Hashable, CaseIterable {
  /// Plain text: nothing is escaped.
  case none
  /// HTML text and attributes in double or single quotes.
  case html
  /// XML text and attributes: as HTML, and characters that XML forbids become U+FFFD.
  case xml
  /// CommonMark with pipe tables; see `appendMarkdown`.
  case markdown

  /// The language of a template by the end of its name: `.md`, `.html`, `.xml` or `.svg`; any other
  /// is plain text.
  package init(fileName: String) {
    if fileName.hasSuffix(".md") {
      self = .markdown
    } else if fileName.hasSuffix(".html") {
      self = .html
    } else if fileName.hasSuffix(".xml") || fileName.hasSuffix(".svg") {
      self = .xml
    } else {
      self = .none
    }
  }

  /// Appends `text` to `output`, escaped for this language.
  package func append(_ text: String, to output: inout [UInt8]) {
    let utf8 = text.utf8
    append(utf8.span, to: &output)
  }

  /// As above, for UTF-8 bytes. The slow way, kept apart so that the fast one stays small.
  @inline(never)
  package func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    switch self {
    case .none: output.append(copying: text)
    case .html: appendHTML(text, to: &output)
    case .xml: appendXML(text, to: &output)
    case .markdown: appendMarkdown(text, to: &output)
    }
  }

  /// Whether nothing in a text is to be escaped: the usual case, found out in one pass. `table` is
  /// that of `EscapeMarks`.
  @inline(__always)
  func isClean(_ text: Span<UInt8>, table: Span<EscapeMarks>) -> Bool {
    var marks = EscapeMarks()
    for index in text.indices { marks.formUnion(table[Int(text[index])]) }
    guard marks.isDisjoint(with: self.marks) else { return false }
    guard self == .markdown, text.count > 0 else { return true }
    let isPlain =
      table[Int(text[0])].isDisjoint(with: .markdownStart)
      && table[Int(text[text.count - 1])].isDisjoint(with: .markdownEnd)
    return isPlain || !hasMarkdownEdge(text)
  }
}
