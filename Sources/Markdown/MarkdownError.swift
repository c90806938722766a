package import Diagnostics

/// Markdown that is refused, with the place.
package struct MarkdownError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    /// The text has more bytes than `limit`; the line is the one that goes over it.
    case tooLong(limit: Int)
    /// A line opens more quotes and lists inside each other than `limit`.
    case tooManyMarkers(limit: Int)
    /// The text has more images than `limit`; the line is that of the first too many.
    case tooManyImages(limit: Int)
    /// A table has more columns than `limit`.
    case tooManyColumns(limit: Int)
    /// The rows of the tables leave out more cells than `limit`.
    case tooManyMissingCells(limit: Int)
    /// libcmark gave no document.
    case notParsed
  }

  package var problem: Problem
  package var file: String
  /// Counts from 1.
  package var line: Int

  package init(_ problem: Problem, file: String, line: Int) {
    self.problem = problem
    self.file = file
    self.line = line
  }

  /// The error as it is shown.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: file, line: line, column: 1), problem.message,
      help: problem.help)
  }
}
