/// All screens of the editor.
@MainActor
enum ScreenList {
  static let all: [any Screen] =
    [MatchListScreen(), MatchScreen(), ClockScreen(), SetClockScreen()]
    + EventScreens.all + MatchForms.all + StateScreens.all
    + [TeamListScreen(), RosterScreen()] + TeamForms.all
    + [
      StandingsScreen(), ScorersScreen(), HistoryScreen(.undo), HistoryScreen(.redo),
      RefereeListScreen(), ChronicleScreen(), ProseScreen(), SignUpScreen(), ImportScreen(),
      SettingsScreen(),
    ] + RefereeForms.all
}
