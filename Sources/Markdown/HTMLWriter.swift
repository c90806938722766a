/// Writes the HTML of a document in one walk through cmark's tree.
///
/// It is what cmark itself would write, with these differences: tables; ids of headings; links and
/// images that lead where they may not keep only their text; raw HTML is shown as text, except
/// comments, which are dropped.
struct HTMLWriter {
  /// The text that cmark parsed: the pieces, then the document.
  let source: MarkdownSource
  let extraction: TableExtraction
  var tables: TableBuilder
  var pieces: InlineSources
  var result = RenderedMarkdown()
  /// The page so far, behind what was there before.
  var output: [UInt8]

  /// Where the page starts in the output.
  private let start: Int
  /// How many tables of the extraction are in their place.
  var placed = 0
  /// Where each line of `source` starts, once it is needed.
  var starts: [Int] = []
  /// Images that the walk is in: of their content only the text counts.
  var images = 0
  var isImageDropped = false
  var isLinkDropped = false

  private var ids: HeadingIDs
  /// Lines of the pieces before the document.
  private let pieceLines: Int
  /// The piece that the walk is in.
  private var piece: Int?
  /// The line at which the current block starts: the author's, and the tree's.
  private var blockLine = (author: 1, parsed: 1)
  /// Bytes to leave out of the next text node.
  private var guarded = 0
  /// Where the current heading starts in the output.
  private var headingStart: Int?
  /// The text of the last heading, or of the current one so far.
  private var headingText: [UInt8] = []
  private var tablesUnderHeading = 0

  init(
    source: MarkdownSource, extraction: TableExtraction, tables: TableBuilder,
    pieces: InlineSources,
    reservedIDs: [String], output: consuming [UInt8]
  ) {
    self.source = source
    self.extraction = extraction
    self.tables = tables
    self.pieces = pieces
    ids = HeadingIDs(reserved: reservedIDs)
    pieceLines = pieces.lineCount
    start = output.count
    self.output = output
  }

  /// Walks through the tree of `source`.
  mutating func write(_ tree: inout CmarkTree) throws(LineProblem) {
    while true {
      switch tree.next() {
      case .enter(let kind):
        if images > 0 {
          enterAsText(kind, tree)
        } else {
          try enter(kind, &tree)
        }
      case .exit(let kind):
        if images == 0 || kind == .image { exit(kind, tree) }
      case .done:
        result.headingIDs = ids.given
        return
      }
    }
  }

  private mutating func enter(_ kind: CmarkKind, _ tree: inout CmarkTree) throws(LineProblem) {
    switch kind {
    case .text: writeText(tree)
    case .softBreak:
      output.append(.lineFeed)
      if headingStart != nil { headingText.append(.space) }
    case .lineBreak:
      output.append(Markup.lineBreak)
      if headingStart != nil { headingText.append(.space) }
    case .code:
      output.append(Markup.code)
      writeText(tree)
      output.append(Markup.codeEnd)
    case .htmlInline: writeInlineHTML(tree)
    case .emphasis: output.append(Markup.emphasis)
    case .strong: output.append(Markup.strong)
    case .link: enterLink(tree)
    case .image: enterImage(tree)
    case .paragraph: try enterParagraph(&tree)
    case .heading: try enterHeading(&tree)
    case .blockQuote:
      startLine()
      output.append(Markup.blockQuote)
    case .list:
      startLine()
      switch tree.listStart {
      case nil: output.append(Markup.bulletList)
      case 1: output.append(Markup.orderedList)
      case .some(let start): output.append(contentsOf: "<ol start=\"\(start)\">\n".utf8)
      }
    case .item:
      startLine()
      output.append(Markup.item)
    case .codeBlock:
      startLine()
      writeCodeBlock(tree)
    case .htmlBlock:
      startBlock(tree)
      writeHTMLBlock(tree)
    case .thematicBreak:
      startLine()
      output.append(Markup.rule)
    case .document, .other: break
    }
  }

  private mutating func exit(_ kind: CmarkKind, _ tree: borrowing CmarkTree) {
    switch kind {
    case .emphasis: output.append(Markup.emphasisEnd)
    case .strong: output.append(Markup.strongEnd)
    case .link: exitLink()
    case .image: exitImage(tree)
    case .paragraph: exitParagraph(tree)
    case .heading: exitHeading(tree)
    case .blockQuote:
      startLine()
      output.append(Markup.blockQuoteEnd)
    case .list: output.append(tree.listStart == nil ? Markup.bulletListEnd : Markup.orderedListEnd)
    case .item: output.append(Markup.itemEnd)
    default: break
    }
  }

