/// All screens of the editor.
@MainActor
enum ScreenList {
  static let all: [any Screen] =
    [MatchListScreen(), MatchScreen()] + EventScreens.all + MatchForms.all
}
