/// The bytes that JSON gives a meaning to.
@usableFromInline
enum ASCII {
  @usableFromInline static let tab: UInt8 = 0x09
  @usableFromInline static let lineFeed: UInt8 = 0x0A
  @usableFromInline static let carriageReturn: UInt8 = 0x0D
  @usableFromInline static let space: UInt8 = 0x20
  @usableFromInline static let quote: UInt8 = 0x22
  @usableFromInline static let plus: UInt8 = 0x2B
  @usableFromInline static let comma: UInt8 = 0x2C
  @usableFromInline static let minus: UInt8 = 0x2D
  @usableFromInline static let dot: UInt8 = 0x2E
  @usableFromInline static let slash: UInt8 = 0x2F
  @usableFromInline static let zero: UInt8 = 0x30
  @usableFromInline static let nine: UInt8 = 0x39
  @usableFromInline static let colon: UInt8 = 0x3A
  @usableFromInline static let openBracket: UInt8 = 0x5B
  @usableFromInline static let backslash: UInt8 = 0x5C
  @usableFromInline static let closeBracket: UInt8 = 0x5D
  @usableFromInline static let lowerE: UInt8 = 0x65
  @usableFromInline static let lowerF: UInt8 = 0x66
  @usableFromInline static let lowerN: UInt8 = 0x6E
  @usableFromInline static let lowerT: UInt8 = 0x74
  @usableFromInline static let lowerU: UInt8 = 0x75
  @usableFromInline static let openBrace: UInt8 = 0x7B
  @usableFromInline static let closeBrace: UInt8 = 0x7D
}

extension UInt8 {
  var isDigit: Bool { self &- ASCII.zero <= 9 }

  /// Space, tab, line feed, carriage return: all that JSON takes for white space.
  var isJSONSpace: Bool {
    self == ASCII.space || self == ASCII.lineFeed || self == ASCII.carriageReturn
      || self == ASCII.tab
  }

  /// What a word or a number is made of, well or badly written.
  var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }
}
