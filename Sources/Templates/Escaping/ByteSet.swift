/// A set of byte values in 256 bits: what must be looked at when text is escaped. Four words in
/// registers; testing a byte needs no memory.
struct ByteSet: Sendable {
  private let a: UInt64
  private let b: UInt64
  private let c: UInt64
  private let d: UInt64

  /// The words for bytes 0–63, 64–127, 128–191 and 192–255.
  private init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// `"`, `&`, `'`, `<`, `>` and `` ` ``.
  static let html = ByteSet(1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62, 1 << 32, 0, 0)

  /// As for HTML without `` ` ``; controls except tab, LF and CR; and 0xEF, which starts U+FFFE
  /// and U+FFFF.
  static let xml = ByteSet(
    1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 | 0xFFFF_D9FF, 0, 0, 1 << 47)

  /// `!"#&'()*<>`, `[\]_`, `` ` ``, `|`, `~`; controls; and 0xE2, which starts U+2028 and U+2029.
  static let markdown = ByteSet(
    0xFFFF_FFFF | 1 << 33 | 1 << 34 | 1 << 35 | 1 << 38 | 1 << 39 | 1 << 40 | 1 << 41 | 1 << 42
      | 1 << 60 | 1 << 62,
    1 << 27 | 1 << 28 | 1 << 29 | 1 << 31 | 1 << 32 | 1 << 60 | 1 << 62, 0, 1 << 34)

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: a
      case 1: b
      case 2: c
      default: d
      }
    return word &>> UInt64(byte & 63) & 1 != 0
  }

  @inline(__always)
  func containsAny(of text: Span<UInt8>) -> Bool {
    for index in text.indices where contains(text[index]) { return true }
    return false
  }
}
