/// A text of at most 15 bytes of UTF-8 as two numbers, so that comparing it costs nothing: the keys
/// and the fixed words of a format.
public struct JSONShortText: Sendable, Hashable {
  /// The first eight bytes, the first one lowest.
  @usableFromInline let low: UInt64
  /// The next seven bytes and, on top, how many there are in all.
  @usableFromInline let high: UInt64

  /// The longest text, in bytes.
  public static let limit = 15

  @inlinable @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Nil for a text that is too long.
  public init?(_ text: String) {
    self.init(bytes: text.utf8)
  }

  @usableFromInline
  init?(bytes: some Collection<UInt8>) {
    let count = bytes.count
    guard count <= Self.limit else { return nil }
    var (low, high): (UInt64, UInt64) = (0, UInt64(count) << 56)
    for (position, byte) in bytes.enumerated() {
      if position < 8 {
        low |= UInt64(byte) << UInt64(position * 8)
      } else {
        high |= UInt64(byte) << UInt64((position - 8) * 8)
      }
    }
    self.init(low: low, high: high)
  }

  // Written out so that other modules can have it in line.
  @inlinable @inline(__always)
  public static func == (a: JSONShortText, b: JSONShortText) -> Bool {
    a.low == b.low && a.high == b.high
  }
}
