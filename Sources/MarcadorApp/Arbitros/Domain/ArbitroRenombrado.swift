/// A referee who got another name.
package struct ArbitroRenombrado: Sendable, Hashable {
  package let antes: String
  package let ahora: String
  /// How many matches have the new name.
  package let partidos: Int
  /// How many of these had it before, of somebody who cannot be told apart any more.
  package let deOtro: Int
}
