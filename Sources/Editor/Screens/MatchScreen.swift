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
    let events = EventList(id, match, visit).html
    let goals = GoalButtons(id, match, visit).html
    // Who follows a match needs the buttons; who looks at one that is over, what happened.
    let isOver = match.estado != .enJuego && match.tieneMarcador
    var page =
      Page(
        title, .partidos, back: (Address.of(""), EditorWords.backToMatches),
        [MatchHead(id, match, visit).html] + (isOver ? [events] : [goals])
          + [MatchActions(id, match, visit).html] + (isOver ? [goals] : [events]))
    if GoalButtons.areShown(match) { page.controls = (GoalButtons.id, EditorWords.skipToGoals) }
    return .page(page)
  }
}
