import Diagnostics
import MarcadorApp
import Web

/// Takes the last edit back, or makes it again.
@MainActor
struct HistoryScreen: Screen {
  enum Direction: String {
    case undo = "deshacer"
    case redo = "rehacer"
  }

  let path: String
  private let direction: Direction

  init(_ direction: Direction) {
    self.direction = direction
    path = direction.rawValue
  }

  func show(_ visit: Visit) async -> Reply {
    .page(.notFound(visit))
  }

  func submit(_ visit: Visit) async -> Reply {
    let history = visit.app.historial
    guard visit.request.isFromThisRun else {
      return .page(
        Page(
          status: 403, EditorWords.notFound, nil,
          notices: [Notice(.problem, EditorWords.earlierRun)],
          [.tag("p", [:], [.link(to: Address.root, visit.say(EditorWords.toMatches))])]))
    }
    if visit.session.fault != nil { return .page(BrokenStore.page(visit)) }
    do {
      let words: Words
      switch direction {
      case .undo:
        words = EditorWords.undone(history.loQueSeDesharia)
        try history.deshaz()
      case .redo:
        words = EditorWords.redone(history.loQueSeReharia)
        try history.rehaz()
      }
      return .done([Notice(.done, words)], then: Address.root)
    } catch {
      return .done(error.diagnostics.map { Notice($0) }, then: Address.root)
    }
  }
}
