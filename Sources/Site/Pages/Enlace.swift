import Templates

/// A text that is a link where there is somewhere to go.
struct Enlace: Sendable {
  var nombre: String
  var url: String?

  static let vocabulary = Vocabulary<Enlace>(
    "enlace",
    [
      .text("nombre", "What is shown") { $0.nombre },
      .text("url", "Where it leads; empty for a text alone") { $0.url },
    ])
}
