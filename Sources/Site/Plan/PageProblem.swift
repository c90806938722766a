import Diagnostics
import Markdown
import Templates

/// Something wrong with a page, told where it was written: at the template, at its line where that
/// can be known, for a value of the store can bring neither links nor markup.
struct PageProblem {
  var severity: Severity
  /// What is wrong, with the text that is.
  var message: Words
  /// The same without that text, which may be different on each page.
  var general: Words
  /// What to look for in the template.
  var text: String?
  var help: Words?

  /// - Parameters:
  ///   - template: what the page is made from; nil for one that is copied as it is.
  ///   - line: of its Markdown.
  func diagnostic(page: String, line: Int? = nil, of template: Template?) -> Diagnostic {
    guard let template else {
      return Diagnostic(
        severity, Words(es: "\(page): \(message.es)", en: "\(page): \(message.en)"), help: help)
    }
    if let place = text.flatMap({ template.place(of: $0) }) {
      return Diagnostic(
        severity, at: place, message, context: [Words(verbatim: page)], help: help)
    }
    let file = template.file
    return Diagnostic(
      severity, Words(es: "\(file): \(general.es)", en: "\(file): \(general.en)"),
      context: [
        Words(es: place(page, line, "línea", message.es), en: place(page, line, "line", message.en))
      ], help: help)
  }

  private func place(_ page: String, _ line: Int?, _ word: String, _ message: String) -> String {
    let line = line.map { ", \(word) \($0)" } ?? ""
    return text == nil ? page + line : "\(page)\(line): \(message)"
  }
}

extension PageProblem {
  static func brokenLink(_ link: String) -> PageProblem {
    PageProblem(
      severity: .error,
      message: Words(
        es: "el enlace «\(link.visible)» no lleva a ninguna página del sitio",
        en: "the link “\(link.visible)” leads to no page of the site"),
      general: Words(
        es: "un enlace no lleva a ninguna página del sitio",
        en: "a link leads to no page of the site"),
      text: link,
      help: Words(
        es: "corrija la plantilla que lo escribe, o añada esa clase de página a «paginas»",
        en: "correct the template that writes it, or add that kind of page to “paginas”"))
  }

  init(_ warning: MarkdownWarning) {
    self.init(
      severity: .warning, message: warning.kind.message, general: warning.kind.general,
      text: warning.kind.text, help: warning.kind.help)
  }

  init(_ error: MarkdownError) {
    self.init(
      severity: .error, message: error.problem.message, general: error.problem.message, text: nil,
      help: error.problem.help)
  }
}
