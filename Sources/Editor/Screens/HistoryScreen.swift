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

  /// Where the person was.
  nonisolated static let backField = "vuelta"
  /// Passes over what could not be done.
  nonisolated static let skipField = "dejar"
  /// How far the history was when the page was made: what its buttons say is so only there.
  nonisolated static let stepField = "paso"

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
      return .page(.earlierRun(visit))
    }
    if visit.session.fault != nil { return .page(BrokenStore.page(visit)) }
    guard visit[Self.stepField] == "\(history.pasos)" else {
      return .done([Notice(.remark, EditorWords.anotherStep)], then: back(visit))
    }
    if visit[Self.skipField] != nil { return .done([skip(visit)], then: back(visit)) }
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
      return .done([Notice(.done, words)], then: back(visit))
    } catch {
      return .done(error.diagnostics.map { Notice($0) }, then: back(visit))
    }
  }

  /// Leaves the step that could not be done, and says so.
  private func skip(_ visit: Visit) -> Notice {
    let history = visit.app.historial
    let what = direction == .undo ? history.loQueSeDesharia : history.loQueSeReharia
    switch direction {
    case .undo: history.dejaLoHecho()
    case .redo: history.dejaLoDeshecho()
    }
    return Notice(.remark, EditorWords.passedOver(what))
  }

  /// A page of ours only, whatever the form says.
  private func back(_ visit: Visit) -> String {
    guard let address = visit[Self.backField], address.hasPrefix(Address.root),
      address.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else { return Address.root }
    return address
  }
}
