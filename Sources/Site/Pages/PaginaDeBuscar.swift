import Templates

/// The page of the search. What it needs is in the layout, around which no Markdown goes.
struct PaginaDeBuscar: Sendable {
  static let vocabulary = Vocabulary<PaginaDeBuscar>(
    "búsqueda", [.flag("hayBuscador", "Whether the site can be searched: yes") { _ in true }])
}
