import Web

/// A screen of the editor.
@MainActor
protocol Screen {
  /// The part of the address after `/editar/`.
  var path: String { get }

  func show(_ visit: Visit) async -> Reply

  /// Answers a form of this screen. Screens that have none say that there is none.
  func submit(_ visit: Visit) async -> Reply
}

extension Screen {
  func submit(_ visit: Visit) async -> Reply {
    .page(.notFound(visit))
  }
}

/// What a screen answers.
enum Reply {
  case page(Page)
  /// Something was done: the browser goes on to another page, which tells it.
  case done([Notice], then: String)
  /// For the script of a page.
  case data([UInt8])
}
