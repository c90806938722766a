import Markdown
import Testing

/// A text and the HTML that it must become.
struct Case: Sendable, CustomTestStringConvertible {
  let name: String
  let markdown: String
  let html: String

  init(_ name: String, _ markdown: String, _ html: String) {
    self.name = name
    self.markdown = markdown
    self.html = html
  }

  var testDescription: String { name }
}

func rendered(
  _ markdown: String, _ renderer: MarkdownRenderer = MarkdownRenderer()
) throws -> (html: String, rest: RenderedMarkdown) {
  var html: [UInt8] = []
  let rest = try renderer.render(Array(markdown.utf8), file: "texto.md", into: &html)
  return (String(decoding: html, as: UTF8.self), rest)
}

/// HTML of a table without attributes, from its rows of cells.
func table(_ head: [String], _ rows: [[String]]) -> String {
  let head = head.map { "<th scope=\"col\">\($0)</th>" }.joined()
  let body = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>\n" }.joined()
  return "<table>\n<thead>\n<tr>\(head)</tr>\n</thead>\n"
    + (rows.isEmpty ? "" : "<tbody>\n\(body)</tbody>\n") + "</table>\n"
}
