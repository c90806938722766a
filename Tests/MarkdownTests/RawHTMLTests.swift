import Diagnostics
import Testing

@testable import Markdown

@Suite struct RawHTMLTests {
  static let cases: [Case] = [
    Case(
      "a block", "uno\n\n<div onclick=\"x()\">\n<b>hola</b>\n</div>\n\ndos",
      """
      <p>uno</p>
      <p>&lt;div onclick=&quot;x()&quot;&gt;
      &lt;b&gt;hola&lt;/b&gt;
      &lt;/div&gt;</p>
      <p>dos</p>

      """),
    Case(
      "tags in a line", "un <b>gol</b> <img src=x onerror=alert(1)>",
      "<p>un &lt;b&gt;gol&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;</p>\n"),
    Case("a script", "<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
    Case(
      "in a cell", "|a|\n|-|\n|<b>x</b>|", table(["a"], [["&lt;b&gt;x&lt;/b&gt;"]])),
    Case("in a heading", "# <i>a</i>", "<h1>&lt;i&gt;a&lt;/i&gt;</h1>\n"),
    Case(
      "a comment with something behind it", "<!-- a --> <script>x</script>",
      "<p>&lt;!-- a --&gt; &lt;script&gt;x&lt;/script&gt;</p>\n"),
    Case("an instruction", "a <?php x ?>", "<p>a &lt;?php x ?&gt;</p>\n"),
    Case("CDATA", "a <![CDATA[<b>]]>", "<p>a &lt;![CDATA[&lt;b&gt;]]&gt;</p>\n"),
  ]

  @Test("HTML is shown as text, with a warning", arguments: cases)
  func shown(_ example: Case) throws {
    let (html, rest) = try rendered(example.markdown)
    #expect(html == example.html)
    #expect(!rest.warnings.isEmpty)
  }

  @Test("Comments are dropped without a word")
  func comments() throws {
    let (html, rest) = try rendered("<!-- nota -->\n\nuno <!-- dos --> tres\n\n<!--\na\n-->\n")
    #expect(html == "<p>uno  tres</p>\n")
    #expect(rest.warnings.isEmpty)
  }

  @Test("A warning names the line and the first words, in two languages")
  func words() throws {
    let (_, rest) = try rendered("uno\n\ndos\ntres <b>x</b>\n[a](x:y)\n\n- ![c](data:d)")
    let told = rest.warnings.map { $0.diagnostic(file: "a.md") }
    #expect(told.map { $0.location?.description } == ["a.md:4:1", "a.md:5:1", "a.md:7:1"])
    #expect(
      told.map { $0.message[.es] } == [
        "el HTML se muestra como texto: «<b>»",
        "enlace quitado: «x:y» no es http, https, mailto ni relativo",
        "imagen quitada: «data:d» no es http, https ni relativa",
      ])
    #expect(
      told.map { $0.message[.en] } == [
        "HTML is shown as text: “<b>”",
        "link removed: “x:y” is not http, https, mailto or relative",
        "image removed: “data:d” is not http, https or relative",
      ])
    #expect(told.allSatisfy { $0.severity == .warning })
  }
}
