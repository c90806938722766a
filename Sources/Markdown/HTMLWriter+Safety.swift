/// What an author may not write: links to anywhere, images from anywhere, HTML.
extension HTMLWriter {
  mutating func enterLink(_ tree: borrowing CmarkTree) {
    isLinkDropped = !tree.withDestination { LinkPolicy.allows($0) }
    if isLinkDropped {
      warn(.link(destination: tree.withDestination { Self.excerpt($0) }), tree)
      return
    }
    output.append(Markup.link)
    tree.withDestination { output.appendAddress($0) }
    writeTitle(tree)
    output.append(Markup.attributeEnd)
  }

  mutating func exitLink() {
    if !isLinkDropped { output.append(Markup.linkEnd) }
  }

  mutating func enterImage(_ tree: borrowing CmarkTree) {
    images = 1
    isImageDropped = !tree.withDestination { LinkPolicy.allows($0) }
    if isImageDropped {
      warn(.image(source: tree.withDestination { Self.excerpt($0) }), tree)
      return
    }
    output.append(Markup.image)
    tree.withDestination { output.appendAddress($0) }
    output.append(Markup.imageAlternative)
  }

  mutating func exitImage(_ tree: borrowing CmarkTree) {
    images -= 1
    guard images == 0, !isImageDropped else { return }
    writeTitle(tree)
    output.append(Markup.imageEnd)
  }

  private mutating func writeTitle(_ tree: borrowing CmarkTree) {
    tree.withTitle { title in
      guard !title.isEmpty else { return }
      output.append(Markup.title)
      output.appendEscaped(title, title.indices)
    }
  }

  mutating func writeInlineHTML(_ tree: borrowing CmarkTree) {
    let html = tree.withLiteral { Self.bytes($0) }
    if html.starts(with: "<!--".utf8) { return }
    // The tag that closes has been told with the one that opens.
    if !html.starts(with: "</".utf8) {
      warn(.html(tree.withLiteral { Self.excerpt($0) }), tree)
    }
    tree.appendText(skipping: 0, to: &output)
  }

  mutating func writeHTMLBlock(_ tree: borrowing CmarkTree) {
    var html = tree.withLiteral { Self.bytes($0) }[...]
    while let last = html.last, last.isBlank || last == .lineFeed { html.removeLast() }
    while let first = html.first, first.isBlank { html.removeFirst() }
    if Self.isComment(html) { return }
    warn(.html(tree.withLiteral { Self.excerpt($0) }), tree)
    startLine()
    output.append(Markup.paragraph)
    output.appendEscaped(html.span, html.span.indices)
    output.append(Markup.paragraphEnd)
  }

  /// Whether this is one comment and nothing behind it.
  private static func isComment(_ html: ArraySlice<UInt8>) -> Bool {
    guard html.starts(with: "<!--".utf8) else { return false }
    var at = html.startIndex + 4
    while at + 2 < html.endIndex {
      if html[at] == .hyphen, html[at + 1] == .hyphen, html[at + 2] == .greater {
        return at + 3 == html.endIndex
      }
      at += 1
    }
    return false
  }

  private mutating func warn(_ kind: MarkdownWarning.Kind, _ tree: borrowing CmarkTree) {
    result.warnings.append(MarkdownWarning(kind: kind, line: line(of: tree)))
  }

  private static func bytes(_ text: Span<UInt8>) -> [UInt8] {
    text.indices.map { text[$0] }
  }

  /// The first line, up to a length that suits a message.
  private static func excerpt(_ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for index in text.indices.prefix(80) {
      if text[index] == .lineFeed { break }
      bytes.append(text[index])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
