/// A 128-bit fingerprint of bytes, to see whether they are the same as last time. Not for secrets:
/// somebody who wants two texts with one fingerprint can make them.
package struct ContentHash: Sendable, Hashable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 32 hexadecimal digits, lower case.
  package var hex: String {
    String(decoding: hexBytes, as: UTF8.self)
  }

  /// The digits of `hex`.
  package var hexBytes: [UInt8] {
    var digits: [UInt8] = []
    digits.reserveCapacity(32)
    appendHex(to: &digits)
    return digits
  }

  /// Appends the digits of `hex` to a text under construction.
  package func appendHex(to bytes: inout [UInt8]) {
    for word in [high, low] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 0xF
        bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
  }

  /// Reads what `hex` writes; nil for anything else.
  package init?(hex digits: some Collection<UInt8>) {
    guard digits.count == 32 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for digit in digits {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x61...0x66: value = digit - 0x57
      default: return nil
      }
      words = (words.0 << 4 | words.1 >> 60, words.1 << 4 | UInt64(value))
    }
    self.init(high: words.0, low: words.1)
  }
}
