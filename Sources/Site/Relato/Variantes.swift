/// Picks one of several ways to say something: always the same for the same match.
struct Variantes {
  private var estado: UInt64

  /// - Parameter partido: number of the match.
  init(partido: Int) {
    estado = UInt64(truncatingIfNeeded: partido)
  }

  /// Two neighbouring matches, and two sentences of one, are told in different words.
  mutating func elige<Forma>(_ formas: Forma...) -> Forma {
    estado = estado &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return formas[Int((estado >> 33) % UInt64(formas.count))]
  }
}
