/// A text with a place in it, marked with `‸`: tests say where an error must be by showing it, not
/// by counting lines.
package struct Marked: Sendable {
  package let text: String
  /// Line of the (first) mark, counting from 1.
  package let line: Int
  /// Column of the (first) mark in Unicode scalars, counting from 1.
  package let column: Int

  package init(_ marked: String) {
    let before = marked.unicodeScalars.prefix { $0 != "‸" }
    text = String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "‸" }))
    line = 1 + before.count { $0 == "\n" }
    column = 1 + before.reversed().prefix { $0 != "\n" }.count
  }
}
