/// A kind of fact that some formats have no room for, in the order in which it is told.
enum Omission: Int, Hashable, CaseIterable, Sendable {
  case title, rosters, shirtNumbers, teams, rankings, colours, sanctions, suspensions, expulsions,
    decidedOrders, rules,
    zone, places, undecidedMatches
  case numbers, matchdays, stages, groups, rounds, dates, seconds, grounds, referees, attendances
  case reasons, unfinishedScores, abandonments
  case lineups, unusedSubstitutes, captains, coaches
  case goals, assists, cards, cardsOfOfficials, changes, missedPenalties, kicks
}
