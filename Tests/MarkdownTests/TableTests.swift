import Testing

@testable import Markdown

@Suite struct TableTests {
  static let cases: [Case] = [
    Case(
      "a header, a delimiter row and rows", "| Jugador | Goles |\n| --- | --- |\n| Ana | 3 |\n",
      table(["Jugador", "Goles"], [["Ana", "3"]])),
    Case(
      "outer pipes are optional", "Jugador | Goles\n--- | ---\nAna | 3\nLuis | 1",
      table(["Jugador", "Goles"], [["Ana", "3"], ["Luis", "1"]])),
    Case(
      "one column", "| Jugador |\n| - |\n| Ana |", table(["Jugador"], [["Ana"]])),
    Case(
      "one column, the pipe only behind the dashes", "| Jugador |\n--- |\nAna",
      table(["Jugador"], [["Ana"]])),
    Case(
      "alignment becomes a class, never a style", "a | b | c | d\n:- | :-: | -: | -\n1 | 2 | 3 | 4",
      """
      <table>
      <thead>
      <tr><th scope="col" class="left">a</th><th scope="col" class="center">b</th>\
      <th scope="col" class="right">c</th><th scope="col">d</th></tr>
      </thead>
      <tbody>
      <tr><td class="left">1</td><td class="center">2</td><td class="right">3</td><td>4</td></tr>
      </tbody>
      </table>

      """),
    Case(
      "an escaped pipe is part of the cell, in code and in emphasis too",
      "| f\\|g |\n| --- |\n| b `\\|` z |\n| **x\\|y** z |\n| a\\\\\\|b |",
      table(
        ["f|g"], [["b <code>|</code> z"], ["<strong>x|y</strong> z"], ["a\\|b"]])),
    Case(
      "a backslash that is escaped does not escape the pipe behind it",
      "|a|b|\n|-|-|\n|Ana\\\\|3|", table(["a", "b"], [["Ana\\", "3"]])),
    Case(
      "a blank line ends it", "|a|\n|-|\n|1|\n\n|2|", table(["a"], [["1"]]) + "<p>|2|</p>\n"),
    Case(
      "a quote ends it", "|a|\n|-|\n|1|\n> cita",
      table(["a"], [["1"]]) + "<blockquote>\n<p>cita</p>\n</blockquote>\n"),
    Case(
      "a list ends it", "|a|\n|-|\n|1|\n- uno",
      table(["a"], [["1"]]) + "<ul>\n<li>uno</li>\n</ul>\n"),
    Case(
      "a list that starts at two ends it", "|a|\n|-|\n|1|\n2. dos",
      table(["a"], [["1"]]) + "<ol start=\"2\">\n<li>dos</li>\n</ol>\n"),
    Case(
      "a heading ends it", "|a|\n|-|\n|1|\n# Título", table(["a"], [["1"]]) + "<h1>Título</h1>\n"),
    Case(
      "code ends it", "|a|\n|-|\n|1|\n```\n|2|\n```\n",
      table(["a"], [["1"]]) + "<pre><code>|2|\n</code></pre>\n"),
    Case(
      "indented code ends it", "|a|\n|-|\n|1|\n    |2|",
      table(["a"], [["1"]]) + "<pre><code>|2|\n</code></pre>\n"),
    Case(
      "a rule ends it", "|a|\n|-|\n|1|\n---\nfin",
      table(["a"], [["1"]]) + "<hr />\n<p>fin</p>\n"),
    Case(
      "any other line is a row", "| a | b |\n|---|---|\n| 1 | 2 |\nsuelto\n===\n\nfin",
      table(["a", "b"], [["1", "2"], ["suelto", ""], ["===", ""]]) + "<p>fin</p>\n"),
    Case(
      "as many cells in the header as in the delimiter row, or it is no table",
      "| a | b |\n| --- |\n| 1 |", "<p>| a | b |\n| --- |\n| 1 |</p>\n"),
    Case(
      "missing cells are empty, excess cells are dropped", "|a|b|\n|-|-|\n|1|\n|1|2|3|\n|",
      table(["a", "b"], [["1", ""], ["1", "2"], ["", ""]])),
    Case("no rows, no body", "| a |\n| --- |", table(["a"], [])),
    Case(
      "empty cells", "||a|\n|-|-|\n| | |\n||1|", table(["", "a"], [["", ""], ["", "1"]])),
    Case(
      "the header may be the last line of a paragraph", "uno\n*dos*\n| a | b |\n|--|--|\n1 | 2",
      "<p>uno\n<em>dos</em></p>\n" + table(["a", "b"], [["1", "2"]])),
    Case(
      "inline markup in cells, header and rows",
      "| **a** | `b` |\n|--|--|\n| *x* y | [z](z.html \"t\") |\n| a  \\* \\_ | &amp; &lt;b> |",
      table(
        ["<strong>a</strong>", "<code>b</code>"],
        [
          ["<em>x</em> y", "<a href=\"z.html\" title=\"t\">z</a>"],
          ["a  * _", "&amp; &lt;b&gt;"],
        ])),
    Case(
      "cells cannot start blocks or define links",
      "|a|\n|-|\n| # x_y |\n| - *a* |\n|[a]: /b|\n| [a] |",
      table(["a"], [["# x_y"], ["- <em>a</em>"], ["[a]: /b"], ["[a]"]])),
    Case(
      "definitions of the document hold in cells", "|a|\n|-|\n|[ficha]|\n\n[ficha]: f.html",
      table(["a"], [["<a href=\"f.html\">ficha</a>"]])),
    Case(
      "in a quote", "> antes\n> | a | b |\n> |--|--|\n> | *1* | 2 |\n>\n> fin",
      "<blockquote>\n<p>antes</p>\n" + table(["a", "b"], [["<em>1</em>", "2"]])
        + "<p>fin</p>\n</blockquote>\n"),
    Case(
      "in a list", "- uno\n\n  | a | b |\n  |--|--|\n  | 1 | 2 |\n- | a |\n  |--|\n  | 3 |\n",
      "<ul>\n<li>\n<p>uno</p>\n" + table(["a", "b"], [["1", "2"]]) + "</li>\n<li>\n"
        + table(["a"], [["3"]]) + "</li>\n</ul>\n"),
    Case(
      "in a tight list, behind text", "1. uno\n   a | b\n   - | -\n2. dos",
      "<ol>\n<li>uno\na | b\n<ul>\n<li>| -</li>\n</ul>\n</li>\n<li>dos</li>\n</ol>\n"),
    Case(
      "in a quote in a list in a quote", "> - > | a |\n>   > |--|\n>   > | 1 |",
      "<blockquote>\n<ul>\n<li>\n<blockquote>\n" + table(["a"], [["1"]])
        + "</blockquote>\n</li>\n</ul>\n</blockquote>\n"),
    Case(
      "a lazy line is no row", "> | a |\n> |--|\n> | 1 |\nfin",
      "<blockquote>\n" + table(["a"], [["1"]]) + "<p>fin</p>\n</blockquote>\n"),
    Case(
      "a lazy line is no delimiter row", "- uno\n| a |\n|--|\n",
      "<ul>\n<li>uno\n| a |\n|--|</li>\n</ul>\n"),
    Case(
      "a rule right below, in a quote", "> |a|\n> |-|\n> |1|\n> ---",
      "<blockquote>\n" + table(["a"], [["1"]]) + "<hr />\n</blockquote>\n"),
    Case(
      "after code, which may hold something like a table", "```\n|a|\n|-|\n```\n\n|b|\n|-|\n|`1`|",
      "<pre><code>|a|\n|-|\n</code></pre>\n" + table(["b"], [["<code>1</code>"]])),
    Case(
      "up to three blanks in front", "   | a |\n  |--|\n | 1 |\n", table(["a"], [["1"]])),
    Case(
      "four blanks make code", "    | a |\n    |--|\n", "<pre><code>| a |\n|--|\n</code></pre>\n"),
    Case(
      "CR and CR LF end lines too", "| a |\r\n|--|\r\n| 1 |\r| 2 |\r\n\r\nfin",
      table(["a"], [["1"], ["2"]]) + "<p>fin</p>\n"),
    Case(
      "a byte order mark is no part of the first cell", "\u{FEFF}|a|\n|-|\n|*1*|",
      table(["a"], [["<em>1</em>"]])),
    Case(
      "two tables and text", "|a|\n|-|\n|*1*|\n\nentre\n\n|b|\n|-|\n|*2*|\nfin\n\n# Fin",
      table(["a"], [["<em>1</em>"]]) + "<p>entre</p>\n"
        + table(["b"], [["<em>2</em>"], ["fin"]]) + "<h1>Fin</h1>\n"),
    Case(
      "a cell that is wholly strong heads its row; the second in a row does not",
      "|n|e|\n|-|-:|\n|1|**Rayo \\*FC\\***|\n|**[Lobos](l.html)**|**3**|\n|**a**b**|x|\n|** a**|x|",
      """
      <table>
      <thead>
      <tr><th scope="col">n</th><th scope="col" class="right">e</th></tr>
      </thead>
      <tbody>
      <tr><td>1</td><th scope="row" class="right">Rayo *FC*</th></tr>
      <tr><th scope="row"><a href="l.html">Lobos</a></th>\
      <td class="right"><strong>3</strong></td></tr>
      <tr><td><strong>a</strong>b**</td><td class="right">x</td></tr>
      <tr><td>** a**</td><td class="right">x</td></tr>
      </tbody>
      </table>

      """),
  ]

  @Test("Tables are read as GitHub's specification says", arguments: cases)
  func tables(_ example: Case) throws {
    #expect(try rendered(example.markdown).html == example.html)
  }

  @Test("A table found in cmark's tree is the same", arguments: cases)
  func tablesOfTheTree(_ example: Case) throws {
    // A line that can interrupt a table but no paragraph is known only outside cmark's paragraphs.
    if ["a list that starts at two ends it", "indented code ends it"].contains(example.name) {
      return
    }
    let renderer = MarkdownRenderer(MarkdownOptions(), extractsTables: false)
    #expect(try rendered(example.markdown, renderer).html == example.html)
  }

  @Test("A paragraph that defines links may be followed by a table that uses them")
  func definitionsAbove() throws {
    let html = try rendered("> [a]: /b\n> |[a]|\n> |-|\n> |*1*|\n").html
    #expect(
      html == "<blockquote>\n" + table(["<a href=\"/b\">a</a>"], [["<em>1</em>"]])
        + "</blockquote>\n")
  }
}
