/// A draw: the same one for the same seed, on every machine (SplitMix64).
package struct Sorteo: RandomNumberGenerator, Sendable {
  private var estado: UInt64

  package init(semilla: Int) {
    estado = UInt64(truncatingIfNeeded: semilla)
  }

  package mutating func next() -> UInt64 {
    estado &+= 0x9E37_79B9_7F4A_7C15
    var mezcla = estado
    mezcla = (mezcla ^ (mezcla >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mezcla = (mezcla ^ (mezcla >> 27)) &* 0x94D0_49BB_1331_11EB
    return mezcla ^ (mezcla >> 31)
  }
}
