/// How the days of a file are written.
package enum CSVDateOrder: String, CaseIterable, Sendable {
  /// `25/12/2026`
  case dmy
  /// `12/25/2026`
  case mdy
  /// `2026-12-25`
  case iso
}
