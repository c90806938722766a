import TestSupport
import Testing

@testable import Markdown

/// Inputs made to hurt: each must end, without a trap, and let nothing through.
@Suite struct HostileTests {
  static let units = [
    "<?", "<!A ", "<![CDATA[", "a<!--", "`a``b```", "[a](b", "[", "![", "**a ", "*a_ ", "[a](<b",
    "<a b='", "&", "&#x;", "\\", "]", "_a*", "[a]: u\n", "[a\n", "a <x ", "<x:", "[](((((",
    "- \n\n",
    "> a\n\n", "> > > ", "- ", "1. ", "* ", ">", "~", "a\n", "|a|b\n", "\"", "[a][b]", "|", "|-",
    "|\n|-",
    "|a|\n|-|\n", "|a|\n|-|\n|*b*\n", "|:-:", "**", "|**a**", "| \\| ", "\t", " \n", "\r", "\0",
    "\u{FEFF}",
    "    a\n", "#", "## a\n", "=\n", "-\n", "```\n", "<div>\n", "  - a\n", "[a]:", "![[]()",
    "\u{202E}|",
  ]

  @Test("Repetitions of anything end, and no tag but ours comes out", arguments: units)
  func repeated(_ unit: String) throws {
    for bytes in [1000, 16 << 10] {
      let text = String(repeating: unit, count: bytes / unit.utf8.count)
      for prefix in ["", "x", "|a|\n|-|\n", "> "] {
        let (html, _): (String, RenderedMarkdown)
        do {
          (html, _) = try rendered(prefix + text)
        } catch is MarkdownError {
          continue
        }
        expectSafe(html)
      }
    }
  }

  @Test("Bytes that are no UTF-8 do no harm")
  func anyBytes() throws {
    var generator = SeededGenerator(seed: 6)
    let signs = Array("|-:\n\n\\*[]()<>&`#> _!\r\t\0".utf8) + [0x80, 0xC3, 0xE2, 0xF0, 0xFF, 0x61]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        signs.randomElement(using: &generator) ?? 0
      }
      var html: [UInt8] = []
      do {
        try MarkdownRenderer().render(text, file: "", into: &html)
      } catch {
        #expect(html.isEmpty)
      }
      expectSafe(String(decoding: html, as: UTF8.self))
    }
  }

  @Test(
    "A value that was escaped with backslashes appears to the letter",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "](javascript:alert(1))",
      "[x](java&#115;cript:alert(1))", "a|b", "`", "```", "*", "_", "#", "> ", "1. ",
      "{{ equipo }}",
      "${HOME}", "&amp;", "\\", "\\|", "a\\", "~~~", "![a](b)", "<javascript:x>", "**a**", "---",
      "|",
      "\u{202E}x", "Iv\u{200B}án", "'", "=", "+ a", "- a", "<!-- a -->", "&", "%", "\u{301}",
    ])
  func escapedValues(_ value: String) throws {
    var markdown = ""
    for character in value.unicodeScalars {
      if character.isASCII, UInt8(character.value).isPunctuation { markdown += "\\" }
      markdown.unicodeScalars.append(character)
    }
    var literal = ""
    for character in value.unicodeScalars {
      switch character {
      case "&": literal += "&amp;"
      case "<": literal += "&lt;"
      case ">": literal += "&gt;"
      case "\"": literal += "&quot;"
      default: literal.unicodeScalars.append(character)
      }
    }
    #expect(try rendered("x \(markdown) x").html == "<p>x \(literal) x</p>\n")
    #expect(try rendered("# \(markdown) x").html == "<h1>\(literal) x</h1>\n")
    #expect(
      try rendered("|\(markdown) x|b|\n|-|-|\n|1|\(markdown) x|\n|[\(markdown)](../x.html)|2|").html
        == table(
          ["\(literal) x", "b"],
          [["1", "\(literal) x"], ["<a href=\"../x.html\">\(literal)</a>", "2"]]))
    // At the very end of a cell nothing reaches the pipe.
    #expect(
      try rendered("|a|b|\n|-|-|\n|x\(markdown)|1|").html.hasSuffix(
        "<td>1</td></tr>\n</tbody>\n</table>\n"))
  }

  /// Only elements and attributes that the renderer writes.
  private func expectSafe(_ html: String) {
    // What is between a `<` and the next `>`, each once: the text itself is escaped.
    for tag in Set(html.split(separator: "<", omittingEmptySubsequences: false).dropFirst()) {
      guard let close = tag.firstIndex(of: ">") else {
        Issue.record("an open tag: \(tag.prefix(40))")
        return
      }
      #expect(isOurs(tag[..<close]), "\(tag)")
    }
  }

  private static let elements: [String: [String]] = [
    "p": [], "ul": [], "ol": ["start"], "li": [], "blockquote": [], "pre": [], "code": ["class"],
    "em": [], "strong": [], "a": ["href", "title"], "img": ["src", "alt", "title"], "br": [],
    "hr": [],
    "table": [], "thead": [], "tbody": [], "tr": [], "th": ["scope", "class"], "td": ["class"],
    "h1": [], "h2": ["id"], "h3": ["id"], "h4": ["id"], "h5": ["id"], "h6": ["id"],
  ]

  /// Whether a tag, without its angle brackets, has a name and attributes that we write, and its
  /// address leads nowhere else.
  private func isOurs(_ tag: Substring) -> Bool {
    if tag.first == "/" { return Self.elements[String(tag.dropFirst())] != nil }
    let name = tag.prefix { $0 != " " }
    guard let attributes = Self.elements[String(name)] else { return false }
    var rest = tag[name.endIndex...]
    while !rest.isEmpty, rest != " /" {
      let attribute = rest.dropFirst().prefix { $0 != "=" }
      let value = rest[attribute.endIndex...].dropFirst(2).prefix { $0 != "\"" }
      guard rest.first == " ", attributes.contains(String(attribute)),
        rest[attribute.endIndex...].hasPrefix("=\""), value.endIndex < rest.endIndex
      else { return false }
      if attribute == "href" || attribute == "src" {
        let scheme = value.prefix { !"/?#".contains($0) }
        guard !value.hasPrefix("//"),
          !scheme.contains(":") || ["http:", "https:", "mailto:"].contains(where: scheme.hasPrefix)
        else { return false }
      }
      rest = rest[value.endIndex...].dropFirst()
    }
    return true
  }
}
