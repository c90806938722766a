package import Diagnostics

/// A line that somebody could type, for help.
package struct Example: Sendable {
  let line: String
  let words: Words?

  /// - Parameter words: what the line does: lower case, no full stop.
  package init(_ line: String, _ words: Words? = nil) {
    self.line = line
    self.words = words
  }
}
