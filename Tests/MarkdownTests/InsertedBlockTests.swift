import Markdown
import TestSupport
import Testing

@Suite("HTML of the program's own")
struct InsertedBlockTests {
  /// Renders a text with `<svg></svg>` where each `‸` is; the marks are no part of it.
  private func html(_ marked: String) throws -> String {
    var markdown: [UInt8] = []
    var blocks: [(offset: Int, html: [UInt8])] = []
    for (number, part) in marked.split(separator: "‸", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { blocks.append((markdown.count, Array("<svg></svg>".utf8))) }
      markdown += part.utf8
    }
    var html: [UInt8] = []
    try MarkdownRenderer().render(markdown, inserting: blocks, file: "a.md", into: &html)
    return String(decoding: html, as: UTF8.self)
  }

  @Test(
    "stands as a block of its own where its place is",
    arguments: [
      ("a\n\n‸\n\nb", "<p>a</p>\n<svg></svg>\n<p>b</p>\n"),
      ("‸", "<svg></svg>\n"),
      ("‸a", "<svg></svg>\n<p>a</p>\n"),
      ("a‸", "<p>a</p>\n<svg></svg>\n"),
      ("a\n‸\nb", "<p>a</p>\n<svg></svg>\n<p>b</p>\n"),
      ("a ‸b\nc", "<p>a b</p>\n<svg></svg>\n<p>c</p>\n"),
      ("- a\n‸\n- b", "<ul>\n<li>a</li>\n</ul>\n<svg></svg>\n<ul>\n<li>b</li>\n</ul>\n"),
      ("> a\n‸", "<blockquote>\n<p>a</p>\n</blockquote>\n<svg></svg>\n"),
      ("‸‸", "<svg></svg>\n<svg></svg>\n"),
      ("# a\n‸\nb", "<h1>a</h1>\n<svg></svg>\n<p>b</p>\n"),
    ])
  func places(marked: String, expected: String) throws {
    #expect(try html(marked) == expected)
  }

  @Test("stands between tables, each of which stays what it was")
  func tables() throws {
    let table = "| a |\n|:-:|\n| b |\n"
    let alone = try html(table)
    #expect(try html("‸\n\(table)\n‸\n\(table)") == "<svg></svg>\n\(alone)<svg></svg>\n\(alone)")
  }

  @Test("is left out behind what may be code, and the text is as it was")
  func code() throws {
    #expect(try html("```\na\n‸\n```\n") == html("```\na\n\n```\n"))
  }

  @Test(
    "nothing that somebody writes can pass for it", arguments: ["T", "a <svg></svg>", "\u{1A}"])
  func forged(text: String) throws {
    #expect(
      try html("\(text)\n\n‸").split(separator: "<svg>", omittingEmptySubsequences: false).count
        == 2)
  }

  @Test("lines of warnings are those of the text")
  func lines() throws {
    var html: [UInt8] = []
    let rendered = try MarkdownRenderer().render(
      Array("a\n\n\n<b>\n".utf8), inserting: [(0, [0x62]), (3, [0x62])], file: "a.md", into: &html)
    #expect(rendered.warnings.map(\.line) == [4])
  }
}
