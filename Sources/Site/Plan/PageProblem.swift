import Diagnostics
import Markdown

/// Something wrong with a page, told where it was written: at its place in the template, for a value
/// of the store can bring neither links nor markup.
struct PageProblem: Sendable {
  var severity: Severity
  /// What is wrong, with the text that is, as far as it is the same on each page.
  var message: @Sendable (_ text: String) -> Words
  /// The same without that text.
  var general: Words
  var help: Words?

  /// - Parameter stretch: where the text is in the page; nil where nobody can tell.
  func diagnostic(
    _ text: String, page: String, in stretch: PageSource.Stretch?, of source: PageSource?
  ) -> Diagnostic {
    guard let source else {
      let message = message(text)
      return Diagnostic(
        severity, Words(es: "\(page): \(message.es)", en: "\(page): \(message.en)"), help: help)
    }
    if let stretch, stretch.isVerbatim {
      return Diagnostic(
        severity, at: stretch.place, message(stretch.text), context: [Words(verbatim: page)],
        help: help)
    }
    let message = message(text)
    return general(
      at: stretch?.place, of: source,
      context: Words(es: "\(page): \(message.es)", en: "\(page): \(message.en)"))
  }

  /// At the place, else at the template as a whole.
  private func general(
    at place: SourceLocation?, of source: PageSource, context: Words
  ) -> Diagnostic {
    let file = place == nil ? "\(source.file): " : ""
    return Diagnostic(
      severity, at: place, Words(es: file + general.es, en: file + general.en),
      context: [context], help: help)
  }
}

extension PageProblem {
  private static let brokenLink = PageProblem(
    severity: .error,
    message: { link in
      Words(
        es: "el enlace «\(link.visible)» no lleva a ninguna página del sitio",
        en: "the link “\(link.visible)” leads to no page of the site")
    },
    general: Words(
      es: "un enlace no lleva a ninguna página del sitio",
      en: "a link leads to no page of the site"),
    help: Words(
      es: "corrija lo que lo escribe, o añada esa clase de página a «paginas»",
      en: "correct what writes it, or add that kind of page to “paginas”"))

  /// - Parameters:
  ///   - number: which of the links of the page that lead there, from 0.
  ///   - isSought: whether to look for its place, for which all of the page is gone through.
  static func brokenLink(
    _ link: String, number: Int = 0, page: String, of source: PageSource?, isSought: Bool = true
  ) -> Diagnostic {
    brokenLink.diagnostic(
      link, page: page, in: isSought ? source?.link(link, number: number) : nil, of: source)
  }

  /// - Parameter isSought: whether to look for its place more closely than by its line, for which all of
  ///   the page is gone through.
  static func diagnostic(
    _ warning: MarkdownWarning, page: String, of source: PageSource?, isSought: Bool = true
  ) -> Diagnostic {
    let kind = warning.kind
    return PageProblem(
      severity: .warning, message: { _ in kind.message }, general: kind.general,
      help: kind.help
    )
    .diagnostic(
      kind.text, page: page,
      in: isSought
        ? source?.stretch(kind.text, fromLine: warning.line)
        : source?.line(warning.line, of: kind.text),
      of: source)
  }

  static func diagnostic(
    _ error: MarkdownError, page: String, of source: PageSource
  ) -> Diagnostic {
    let problem = error.problem
    return PageProblem(
      severity: .error, message: { _ in problem.message }, general: problem.message,
      help: problem.help
    )
    .general(
      at: source.place(ofLine: error.line), of: source,
      context: Words(es: "\(page), línea \(error.line)", en: "\(page), line \(error.line)"))
  }
}
