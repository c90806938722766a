import Templates
import Torneo

/// The badges of the two sides of a match.
struct ParDeEscudos: Sendable {
  private let local: String
  private let visitante: String

  /// Nil unless both have one: a side that waits for other matches has none.
  init?(_ partido: Partido, from page: SitePath, _ context: some Linking) {
    guard let suyo = context.addresses.escudo(partido.local),
      let otro = context.addresses.escudo(partido.visitante)
    else { return nil }
    local = page.link(to: suyo)
    visitante = page.link(to: otro)
  }

  static let vocabulary = Vocabulary<ParDeEscudos>(
    "escudos",
    [
      .text("local", "Address of the home side's badge") { $0.local },
      .text("visitante", "Address of the away side's badge") { $0.visitante },
    ])
}
