import Diagnostics
import Testing

@Suite("Diagnostics at the terminal")
struct DiagnosticRendererTests {
  private let spanish = DiagnosticRenderer(language: .es)
  private let english = DiagnosticRenderer(language: .en)

  private let full = Diagnostic(
    .error, at: SourceLocation(file: "torneo.json", line: 57, column: 14),
    Words(es: "el dorsal 100 está fuera de rango (1–99)", en: "shirt number 100 is out of 1–99"),
    context: [
      Words(verbatim: "Rayo FC – Toros"), Words(es: "gol del 34'", en: "goal at 34'"),
    ],
    help: Words(es: "escriba otro", en: "write another"))

  private func plain(
    _ message: String, _ severity: Severity = .error, at line: Int? = nil, in file: String = "t"
  ) -> Diagnostic {
    Diagnostic(
      severity, at: line.map { SourceLocation(file: file, line: $0, column: 1) },
      Words(verbatim: message))
  }

  @Test("one shows place, weight, message, context and help")
  func one() {
    #expect(
      spanish.text(of: full) == """
        torneo.json:57:14: error: el dorsal 100 está fuera de rango (1–99)
          Rayo FC – Toros
          gol del 34'
          ayuda: escriba otro

        """)
    #expect(
      english.text(of: full) == """
        torneo.json:57:14: error: shirt number 100 is out of 1–99
          Rayo FC – Toros
          goal at 34'
          help: write another

        """)
  }

  @Test(
    "each weight has its word",
    arguments: [
      (Severity.error, "error: x\n", "error: x\n"), (.warning, "aviso: x\n", "warning: x\n"),
      (.note, "nota: x\n", "note: x\n"),
    ])
  func severity(_ severity: Severity, _ es: String, _ en: String) {
    #expect(spanish.text(of: plain("x", severity)) == es)
    #expect(english.text(of: plain("x", severity)) == en)
  }

  @Test("colours are there only when asked for, and around our own words only")
  func colors() {
    let colored = DiagnosticRenderer(language: .es, colors: true)
    #expect(
      colored.text(of: full) == """
        \u{1B}[1mtorneo.json:57:14:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \
        el dorsal 100 está fuera de rango (1–99)
          Rayo FC – Toros
          gol del 34'
          \u{1B}[32mayuda:\u{1B}[0m escriba otro

        """)
    #expect(colored.text(of: plain("x", .warning)) == "\u{1B}[1;33maviso:\u{1B}[0m x\n")
    #expect(colored.text(of: [plain("x")]).hasSuffix("\u{1B}[1m1 error\u{1B}[0m\n"))
    #expect(!spanish.text(of: [full]).contains("\u{1B}"))
  }

  @Test("no text of the input can start a line, an escape sequence or another direction")
  func hostile() {
    let evil = Words(verbatim: "a\nb\u{1B}[2J\u{202E}")
    let diagnostic = Diagnostic(
      .error, at: SourceLocation(file: "a\n\u{7}.json", line: 1, column: 2), evil, context: [evil],
      help: evil)
    #expect(
      spanish.text(of: diagnostic) == """
        a\\u{A}\\u{7}.json:1:2: error: a\\u{A}b\\u{1B}[2J\\u{202E}
          a\\u{A}b\\u{1B}[2J\\u{202E}
          ayuda: a\\u{A}b\\u{1B}[2J\\u{202E}

        """)
  }

  @Test("a list is sorted by place, those of one place as they come, those without one last")
  func sorted() {
    let list = [
      plain("sin lugar 2"), plain("b9", at: 9, in: "b"), plain("a10", at: 10, in: "a"),
      plain("a2", .warning, at: 2, in: "a"), plain("a2 otra", at: 2, in: "a"),
      plain("sin lugar 1"),
    ]
    #expect(
      spanish.text(of: list) == """
        a:2:1: aviso: a2
        a:2:1: error: a2 otra
        a:10:1: error: a10
        b:9:1: error: b9
        error: sin lugar 2
        error: sin lugar 1
        5 errores, 1 aviso

        """)
  }

  @Test("the same thing is said once; the same words at two places, twice")
  func merged() {
    let list = [plain("x", at: 1), plain("x", at: 2), plain("x", at: 1), plain("x", .note, at: 1)]
    #expect(
      spanish.text(of: list) == """
        t:1:1: error: x
        t:1:1: nota: x
        t:2:1: error: x
        2 errores, 1 nota

        """)
  }

  @Test(
    "the last line counts with the right number",
    arguments: [
      (1, 0, "1 error\n", "1 error\n"), (2, 0, "2 errores\n", "2 errors\n"),
      (0, 1, "1 aviso\n", "1 warning\n"),
      (3, 2, "3 errores, 2 avisos\n", "3 errors, 2 warnings\n"),
    ])
  func count(_ errors: Int, _ warnings: Int, _ es: String, _ en: String) {
    let list =
      (0..<errors).map { plain("x", at: $0) } + (0..<warnings).map { plain("x", .warning, at: $0) }
    #expect(lastLines(1, of: spanish.text(of: list)) == es)
    #expect(lastLines(1, of: english.text(of: list)) == en)
  }

  @Test("an empty list says nothing")
  func empty() {
    #expect(spanish.text(of: []) == "")
  }

  @Test(
    "at most 50 of a weight are shown, and the rest is counted",
    arguments: [
      (50, 0, "t:50:1: error: x\n50 errores\n", "t:50:1: error: x\n50 errors\n"),
      (51, 0, "y 1 error más\n51 errores\n", "and 1 more error\n51 errors\n"),
      (
        62, 3, "y 12 errores más\n62 errores, 3 avisos\n",
        "and 12 more errors\n62 errors, 3 warnings\n"
      ),
      (
        62, 51, "y 12 errores más y 1 aviso más\n62 errores, 51 avisos\n",
        "and 12 more errors and 1 more warning\n62 errors, 51 warnings\n"
      ),
    ])
  func limit(_ errors: Int, _ warnings: Int, _ es: String, _ en: String) {
    let list =
      (0..<errors).map { plain("x", at: $0 + 1) }
      + (0..<warnings).map { plain("x", .warning, at: $0 + 1, in: "a") }
    let text = spanish.text(of: list)
    #expect(lastLines(2, of: text) == es)
    #expect(lastLines(2, of: english.text(of: list)) == en)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(": error: x") } == min(errors, 50))
    #expect(lines.count { $0.hasSuffix(": aviso: x") } == min(warnings, 50))
    #expect(!text.contains("t:51:"))
  }

  private func lastLines(_ count: Int, of text: String) -> String {
    text.split(separator: "\n").suffix(count).map { $0 + "\n" }.joined()
  }
}
