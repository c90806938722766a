/// Numbers that look random and are the same in each run (SplitMix64).
struct Azar: RandomNumberGenerator {
  private var estado: UInt64

  init(semilla: UInt64) {
    estado = semilla
  }

  mutating func next() -> UInt64 {
    estado &+= 0x9E37_79B9_7F4A_7C15
    var z = estado
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func uno<C: Collection>(de valores: C) -> C.Element? {
    valores.randomElement(using: &self)
  }

  mutating func aVeces(_ veces: Int = 2) -> Bool {
    Int.random(in: 0..<veces, using: &self) == 0
  }

  /// A text with a few bytes or words of it changed, moved or gone.
  mutating func muta(_ bytes: [UInt8]) -> [UInt8] {
    let piezas = [
      "null", "-1", "0", "1e400", "\"\"", "[]", "{}", "\"45+2\"", "7.5", "true", "\"Rayo FC\"",
      "\"Leo\"", "\"propia\"", "\"\\ud800\"", "9223372036854775808", ",", "\u{FEFF}", "\u{202E}",
    ]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let lugar = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes[lugar] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.removeSubrange(lugar..<min(bytes.count, lugar + 12))
      case 2:
        // A whole value for another, so that the text is mostly still JSON.
        let inicio = bytes[lugar...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? lugar
        let fin =
          bytes[inicio...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") }
          ?? bytes.count
        bytes.replaceSubrange(inicio..<fin, with: Array((uno(de: piezas) ?? "").utf8))
      default:
        let otro = Int.random(in: 0..<bytes.count, using: &self)
        bytes.swapAt(lugar, otro)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }
}
