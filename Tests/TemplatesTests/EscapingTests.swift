import Templates
import Testing

@Suite struct EscapingTests {
  struct Case: Sendable, CustomStringConvertible {
    var text: String
    var escaped: String
    var description: String { text.debugDescription }

    init(_ text: String, _ escaped: String) {
      self.text = text
      self.escaped = escaped
    }
  }

  @Test(arguments: [
    Case("", ""),
    Case("Rayo FC 3-2 Toros", "Rayo FC 3-2 Toros"),
    Case("U.D. Lorca", "U.D. Lorca"),
    Case("O'Higgins", "O'Higgins"),
    Case("1.º B, ¡gol! de Iñaki – 45+2'", "1.º B, ¡gol! de Iñaki – 45+2'"),
    Case("18:30", "18:30"),
    Case("-3", "-3"),
    Case("+2", "+2"),
    Case("../equipos/rayo-fc.html", "../equipos/rayo-fc.html"),
    Case("https://example.org/a?b=c", "https://example.org/a?b=c"),
    // Anywhere.
    Case("a\\b", "a\\\\b"),
    Case("a`b", "a\\`b"),
    Case("```", "\\`\\`\\`"),
    Case("~~~ a ~b~", "\\~\\~\\~ a \\~b\\~"),
    Case("*a* __b__", "\\*a\\* \\_\\_b\\_\\_"),
    Case("](javascript:alert(1))", "\\]\\(javascript:alert\\(1\\)\\)"),
    Case("[x](java&#115;cript:a)", "\\[x\\]\\(java&amp;#115;cript:a\\)"),
    Case("<javascript:a>", "&lt;javascript:a&gt;"),
    Case("<script>alert(1)</script>", "&lt;script&gt;alert\\(1\\)&lt;/script&gt;"),
    Case("a|b", "a\\|b"),
    Case("Brighton & Hove", "Brighton &amp; Hove"),
    Case("El \"Rayo\"", "El \\\"Rayo\\\""),
    Case("![a]", "!\\[a\\]"),
    // At the end.
    Case("gol!", "gol\\!"),
    // After a space or at the start.
    Case("#9 Ana #", "\\#9 Ana \\#"),
    Case("C# y F#", "C# y F#"),
    Case("'a' 'b", "\\'a' \\'b"),
    // At the start.
    Case("# a", "\\# a"),
    Case("> a", "&gt; a"),
    Case("- a", "\\- a"),
    Case("-", "\\-"),
    Case("---", "\\---"),
    Case("-\u{2028}a", "\\- a"),
    Case("+ a", "\\+ a"),
    Case("===", "\\==="),
    Case(":--", "\\:--"),
    Case(": http://a", "\\: http://a"),
    Case(". a", "\\. a"),
    Case(".", "\\."),
    Case("1. a", "1\\. a"),
    Case("12.", "12\\."),
    Case("1) a", "1\\) a"),
    Case("1.5", "1.5"),
    Case("1.\ta", "1\\. a"),
    // White space.
    Case("    a", "&#32;a"),
    Case("\ta  ", "&#32;a&#32;"),
    Case("   ", "&#32;"),
    Case("a  b", "a  b"),
    Case("a\nb", "a b"),
    Case("a\r\n\r\n# b", "a \\# b"),
    Case("a\u{2028}b\u{2029} c", "a b c"),
    Case("a\u{0}\u{B}b", "a b"),
    Case("  - a", "&#32;\\- a"),
    Case("\n1. a", "&#32;1\\. a"),
    Case("“a” … ’b’", "“a” … ’b’"),
  ])
  func `a text in Markdown stays text wherever it lands`(_ test: Case) throws {
    try check(test, .markdown, in: "p.md")
  }

  @Test(arguments: [
    Case("Rayo FC – Ñublense", "Rayo FC – Ñublense"),
    Case("& < > \" ' `", "&amp; &lt; &gt; &quot; &#39; &#96;"),
    Case("&&", "&amp;&amp;"),
    Case(
      "\"><img src=x onerror=alert(1)>", "&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"),
    Case("a\nb\t", "a\nb\t"),
    Case("\u{FFFE}", "\u{FFFE}"),
  ])
  func `a text in HTML is safe in text and in quoted attributes`(_ test: Case) throws {
    try check(test, .html, in: "p.html")
  }

  @Test(arguments: [
    Case("& < > \" '", "&amp; &lt; &gt; &quot; &#39;"),
    Case("`a`\t\r\n", "`a`\t\r\n"),
    Case("a\u{0}\u{1B}\u{C}b", "a\u{FFFD}\u{FFFD}\u{FFFD}b"),
    Case("\u{FFFE}a\u{FFFF}", "\u{FFFD}a\u{FFFD}"),
    Case("ﬁ\u{FFFD}Ａ", "ﬁ\u{FFFD}Ａ"),
  ])
  func `a text in XML is safe, and without the characters that XML forbids`(_ test: Case) throws {
    try check(test, .xml, in: "p.xml")
    try check(test, .xml, in: "p.svg")
  }

  @Test(arguments: [Case("& < *a*\n", "& < *a*\n")])
  func `a text in a template of no format is left as it is`(_ test: Case) throws {
    try check(test, .none, in: "p.txt")
  }

  /// By itself and through a template: there, clean texts go another way. In front of and behind
  /// other text, so that nothing depends on the length.
  private func check(_ test: Case, _ escaping: Escaping, in name: String) throws {
    var output: [UInt8] = []
    escaping.append(test.text, to: &output)
    #expect(Array(test.escaped.utf8) == output)
    let sources: Sources = [name: "{{titulo}}{{#contenido}}{{/contenido}}"]
    #expect(Array(try sources.render(PaginaDePartido(titulo: test.text)).utf8) == output)
  }

  @Test(arguments: ["*", "<", "&", "\n", "\u{2028}"])
  func `what is to be escaped is found at any distance from the ends`(_ special: String) throws {
    for length in [0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 64, 100] {
      for before in [0, length / 2, length] {
        let text =
          String(repeating: "x", count: before) + special
          + String(repeating: "x", count: length - before)
        for (name, escaping) in [("p.md", Escaping.markdown), ("p.html", .html), ("p.xml", .xml)] {
          let sources: Sources = [name: "{{titulo}}"]
          var expected: [UInt8] = []
          escaping.append(text, to: &expected)
          #expect(
            Array(try sources.render(PaginaDePartido(titulo: text)).utf8) == expected)
        }
      }
    }
  }

  @Test func `numbers and the text of the template are not escaped`() throws {
    let sources: Sources = ["p.md": "- *{{jornada}}* [{{local.goles}}]"]
    #expect(
      try sources.render(PaginaDePartido(local: .init(nombre: "", goles: -3), jornada: 1))
        == "- *1* [-3]")
  }
}
