import Diagnostics
import Torneo

/// How a match is taken out of the tournament.
struct Removal: Hashable, Sendable {
  var id: Int
  /// A match that began is not removed, but annulled.
  var isPlayed: Bool
  /// Whether other matches wait for it.
  var isNeeded: Bool

  var command: Words {
    isPlayed
      ? Words(
        es: "marcador match annul \(id) --reason MOTIVO",
        en: "marcador match annul \(id) --reason REASON")
      : Words(verbatim: "marcador match remove \(id)")
  }
}

extension Partido {
  /// Whether more is known of it than when and where it is.
  var hasBegun: Bool {
    estado != .programado && estado != .aplazado && estado != .cancelado || resultado != nil
      || !eventos.isEmpty
  }
}
