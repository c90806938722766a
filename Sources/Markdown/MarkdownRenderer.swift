/// Turns Markdown into HTML: CommonMark as libcmark reads it, with the tables of GitHub's
/// specification, and safe whatever the text says.
///
/// - No HTML of the author's gets through: it is shown as text, with a warning. Comments are dropped.
/// - Links and images lead to http, https, mailto or relative addresses; others keep only their text,
///   with a warning.
/// - Headings of level 2 and below get an `id` made of their text.
/// - Tables: `<th scope="col">` in the head; a cell that is wholly strong (`**Rayo FC**`), the first
///   such in a row, heads that row as `<th scope="row">`; the columns' alignments are the classes
///   `left`, `center` and `right`. A pipe in a cell is written `\|`, also in code.
///
/// A value without state, for use from any number of threads at once.
package struct MarkdownRenderer: Sendable {
  package let options: MarkdownOptions
  /// Whether tables are taken out before cmark reads the text. The HTML is the same either way.
  let extractsTables: Bool

  package init(_ options: MarkdownOptions = MarkdownOptions()) {
    self.init(options, extractsTables: true)
  }

  init(_ options: MarkdownOptions, extractsTables: Bool) {
    self.options = options
    self.extractsTables = extractsTables
  }

  /// Appends the HTML of `markdown` (UTF-8) to `html`.
  ///
  /// - Parameters:
  ///   - blocks: HTML of the program's own, and where in `markdown` each is to stand, in order: as a
  ///     block by itself at the top level, at the start of that line or, where there is text before it in
  ///     the line, of the next one. Whatever paragraph, list or quote is there ends before it. It is taken as it is, and its
  ///     place is a number: nothing in the text can pass for such a block. Behind what may be code or
  ///     HTML, which can go on to the end of the text, blocks are left out.
  ///   - file: what errors name as the place.
  /// - Returns: warnings by line, and the headings' ids.
  /// - Throws: when the text goes over a limit; `html` is as before then.
  @discardableResult
  package func render(
    _ markdown: [UInt8], inserting blocks: [(offset: Int, html: [UInt8])] = [], file: String,
    into html: inout [UInt8]
  ) throws(MarkdownError) -> RenderedMarkdown {
    // A byte order mark is no part of the text.
    let hasMark = markdown.starts(with: [0xEF, 0xBB, 0xBF])
    let source = MarkdownSource(hasMark ? Array(markdown.dropFirst(3)) : markdown)
    try options.limits.checkSize(source, file: file)
    do {
      return try render(source, blocks, into: &html)
    } catch {
      throw MarkdownError(error.problem, file: file, line: error.line)
    }
  }

  private func render(
    _ markdown: MarkdownSource, _ blocks: [(offset: Int, html: [UInt8])], into html: inout [UInt8]
  ) throws(LineProblem) -> RenderedMarkdown {
    var tables = TableBuilder(frame: options.tableFrame)
    var pieces = InlineSources()
    let extraction = try TableExtraction(
      of: markdown, markers: options.limits.depth, isSearching: extractsTables,
      blocks: blocks, tables: &tables, pieces: &pieces)
    let document = extraction.tableLines.isEmpty ? markdown : MarkdownSource(extraction.text)
    // Once, or twice if tables within the tree turn out to have cells with markup.
    while true {
      pieces.startPass()
      let source = pieces.lineCount == 0 ? document : document.preceded(by: pieces.markdown)
      guard var tree = CmarkTree(parsing: source) else { throw LineProblem(.notParsed, line: 1) }
      let start = html.count
      var writer = HTMLWriter(
        source: source, extraction: extraction, tables: tables, pieces: pieces,
        reservedIDs: options.reservedIDs, output: html)
      html = []
      defer { html = writer.output }
      do {
        try writer.write(&tree)
      } catch {
        writer.output.removeSubrange(start...)
        throw error
      }
      pieces = writer.pieces
      if pieces.needsPass {
        writer.output.removeSubrange(start...)
        continue
      }
      var result = writer.result
      result.warnings.sort { $0.line < $1.line }
      return result
    }
  }
}
