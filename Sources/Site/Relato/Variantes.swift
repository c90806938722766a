/// Picks one of several ways to say something: always the same for the same match. Those that are not
/// picked are never put together.
struct Variantes {
  private var estado: UInt64

  /// - Parameter partido: number of the match.
  init(partido: Int) {
    estado = UInt64(truncatingIfNeeded: partido)
  }

  mutating func elige(
    _ primera: @autoclosure () -> String, _ segunda: @autoclosure () -> String
  ) -> String {
    siguiente(de: 2) == 0 ? primera() : segunda()
  }

  mutating func elige(
    _ primera: @autoclosure () -> String, _ segunda: @autoclosure () -> String,
    _ tercera: @autoclosure () -> String
  ) -> String {
    switch siguiente(de: 3) {
    case 0: primera()
    case 1: segunda()
    default: tercera()
    }
  }

  /// Two neighbouring matches, and two sentences of one, are told in different words.
  private mutating func siguiente(de cuantas: UInt64) -> UInt64 {
    estado = estado &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (estado >> 33) % cuantas
  }
}
