package import Diagnostics

/// Something of the author's that is not in the HTML as written, with the place.
package struct MarkdownWarning: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A link to somewhere that is not http, https, mailto or relative: its text stays.
    case link(destination: String)
    /// An image from such a place: its description stays, as text.
    case image(source: String)
    /// HTML tags: they are shown as text.
    case html(String)
  }

  package var kind: Kind
  /// Counts from 1.
  package var line: Int

  /// The warning as it is shown.
  package func diagnostic(file: String) -> Diagnostic {
    Diagnostic(
      .warning, at: SourceLocation(file: file, line: line, column: 1), kind.message,
      help: kind.help)
  }
}
