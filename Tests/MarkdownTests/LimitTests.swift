import Diagnostics
import Testing

@testable import Markdown

@Suite struct LimitTests {
  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let markdown: String
    let problem: MarkdownError.Problem
    let line: Int

    var testDescription: String { name }
  }

  static let refused = [
    Refused(
      name: "a byte too long",
      markdown: String(repeating: "a\n", count: 32 << 10) + "b", problem: .tooLong(limit: 65_536),
      line: 32_769),
    Refused(
      name: "33 lists in a line", markdown: "uno\n\n" + String(repeating: "- ", count: 33) + "x",
      problem: .tooManyMarkers(limit: 32), line: 3),
    Refused(
      name: "33 kinds of containers", markdown: String(repeating: "> 1. + ", count: 11),
      problem: .tooManyMarkers(limit: 32), line: 1),
    Refused(
      name: "33 quotes", markdown: String(repeating: ">", count: 33),
      problem: .tooManyMarkers(limit: 32), line: 1),
    Refused(
      name: "33 lists, each on its line",
      markdown: (0..<33).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
      problem: .tooManyMarkers(limit: 32), line: 33),
    Refused(
      name: "1001 images that come to nothing",
      markdown: "uno\n" + String(repeating: "![[]()\n", count: 1001),
      problem: .tooManyImages(limit: 1000), line: 1002),
    Refused(
      name: "257 columns",
      markdown: "x\n\n" + String(repeating: "|a", count: 257) + "\n"
        + String(repeating: "|-", count: 257), problem: .tooManyColumns(limit: 256), line: 3),
    Refused(
      name: "257 columns in a quote",
      markdown: "> " + String(repeating: "|a", count: 257) + "\n> "
        + String(repeating: "|-", count: 257), problem: .tooManyColumns(limit: 256), line: 1),
    Refused(
      name: "rows of two bytes below many columns",
      markdown: String(repeating: "|a", count: 256) + "\n" + String(repeating: "|-", count: 256)
        + "\n" + String(repeating: "1\n", count: 500),
      problem: .tooManyMissingCells(limit: 100_000), line: 395),
  ]

  @Test("What goes over a limit is refused with its line", arguments: refused)
  func refuses(_ refused: Refused) throws {
    var html: [UInt8] = [1]
    let error = #expect(throws: MarkdownError.self) {
      try MarkdownRenderer().render(Array(refused.markdown.utf8), file: "a.md", into: &html)
    }
    #expect(error == MarkdownError(refused.problem, file: "a.md", line: refused.line))
    #expect(html == [1])
  }

  @Test(
    "What is just within them is rendered",
    arguments: [
      String(repeating: "a\n", count: 32 << 10),
      String(repeating: "- ", count: 32) + "x",
      String(repeating: "* ", count: 200),
      (0..<32).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
      String(repeating: "|a", count: 256) + "\n" + String(repeating: "|-", count: 256),
      String(repeating: " ", count: 400) + "texto",
    ])
  func accepts(_ markdown: String) throws {
    #expect(try !rendered(markdown).html.isEmpty)
  }

  @Test("A line of nothing but containers, and lines that end in CR, take no quadratic time")
  func linear() {
    let markers = String(repeating: "- ", count: 4 << 20) + "x"
    #expect(throws: MarkdownError.self) {
      try rendered(markers, MarkdownRenderer(MarkdownOptions(limits: .page)))
    }
    #expect(throws: Never.self) {
      let lines = Array(String(repeating: "a\r", count: 1 << 20).utf8)
      try MarkdownLimits.page.check(lines, file: "")
    }
  }

  @Test("Prose is checked for a page with the limits of prose")
  func check() throws {
    try MarkdownLimits.prose.check(Array("- a\n  - b".utf8), file: "")
    let error = #expect(throws: MarkdownError.self) {
      try MarkdownLimits.prose.check(Array("a\r\n\(Self.refused[3].markdown)".utf8), file: "p.md")
    }
    #expect(error == MarkdownError(.tooManyMarkers(limit: 32), file: "p.md", line: 2))
    #expect(throws: MarkdownError.self) {
      try MarkdownLimits.prose.check(Array(repeating: 0x61, count: 65_537), file: "p.md")
    }
  }

  @Test("An error says where, what and what to do, in two languages")
  func words() {
    let told = MarkdownError(.tooManyMarkers(limit: 32), file: "a.md", line: 7).diagnostic
    #expect(told.location == SourceLocation(file: "a.md", line: 7, column: 1))
    #expect(told.message[.es] == "más de 32 listas o citas una dentro de otra")
    #expect(told.message[.en] == "more than 32 lists or quotes inside one another")
    #expect(told.help?[.es] == "quite niveles a esa línea")
  }

  @Test("A page of one large table is rendered whole, its rows' links by either way")
  func largeTable() throws {
    var text = "# Calendario\n\n| Fecha | Partido |\n| --- | :-: |\n"
    for number in 1...10_000 {
      text += "| 2026 | [A \\| B](partidos/\(number).html) *\(number)* |\n"
    }
    let renderer = MarkdownRenderer(MarkdownOptions(limits: .page))
    let (html, _) = try rendered(text, renderer)
    #expect(html.split(separator: "<tr>").count == 10_002)
    #expect(
      html.hasSuffix(
        "<td>2026</td><td class=\"center\"><a href=\"partidos/10000.html\">A | B</a> "
          + "<em>10000</em></td></tr>\n</tbody>\n</table>\n"))
  }

  @Test("One renderer serves many threads at once")
  func threads() async throws {
    let renderer = MarkdownRenderer()
    let text = "# a\n\n|b|\n|-|\n|*c*|\n\n> |d|\n> |-|\n> |[e](x:y)|\n\n## f\n"
    let expected = try rendered(text, renderer)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let result = try rendered(text, renderer)
          return result.html == expected.html && result.rest == expected.rest
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
