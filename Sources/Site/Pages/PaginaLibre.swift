import Templates

/// A page that somebody wrote.
struct PaginaLibre: Sendable {
  private let escrita: PaginaEscrita

  init(_ escrita: PaginaEscrita) {
    self.escrita = escrita
  }

  static let vocabulary = Vocabulary<PaginaLibre>(
    "página libre",
    [
      .text("titulo", "Its first heading, or the name of its file") { $0.escrita.titulo },
      .flag("faltaElTitulo", "Whether the text does not begin with a heading of level 1") {
        !$0.escrita.traeTitulo
      },
      .markup("texto", .markdown, "What somebody wrote: contenido/reglamento.md") {
        $0.escrita.texto.markdown
      },
    ])
}
