import TestSupport
import Testing

@testable import Markdown

/// Where nothing of ours comes in, the HTML is cmark's own.
@Suite struct ParityTests {
  @Test("Each byte of ASCII is escaped as cmark does, as text, code, address, title and language")
  func escaping() throws {
    for byte in UInt8(1)...127 where byte != 0x0A && byte != 0x0D {
      // What may be an address is another matter, so no control characters and no colon there.
      let address = byte < 0x20 || byte == 0x7F || byte == 0x3A ? 0x61 : byte
      let sign = byte == 0x5C ? [0x5C, 0x5C] : byte.isPunctuation ? [0x5C, byte] : [byte]
      var text = Array("x".utf8) + sign + Array("y `".utf8) + [byte == 0x60 ? 0x61 : byte]
      text += Array("z` [a](<b".utf8) + (address == byte ? sign : [address])
      text += Array("> 't".utf8) + sign + Array("t')\n\n~~~ l".utf8) + [byte == 0x20 ? 0x61 : byte]
      text += Array("m\nx".utf8) + [byte] + Array("\n~~~\n".utf8)
      var html: [UInt8] = []
      try MarkdownRenderer().render(text, file: "", into: &html)
      #expect(String(decoding: html, as: UTF8.self) == referenceHTML(text))
    }
  }

  @Test("Documents without tables are as cmark writes them")
  func documents() throws {
    let parts = [
      "# Uno *dos*", "texto **fuerte** y *énfasis*", "otra `línea` más  ", "con \\\nsalto", "",
      "- uno", "- dos", "  - tres", "    1. cuatro", "", "7) siete", "8) ocho", "> cita",
      "> > doble",
      "perezosa", "", "***", "    código", "```swift x", "let a = \"1 < 2\" & 1", "```",
      "[a](b.html)",
      "![i *m*](c.png 'título')", "[ref] y [otra][ref]", "", "[ref]: d.html \"t\"", "a\0b",
      "&copy; &#65;",
      "<https://a.example/?b=c&d>", "\t- tab", "-", "+ más", "===", "tres | barras", "_a_b_ __c__",
      "![[d](e)](f)", "á é ñ", "\\* \\# \\|", "* * x",
    ]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let lines = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }
      let text = Array(lines.joined(separator: "\n").utf8)
      var html: [UInt8] = []
      try MarkdownRenderer().render(text, file: "", into: &html)
      let withoutIDs = String(decoding: html, as: UTF8.self).replacing(#/ id="[^"]*"/#, with: "")
      #expect(withoutIDs == referenceHTML(text))
    }
  }

  @Test("A cell has the HTML that cmark gives its text, by the short way or the long")
  func cells() throws {
    let parts = [
      "a", "Ana", " ", "  ", "ñ", "\\*", "\\\\", "\\[", "\\]", "\\!", "\\<", "\\&", "\\a", "!", "[",
      "]",
      "(", ")", "[x](y.html)", "[Águila \\*](../a/b-c_d.html#e)", "[](z)", "[q](//h)", "[q](/h)",
      "*", "**", "_", "`", "&", "&amp;", "<", ">", "\"", "'", "-", "3\\-2", "1.", "#", "+", "~",
      "\u{A0}",
      "\u{2003}", "¡", "![", "<b>", "<https://a.example>", "\0", "[r](s \"t\")", ":", "=",
    ]
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let parts = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }
      // In front and behind, letters that no emphasis or white space of the cell can reach.
      let cell = "x, " + parts.joined() + " ,x"
      var paragraph: [UInt8] = []
      try MarkdownRenderer().render(Array(cell.utf8), file: "", into: &paragraph)
      let inner = String(decoding: paragraph.dropFirst(3).dropLast(5), as: UTF8.self)
      #expect(try rendered("|a|\n|-|\n|\(cell)|").html == table(["a"], [[inner]]), "\(cell)")
    }
  }

  @Test("A cell at the edges of its column, too")
  func edges() throws {
    let parts = [
      "a", "ñ", "\\*", "*", "**", "_", "`", "!", "[x](y)", "\u{A0}", "\u{2003}", "&", "\\\\", "\\",
      "\"", ".", "É", "中",
    ]
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let cell =
        "p"
        + (0..<Int.random(in: 1...6, using: &generator)).map { _ in
          parts.randomElement(using: &generator) ?? ""
        }.joined()
      var paragraph: [UInt8] = []
      try MarkdownRenderer().render(Array(cell.utf8), file: "", into: &paragraph)
      let inner = String(decoding: paragraph.dropFirst(3).dropLast(5), as: UTF8.self)
      // A backslash at the end would escape the pipe.
      #expect(try rendered("|a|\n|-|\n|\(cell) |").html == table(["a"], [[inner]]), "\(cell)")
    }
  }

  @Test("A cell that is wholly strong is what cmark makes strong")
  func strongCells() throws {
    let parts = [
      "a", "ñ", "\\*", "_", "`", "!", "[x](y)", "\u{A0}", "\u{2003}", "&", "\\", "\"", ".",
    ]
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let inner = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
      var paragraph: [UInt8] = []
      try MarkdownRenderer().render(Array("**\(inner)**".utf8), file: "", into: &paragraph)
      let text = String(decoding: paragraph.dropFirst(3).dropLast(5), as: UTF8.self)
      let html = try rendered("|a|\n|-|\n|**\(inner)** |").html
      let headed = table(["a"], [["x"]]).replacing(
        "<td>x</td>",
        with: "<th scope=\"row\">\(text.dropFirst(8).dropLast(9))</th>")
      let isStrong = text.hasPrefix("<strong>") && text.hasSuffix("</strong>")
      #expect(html == table(["a"], [[text]]) || isStrong && html == headed, "\(inner)")
    }
  }
}
