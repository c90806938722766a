import Markdown
import Testing

@Suite("The frame of a table")
struct TableFrameTests {
  @Test(
    "stands around each table, wherever it is, and its label is escaped",
    arguments: [
      "| a |\n|--|\n| b |", "- x\n\n  | a |\n  |--|\n  | b |", "> | a |\n> |--|\n> | b |",
    ])
  func around(_ markdown: String) throws {
    let renderer = MarkdownRenderer(
      MarkdownOptions(tableFrame: .scrolling(label: "\"Tabla\" & más")))
    var html: [UInt8] = []
    try renderer.render(Array(markdown.utf8), file: "a.md", into: &html)
    let text = String(decoding: html, as: UTF8.self)
    let opening =
      "<div class=\"tabla\" role=\"group\" tabindex=\"0\" "
      + "aria-label=\"&quot;Tabla&quot; &amp; más\">\n<table>"
    #expect(text.contains(opening), "\(text)")
    #expect(text.contains("</table>\n</div>\n"), "\(text)")
  }

  @Test("has the name of the heading that the table is under, and of several there each another")
  func names() throws {
    let table = "| a |\n|--|\n| b |\n\n"
    let inQuote = "> | a |\n> |--|\n> | b |\n\n"
    let renderer = MarkdownRenderer(MarkdownOptions(tableFrame: .scrolling(label: "Tabla")))
    var html: [UInt8] = []
    try renderer.render(
      Array(
        (table + "# Liga *26* \"A\" & `b`\n\n" + table + "x\n\n" + inQuote + "Grupo B\n---\n\n"
          + table).utf8), file: "a.md", into: &html)
    let labels = String(decoding: html, as: UTF8.self).split(separator: "aria-label=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(
      labels == [
        "Tabla", "Liga 26 &quot;A&quot; &amp; b", "Liga 26 &quot;A&quot; &amp; b (2)", "Grupo B",
      ])
  }
}
