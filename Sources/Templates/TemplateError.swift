package import Diagnostics

/// A page that could not be rendered.
package struct TemplateError: Error, Sendable, Hashable {
  /// What went wrong, the place in the template, and the includes that led there.
  package let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
