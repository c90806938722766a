import TestSupport
import Testing

@testable import Markdown

@Suite struct ExtractionTests {
  @Test("Tables taken out before parsing are rendered as those found in the tree")
  func sameHTML() throws {
    // No line that ends a table outside but not inside of cmark's paragraphs.
    let parts = [
      "| a | b |", "|---|:-:|", "| 1 | *2* |", "| [x](y) | 3 |", "a | b", "- | -", "", "", "",
      "texto",
      "- uno", "  dos", "> cita", "> | c |", "> |---|", "> | 4 |", "# Título", "## Otro", "|d|",
      "|-|",
      "  | e |", "  | - |", "```", "<div>", "[r]: s.html\n", "| [r] |", "***", "<!-- c -->",
      "| **f** | <b> | [g](h:i) |", "1. tres", "   |j|", "   |-|",
    ]
    let plain = MarkdownRenderer()
    let tree = MarkdownRenderer(MarkdownOptions(), extractsTables: false)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 2...14, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined(separator: "\n")
      let a = try rendered(text, plain)
      let b = try rendered(text, tree)
      #expect(a.html == b.html, "\(text)")
      #expect(a.rest == b.rest, "\(text)")
    }
  }

  @Test("Warnings name the author's line, with tables above, around and below")
  func lines() throws {
    let text = """
      [a](x:1)

      texto
      | b | [c](x:4) |
      |---|---|
      | d | [e](x:6) |

      > citado [f](x:8)
      > | g |
      > |---|
      > | [h](x:11) |

      | i |
      |---|
      | j |
      | [k](x:16) |

      fin [l](x:18)
      """
    let warnings = try rendered(text).rest.warnings
    let expected = [1, 4, 6, 8, 11, 16, 18].map { line in
      MarkdownWarning(kind: .link(destination: "x:\(line)"), line: line)
    }
    #expect(warnings == expected)
  }
}
