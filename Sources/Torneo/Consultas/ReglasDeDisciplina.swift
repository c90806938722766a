/// How many matches of their team cards keep players out of.
package struct ReglasDeDisciplina: Sendable, Hashable {
  /// How many yellow cards keep a player out of one match; nil where they do not add up.
  package var ciclo: Int?
  /// Matches for two yellow cards in one.
  package var dobleAmarilla: Int
  /// Matches for a red card.
  package var roja: Int
  /// The round or stage after whose last match of a team the yellow cards of its players so far are
  /// forgotten.
  package var perdonTras: String?

  package static let ciclosPermitidos = 1...99
  package static let partidosPermitidos = 0...99

  package init(
    ciclo: Int? = nil, dobleAmarilla: Int = 1, roja: Int = 1, perdonTras: String? = nil
  ) {
    self.ciclo = ciclo
    self.dobleAmarilla = dobleAmarilla
    self.roja = roja
    self.perdonTras = perdonTras
  }

  func perdona(tras partido: Partido) -> Bool {
    guard let perdonTras else { return false }
    return partido.ronda == perdonTras || partido.fase == perdonTras
  }
}
