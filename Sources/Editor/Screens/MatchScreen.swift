import Diagnostics
import MarcadorApp
import Site
import Torneo

/// A match: what happened in it, and all that can be done with it.
struct MatchScreen: Screen {
  let path = "partido"

  func show(_ visit: Visit) async -> Reply {
    let text = visit["partido"] ?? ""
    guard let id = Int(text), let match = visit.app.partidoViewModel(id: id).partido else {
      return .page(
        .notFound(
          visit,
          Int(text).map { EdicionRechazada.noExisteElPartido($0).frase }
            ?? EditorWords.noSuchPage))
    }
    let title = match.sides
    return .page(
      Page(
        title, .partidos, back: (Address.of(""), EditorWords.backToMatches),
        [
          MatchHead(id, match, visit).html, GoalButtons(id, match, visit).html,
          MatchActions(id, match, visit).html, EventList(id, match, visit).html,
        ]))
  }
}
