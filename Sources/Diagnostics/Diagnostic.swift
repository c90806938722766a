/// How much a diagnostic weighs: an error stops the work, a warning does not.
package enum Severity: Int, Sendable, Hashable, Comparable {
  case error, warning, note

  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One thing that is wrong in what a person wrote, with all that they need to mend it.
///
/// Printed as
///
///     torneo.json:57:14: error: el dorsal 100 está fuera de rango (1–99)
///       partido 12, Rayo FC – Toros, gol del 34'
///       ayuda: …
package struct Diagnostic: Sendable, Hashable {
  package var severity: Severity
  /// Where it is, when it is in a file.
  package var location: SourceLocation?
  /// What is wrong: lower case, no full stop, the offending text in guillemets.
  package var message: Words
  /// What it is about (the match, the team), one line each.
  package var context: [Words]
  /// What to do, where that is fairly sure.
  package var help: Words?
  /// How many like it are told with it; 1 where it is alone.
  package var count: Int

  package init(
    _ severity: Severity, at location: SourceLocation? = nil, _ message: Words,
    context: [Words] = [], help: Words? = nil, count: Int = 1
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.context = context
    self.help = help
    self.count = count
  }
}

/// Work that could not be done, with every reason that was found.
package struct Failure: Error, Sendable, Hashable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: Diagnostic) {
    self.init([diagnostic])
  }
}