  /// In the description of an image only the text counts.
  private mutating func enterAsText(_ kind: CmarkKind, _ tree: borrowing CmarkTree) {
    switch kind {
    case .text, .code, .htmlInline: writeText(tree)
    case .softBreak, .lineBreak: output.append(.space)
    case .image: images += 1
    default: break
    }
  }

  /// Ends the line, unless a line has just been ended.
  mutating func startLine() {
    if output.count > start, output.last != .lineFeed { output.append(.lineFeed) }
  }

  private mutating func writeText(_ tree: borrowing CmarkTree) {
    tree.appendText(skipping: guarded, to: &output)
    guarded = 0
    if headingStart != nil {
      tree.withLiteral { text in
        for index in text.indices { headingText.append(text[index]) }
      }
    }
  }

  private mutating func writeCodeBlock(_ tree: borrowing CmarkTree) {
    tree.withFenceInfo { info in
      // The first word is the language.
      let end = info.indices.first { info[$0] == .space || 0x09...0x0D ~= info[$0] } ?? info.count
      if info.isEmpty {
        output.append(Markup.codeBlock)
      } else {
        output.append(Markup.codeBlockLanguage)
        output.appendEscaped(info, 0..<end)
        output.append(Markup.attributeEnd)
      }
    }
    tree.appendText(skipping: 0, to: &output)
    output.append(Markup.codeBlockEnd)
  }
}

// MARK: - Paragraphs and headings

extension HTMLWriter {
  private mutating func startBlock(_ tree: borrowing CmarkTree) {
    let parsed = tree.startLine
    blockLine = (extraction.sourceLine(parsed - pieceLines), parsed)
  }

  /// The author's line of the current inline node, or of the block that has just started.
  func line(of tree: borrowing CmarkTree) -> Int {
    blockLine.author + max(tree.startLine - blockLine.parsed, 0)
  }

  private mutating func enterParagraph(_ tree: inout CmarkTree) throws(LineProblem) {
    let start = tree.startLine
    if start <= pieceLines {
      guard let (number, line, guarded) = pieces.piece(atParsedLine: start) else { return }
      piece = number
      blockLine = (line, start)
      self.guarded = guarded
      return
    }
    if placed < extraction.tableLines.count,
      start - pieceLines == extraction.tableLines[placed]
    {
      tree.skipChildren()
      startLine()
      switch extraction.contents[placed] {
      case .table(let number): place(table: number)
      case .block(let html):
        output.append(contentsOf: html)
        startLine()
      }
      placed += 1
      return
    }
    startBlock(tree)
    let end = tree.endLine
    if end > start, try writeTable(tree, lines: start...end, line: blockLine.author) {
      tree.skipChildren()
      return
    }
    if !tree.isTight {
      startLine()
      output.append(Markup.paragraph)
    }
  }

  private mutating func exitParagraph(_ tree: borrowing CmarkTree) {
    if let number = piece {
      pieces.store(output[start...], for: number)
      output.removeSubrange(start...)
      piece = nil
    } else if !tree.isTight {
      output.append(Markup.paragraphEnd)
    }
  }

  private mutating func enterHeading(_ tree: inout CmarkTree) throws(LineProblem) {
    startBlock(tree)
    let (start, end) = (tree.startLine, tree.endLine)
    // What cmark takes for a heading may be a table with a line of hyphens right below.
    if end > start,
      try writeTable(tree, lines: start...end, line: blockLine.author, isHeading: true)
    {
      tree.skipChildren()
      return
    }
    startLine()
    headingStart = output.count
    headingText.removeAll(keepingCapacity: true)
    tablesUnderHeading = 0
  }

  /// Writes a table that has been made.
  mutating func place(table number: Int) {
    tablesUnderHeading += 1
    tables.frame.open(under: headingText, number: tablesUnderHeading, to: &output)
    tables.append(number, pieces: pieces, to: &output)
    output.append(tables.frame.closing)
  }

  private mutating func exitHeading(_ tree: borrowing CmarkTree) {
    guard let start = headingStart else { return }
    headingStart = nil
    // From 1 to 6; not to trust it would cost no more than this.
    let level = min(max(tree.headingLevel, 1), 6) - 1
    if level == 0 {
      output.insert(contentsOf: Markup.headings[level], at: start)
    } else {
      var tag = Markup.headingsWithID[level]
      tag.append(contentsOf: ids.id(for: headingText).utf8)
      tag.append(Markup.attributeEnd)
      output.insert(contentsOf: tag, at: start)
    }
    output.append(Markup.headingEnds[level])
  }
}
