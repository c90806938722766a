/// How a language orders letters that others take for one with a mark.
package enum Alfabeto: Sendable, Hashable {
  /// ñ is a letter of its own behind n: Spanish, Galician, Basque.
  case conEne
  /// ñ is an n, as é is an e.
  case llano
}
