/// Points per match played, as an exact fraction: for seasons that were stopped when some had played
/// more than others.
package struct Media: Sendable, Hashable, Comparable {
  package let puntos: Int
  /// At least 1.
  package let partidos: Int

  /// In lowest terms, so that equal means are equal values.
  package init(puntos: Int, partidos: Int) {
    let partidos = max(partidos, 1)
    var (a, b) = (abs(puntos), partidos)
    while b != 0 { (a, b) = (b, a % b) }
    self.puntos = puntos / max(a, 1)
    self.partidos = partidos / max(a, 1)
  }

  package static func < (una: Media, otra: Media) -> Bool {
    una.puntos * otra.partidos < otra.puntos * una.partidos
  }
}
