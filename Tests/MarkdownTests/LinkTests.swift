import Testing

@testable import Markdown

@Suite struct LinkTests {
  @Test(
    "A link may lead to http, https, mailto or a relative address",
    arguments: [
      "http://a.example/b?c=d&e#f", "https://a.example", "HTTPS://A.EXAMPLE/",
      "mailto:ana@b.example",
      "../equipos/rayo-fc.html", "partidos/1.html#gol-2", "#grupo-a", "?pagina=2", "/raiz.html", "",
      "a/b:c", "?a:b", "#a:b", "peñarol.html", "a%20b.html",
    ])
  func allowed(_ destination: String) throws {
    let (html, rest) = try rendered("[texto](<\(destination)>)")
    #expect(html.hasPrefix("<p><a href=\""))
    #expect(rest.warnings.isEmpty)
    #expect(html == referenceHTML(Array("[texto](<\(destination)>)".utf8)))
  }

  static let hostile = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#115;cript:alert(1)",
    "&#x6A;avascript:alert(1)", "javascript&colon;alert(1)", "javascript\\:alert(1)",
    "javascript&#58;alert(1)", "javascript%3Aalert(1)", "javascript%3aalert(1)",
    "java&Tab;script:alert(1)", "java&NewLine;script:alert(1)", "java&#10;script:alert(1)",
    "&#1;javascript:alert(1)", "&#32;javascript:alert(1)", "&#127;javascript:alert(1)",
    "&#0;javascript:alert(1)", "feed:javascript:alert(1)", "view-source:javascript:alert(1)",
    "vbscript:msgbox(1)", "data:text/html,<script>alert(1)</script>", "data:image/svg+xml,x",
    "data:image/png;base64,AAAA", "blob:https://a.example/b", "file:///etc/passwd",
    "ftp://a.example",
    "//evil.example", "/\\evil.example", "\\\\evil.example", "\\\\/evil.example",
    "&sol;&sol;evil.example",
    "/&bsol;evil.example", "&#9;//evil.example", "/&#9;/evil.example", "&bsol;evil.example",
    "intent://a", "x:y", ":", "a\\\\b:c", "://a", "httpss://a", "http&#9;s://a", "1:2",
  ]

  private func escaped(_ destination: String) -> String {
    destination.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  @Test("Any other destination is dropped and told, and the text stays", arguments: hostile)
  func dropped(_ destination: String) throws {
    let (html, rest) = try rendered("uno\n[tex*to*](<\(escaped(destination))>)")
    #expect(html == "<p>uno\ntex<em>to</em></p>\n")
    #expect(rest.warnings.map(\.line) == [2])
    guard case .link = rest.warnings.first?.kind else {
      Issue.record("no warning of a link")
      return
    }
  }

  @Test("The same holds for links in the cells of a table", arguments: hostile)
  func droppedInCell(_ destination: String) throws {
    let cell = "[texto](<\(escaped(destination))>)"
    let (html, rest) = try rendered("uno\n\n|a|b|\n|-|-|\n|1|\(cell)|\n")
    #expect(html == "<p>uno</p>\n" + table(["a", "b"], [["1", "texto"]]))
    #expect(rest.warnings.map(\.line) == [5])
  }

  @Test("An image from elsewhere leaves its description", arguments: hostile)
  func droppedImage(_ destination: String) throws {
    let (html, rest) = try rendered("![un *gol*](<\(escaped(destination))>)")
    #expect(html == "<p>un gol</p>\n")
    #expect(rest.warnings.map(\.line) == [1])
  }

  @Test("Autolinks and links by reference are no way round")
  func otherForms() throws {
    let (html, rest) = try rendered(
      "<javascript:alert(1)> <https://a.example> <ana@b.example> [a] ![b][a]\n\n[a]: data:x\n")
    #expect(
      html == """
        <p>javascript:alert(1) <a href="https://a.example">https://a.example</a> \
        <a href="mailto:ana@b.example">ana@b.example</a> a b</p>

        """)
    #expect(
      rest.warnings.map(\.kind) == [
        .link(destination: "javascript:alert(1)"), .link(destination: "data:x"),
        .image(source: "data:x"),
      ])
  }

  @Test("Titles and addresses are escaped")
  func escapedParts() throws {
    let (html, _) = try rendered("![a\"b](a.svg \"<&>\") [c](d'e&f?g=\\\"h '\"')")
    #expect(
      html == """
        <p><img src="a.svg" alt="a&quot;b" title="&lt;&amp;&gt;" /> \
        <a href="d&#x27;e&amp;f?g=%22h" title="&quot;">c</a></p>

        """)
  }
}
