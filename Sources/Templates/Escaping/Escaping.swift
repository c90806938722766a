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

  /// Appends `text` to `output`, escaped for this language. The usual text needs nothing and is
  /// copied whole; only one that has a byte of the language's set is looked at again, slowly.
  package func append(_ text: String, to output: inout [UInt8]) {
    let utf8 = text.utf8
    append(utf8.span, to: &output)
  }

  /// As above, for UTF-8 bytes.
  package func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if isClean(text) {
      output.append(copying: text)
    } else {
      switch self {
      case .none: output.append(copying: text)
      case .html: appendHTML(text, to: &output)
      case .xml: appendXML(text, to: &output)
      case .markdown: appendMarkdown(text, to: &output)
      }
    }
  }

  private func isClean(_ text: Span<UInt8>) -> Bool {
    switch self {
    case .none: true
    case .html: !ByteSet.html.containsAny(of: text)
    case .xml: !ByteSet.xml.containsAny(of: text)
    case .markdown:
      !ByteSet.markdown.containsAny(of: text) && !hasMarkdownEdge(text)
    }
  }
}
