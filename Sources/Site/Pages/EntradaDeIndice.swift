import Diagnostics
import Templates
import Torneo

/// Matches that are counted and not shown, perhaps with a page that shows them.
struct EntradaDeIndice: Sendable {
  let titulo: Enlace
  let partidos: String

  init(_ titulo: Enlace, partidos: Int, _ context: PageContext) {
    self.titulo = titulo
    self.partidos = context.language.matches(partidos)
  }

  static let vocabulary = Vocabulary<EntradaDeIndice>(
    "entrada de índice",
    [
      .record("titulo", of: Enlace.vocabulary, "Matchday or round") { $0.titulo },
      .text("partidos", "How many matches, in words") { $0.partidos },
    ])
}
