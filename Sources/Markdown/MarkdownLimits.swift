/// How much Markdown is taken at once: libcmark needs quadratic time for some inputs, and a few
/// bytes of a table can ask for many cells.
package struct MarkdownLimits: Sendable, Hashable {
  /// Bytes of the whole text. Nothing over 256 MiB is taken, whatever this says.
  package var bytes: Int
  /// Containers (quotes, list items) that one line may open. The indentation of a list item counts
  /// for as many as could stand to its left. Nothing over 255 is taken.
  package var markers: Int

  package init(bytes: Int, markers: Int) {
    self.bytes = bytes
    self.markers = markers
  }

  /// Text that a person wrote and nobody looked at: 64 KiB.
  package static let prose = MarkdownLimits(bytes: 64 << 10, markers: 32)

  /// A page that the program made from its templates, whose free text has been through `prose`:
  /// 16 MiB, some 60,000 rows of a table.
  package static let page = MarkdownLimits(bytes: 16 << 20, markers: 32)

  /// Columns of a table.
  static let columns = 256
  /// Cells that a document's rows may leave out, and that are filled in as empty ones, before its
  /// tables are taken for an attack: a row of two bytes would otherwise make 256 cells.
  static let missingCells = 100_000

  /// Images, as `![` counts them: cmark needs quadratic time for those that come to nothing.
  static let images = 1000

  /// Throws what rendering with these limits would throw for the length and the markers of a text
  /// that is going to be a part of a page.
  package func check(_ markdown: [UInt8], file: String) throws(MarkdownError) {
    let source = MarkdownSource(markdown)
    try checkSize(source, file: file)
    var at = 0
    var line = 1
    while at < source.count {
      let bounds = LineBounds(in: source, at: at)
      let shape = LineShape(of: source, from: at, to: bounds.end)
      if shape.depth > depth {
        throw MarkdownError(.tooManyMarkers(limit: depth), file: file, line: line)
      }
      at = bounds.next
      line += 1
    }
  }

  /// Containers inside one another that are taken.
  var depth: Int { min(max(markers, 0), LineShape.deepest - 1) }

  func checkSize(_ source: MarkdownSource, file: String) throws(MarkdownError) {
    let limit = min(max(bytes, 0), 256 << 20)
    if source.count > limit {
      throw MarkdownError(
        .tooLong(limit: limit), file: file, line: Self.line(of: limit, in: source))
    }
    var images = 0
    var at = source.firstIndex(of: "!", from: 0)
    while at < source.count {
      if source[at + 1] == .bracketOpen, source[at] == .exclamation {
        images += 1
        if images > Self.images {
          throw MarkdownError(
            .tooManyImages(limit: Self.images), file: file, line: Self.line(of: at, in: source))
        }
      }
      at = source.firstIndex(of: "!", from: at + 1)
    }
  }

  /// The line that a byte is in.
  private static func line(of byte: Int, in source: MarkdownSource) -> Int {
    var line = 1
    var next = LineBounds(in: source, at: 0).next
    while next <= byte, next < source.count {
      next = LineBounds(in: source, at: next).next
      line += 1
    }
    return line
  }
}
