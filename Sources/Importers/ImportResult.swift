package import Diagnostics
package import Torneo

/// A tournament made from files, and what was doubtful in them.
package struct ImportResult: Sendable {
  package var torneo: Torneo
  /// Warnings and notes, in the order of the files.
  package var diagnostics: [Diagnostic]
  package var summary: ImportSummary
  package var origins: ImportOrigins
}
