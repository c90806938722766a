/// An hour of a day on which clocks are changed.
package enum HoraRara: Sendable, Hashable {
  /// The clock goes past it: it is never so late.
  case seSalta
  /// The clock shows it twice.
  case seRepite
}
