/// A generator whose numbers are the same in every run.
struct Generador: RandomNumberGenerator {
  private var estado: UInt64

  init(semilla: UInt64) {
    estado = semilla &+ 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    estado ^= estado << 13
    estado ^= estado >> 7
    estado ^= estado << 17
    return estado
  }
}
