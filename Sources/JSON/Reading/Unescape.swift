/// The bytes of a string with its escapes resolved. The reader has checked the escapes already: what
/// is not one is copied as it is.
@usableFromInline
func unescaped(_ input: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(range.count)
  var index = range.lowerBound
  while index < range.upperBound {
    let byte = input.byte(at: index)
    guard byte == ASCII.backslash else {
      result.append(byte)
      index += 1
      continue
    }
    let escape = input.byte(at: index + 1)
    index += 2
    guard escape == ASCII.lowerU else {
      result.append(plainEscape(escape) ?? escape)
      continue
    }
    var value = hexEscape(input, at: index) ?? 0xFFFD
    index += 4
    if 0xD800...0xDBFF ~= value, let low = hexEscape(input, at: index + 2) {
      value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
      index += 6
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
  return result
}

/// What a backslash and this byte stand for; nil when that is no escape of one character.
func plainEscape(_ byte: UInt8) -> UInt8? {
  switch byte {
  case ASCII.quote, ASCII.backslash, ASCII.slash: byte
  case 0x62: 0x08
  case ASCII.lowerF: 0x0C
  case ASCII.lowerN: ASCII.lineFeed
  case 0x72: ASCII.carriageReturn
  case ASCII.lowerT: ASCII.tab
  default: nil
  }
}

/// The value of four hexadecimal digits; nil when there are not four.
func hexEscape(_ input: Span<UInt8>, at index: Int) -> UInt32? {
  var value: UInt32 = 0
  for position in index..<index + 4 {
    let byte = input.byte(at: position)
    switch byte {
    case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
    case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
    case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
    default: return nil
    }
  }
  return value
}
