package import Diagnostics

/// A tournament as the text of another format, and what is to be said of it.
package struct Export: Sendable {
  /// Lines end with a line feed.
  package var text: String
  /// What the format has no room for, with counts, and what its reader would take for something
  /// else.
  package var diagnostics: [Diagnostic]
}
