/// How long a text of a tournament may be.
package struct LongitudMaxima: Sendable, Hashable {
  /// In characters that a person sees, of which one may have many bytes.
  package let caracteres: Int
  /// In bytes of UTF-8.
  package let octetos: Int

  /// Of a name: a team, a player, a referee, a group, a round.
  package static let nombre = LongitudMaxima(caracteres: 60, octetos: 400)
  /// Of any other text: a ground, a reason.
  package static let texto = LongitudMaxima(caracteres: 1_000, octetos: 8_000)

  package func admite(_ texto: String) -> Bool {
    // The bytes first: counting the characters of a text of megabytes takes its time.
    texto.utf8.count <= octetos && texto.count <= caracteres
  }
}
