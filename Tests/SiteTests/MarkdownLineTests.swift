import Markdown
import Templates
import TestSupport
import Testing

@Suite("A text alone on its line of Markdown")
struct MarkdownLineTests {
  private func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendMarkdownLine(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "keeps the signs that mean something only in links",
    arguments: [
      ("12' Ana (Rayo FC)", "12' Ana (Rayo FC)"), ("'El' \"Rayo\"", "'El' \"Rayo\""),
      ("(a", "(a"), ("1) a", "1\\) a"), ("  12) a", "&#32;12\\) a"), ("1)a", "1)a"),
      ("12)", "12\\)"), ("1. a", "1\\. a"), ("[a](b)", "\\[a\\](b)"),
      ("[a]: b 'c'", "\\[a\\]: b 'c'"), ("# a #", "\\# a \\#"), ("a|b", "a\\|b"),
    ])
  func signs(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test("is that text and nothing else, whatever it is")
  func whatever() throws {
    let alphabet = Array("[]()<>!\"'\\`*_~#&:;=+-.|1a \t/")
    var source = SeededGenerator(seed: 7)
    for _ in 0..<4_000 {
      let lines = (0..<Int.random(in: 1...3, using: &source)).map { _ in
        String(
          (0..<Int.random(in: 1...12, using: &source)).compactMap { _ in
            alphabet.randomElement(using: &source)
          })
      }
      let markdown = lines.map(escaped).joined(separator: "  \n")
      var html: [UInt8] = []
      _ = try MarkdownRenderer().render(Array(markdown.utf8), file: "", into: &html)
      #expect(
        words(String(decoding: html, as: UTF8.self))
          == (["<p>"] + lines.flatMap { words(html: $0) } + ["</p>"]).filter { !$0.isEmpty },
        "\(lines)")
    }
  }

  /// The words of rendered lines; a break between lines counts as a space.
  private func words(_ html: String) -> [String] {
    html.replacing("<br />", with: " ").replacing("<p>", with: "<p> ")
      .replacing("</p>", with: " </p>").split { $0.isWhitespace }.map(String.init)
  }

  private func words(html text: String) -> [String] {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").split { $0.isWhitespace }.map(String.init)
  }
}
