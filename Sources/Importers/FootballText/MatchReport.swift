import Torneo

/// What a file tells of a match beyond its result and its goals.
struct MatchReport: Sendable {
  var referee: String?
  var attendance: Int?
  var lineup1: LineupRecord?
  var lineup2: LineupRecord?
  /// Kicks of the shoot-out, in order.
  var kicks: [KickRecord] = []
  /// Cards, changes and missed penalties that are told outside a line-up.
  var facts: [FactRecord] = []
  /// Why it was postponed, abandoned, awarded…
  var reason: String?

  /// Whether it tells who played, and with that every card and change.
  var hasLineups: Bool { lineup1 != nil || lineup2 != nil }
}

/// The players of one side, in the order of the file.
struct LineupRecord: Sendable {
  var starters: [AppearanceRecord] = []
}

/// Somebody who played, and who came on for them.
struct AppearanceRecord: Sendable {
  struct Card: Sendable {
    var color: ColorDeTarjeta
    /// Nil where the file gives none.
    var minute: Minuto?
    var place: Place
  }

  /// Who came on, and when.
  struct Change: Sendable {
    var minute: Minuto?
    var place: Place
  }

  var name: String
  var place: Place
  var isCaptain = false
  var cards: [Card] = []
  var change: Change?
  /// Who came on in the place of this one: none or one, and by a slip of the file more.
  var substitutes: [AppearanceRecord] = []
}

/// A kick of the shoot-out.
struct KickRecord: Sendable {
  var name: String
  var place: Place
  /// Whether the first side took it.
  var isOfFirst: Bool
  var isScored: Bool
}
