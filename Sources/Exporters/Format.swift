/// What a format has room for.
struct Format: Sendable {
  /// As messages call it.
  var name: String
  /// The kinds of fact that it keeps; all others are left out of it.
  var keeps: Set<Omission>
  /// The greatest number of a match that it keeps.
  var greatestNumber: Int
  /// Whether a match has a matchday or a group *or* a round: one label is for all.
  var hasOneLabel = false

  static let openfootball = Format(
    name: "openfootball JSON",
    keeps: [.title, .numbers, .matchdays, .stages, .groups, .rounds, .dates, .grounds, .goals],
    greatestNumber: 9999, hasOneLabel: true)

  static let footballText = Format(
    name: "Football.TXT",
    keeps: [
      .title, .numbers, .matchdays, .stages, .groups, .rounds, .dates, .grounds, .referees,
      .attendances, .lineups, .captains, .goals, .cards, .changes, .kicks,
    ], greatestNumber: 9999, hasOneLabel: true)

  /// A file of results and one of events together.
  static let csv = Format(
    name: "CSV",
    keeps: [
      .places, .numbers, .matchdays, .stages, .groups, .rounds, .dates, .grounds, .referees,
      .attendances, .reasons, .unfinishedScores, .abandonments, .goals, .assists, .cards,
      .cardsOfOfficials,
      .changes,
      .missedPenalties, .kicks,
    ], greatestNumber: 9999)
}
