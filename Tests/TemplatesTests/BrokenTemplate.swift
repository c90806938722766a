import Diagnostics
import Templates
import TestSupport

/// A template with something wrong at the mark, and what must be said.
struct BrokenTemplate: Sendable, CustomStringConvertible {
  var description: String
  var text: Marked
  var message: String
  var help: String?
  /// The file's name, which gives the language.
  var name: String

  init(
    _ description: String, _ text: String, _ message: String, help: String? = nil,
    in name: String = "partido.md"
  ) {
    self.description = description
    self.text = Marked(text)
    self.message = message
    self.help = help
    self.name = name
  }

  /// What compiling it for a match says, with these other templates.
  func diagnostics(with others: Sources = [:]) -> [Diagnostic] {
    let source = TemplateSource(name: name, file: "templates/\(name)", text: text.text)
    do throws(Failure) {
      _ = try TemplateSet([source] + others.all).template(
        name, for: PaginaDePartido.vocabulary.shape, Sitio.vocabulary.shape)
      return []
    } catch {
      return error.diagnostics
    }
  }

  var location: SourceLocation {
    SourceLocation(file: "templates/\(name)", line: text.line, column: text.column)
  }
}
