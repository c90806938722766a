import Torneo

/// The scores of a match at its stages, as written.
struct ScoreRecord: Sendable, Hashable {
  var halfTime: Tanteo?
  /// After 90 minutes.
  var fullTime: Tanteo?
  /// After extra time, the 90 minutes included.
  var extraTime: Tanteo?
  /// The shoot-out alone.
  var penalties: Tanteo?

  /// At the end, without the shoot-out; nil for a match without a result.
  var final: Tanteo? { extraTime ?? fullTime }

  var resultado: Resultado? {
    guard let final else { return nil }
    return Resultado(
      final, descanso: halfTime, reglamentario: extraTime == nil ? nil : fullTime,
      tanda: penalties)
  }

  /// Whether it tells more than how the match ended.
  var hasDetail: Bool { halfTime != nil || extraTime != nil || penalties != nil }
}
