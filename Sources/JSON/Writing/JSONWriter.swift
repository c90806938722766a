/// Writes JSON values as UTF-8 text, the same bytes each time.
package struct JSONWriter: Sendable {
  let style: JSONStyle

  /// For people and version control: a small object on one line, else one item a line, two spaces
  /// a level, and a line break at the end. A line of several items has at most 100 columns, or 160
  /// when they are an object of scalars.
  package static let pretty = JSONWriter(style: .pretty)

  /// For programs: nothing that needs not be there.
  package static let compact = JSONWriter(style: .compact)

  package func text(of value: JSONValue) -> [UInt8] {
    var printer = JSONPrinter(style: style)
    printer.writeRoot(value)
    if style.layout != .oneLine { printer.out += style.newline }
    return printer.out
  }

  /// The text of a changed document that differs from the old text as little as possible: all that
  /// is equal stays to the byte as it was (white space, spelling of numbers, escapes, order of
  /// members), and what is new looks like its neighbours.
  ///
  /// The result reads as a value equal to `new`. With nothing changed it is the old text, less a
  /// byte order mark. Objects in an array are taken for the same, however changed or moved, when
  /// the first of `identityKeys` that they have is equal.
  package static func text(
    of new: JSONValue, over old: JSONDocument, identityKeys: [String] = ["id", "nombre"]
  ) -> [UInt8] {
    var rewriter = JSONRewriter(old, identityKeys: identityKeys)
    rewriter.rewriteDocument(old, as: new)
    return rewriter.out
  }
}
