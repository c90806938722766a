import TestSupport
import Testing

@Suite("A text with a mark")
struct MarkedTests {
  @Test(
    "loses the mark and tells its place",
    arguments: [
      ("‸", "", 1, 1), ("uno\ndo‸s", "uno\ndos", 2, 3), ("uno‸\n", "uno\n", 1, 4),
      ("a\u{303}‸b", "a\u{303}b", 1, 3), ("n‸\u{303}", "n\u{303}", 1, 2), ("x‸y‸z", "xyz", 1, 2),
    ])
  func mark(_ marked: String, _ text: String, _ line: Int, _ column: Int) {
    let marked = Marked(marked)
    #expect(marked.text == text)
    #expect(marked.line == line)
    #expect(marked.column == column)
  }
}
