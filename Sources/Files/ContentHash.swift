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
    var digits: [UInt8] = []
    appendHex(to: &digits)
    return String(decoding: digits, as: UTF8.self)
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

  /// Reads what `hex` writes, from `offset` of a text; nil when there is anything else.
  package init?(hexIn text: [UInt8], at offset: Int = 0) {
    guard offset >= 0, text.count - 32 >= offset else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for index in offset..<(offset + 32) {
      let digit = text[index]
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
