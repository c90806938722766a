import Torneo

/// The clock of a match that somebody follows: since when a half is being played.
struct MatchClock {
  /// Seconds since 1970.
  let start: Int
  /// Minutes that were played before.
  let base: Int
  /// The last minute of the half, after which time is added.
  let end: Int

  /// The clock that is in that minute now; nil for a minute that is not of this half.
  func set(to minute: Minuto, at now: Int) -> MatchClock? {
    let added = minute.anadido
    guard minute.minuto > base, minute.minuto <= end, added == 0 || minute.minuto == end else {
      return nil
    }
    let (start, overflow) = now.subtractingReportingOverflow(
      (minute.minuto - base - 1 + added) * 60)
    return overflow ? nil : MatchClock(start: start, base: base, end: end)
  }

  /// The minute of play; nil before the half has begun, for a clock that was put back.
  func minute(at now: Int) -> Minuto? {
    let (seconds, overflow) = now.subtractingReportingOverflow(start)
    guard !overflow, seconds >= 0 else { return nil }
    let minute = base + min(seconds / 60, 1_000) + 1
    if minute <= end { return Minuto(minute) }
    return Minuto(end, anadido: min(minute - end, Minuto.anadidosPermitidos.upperBound))
  }
}
