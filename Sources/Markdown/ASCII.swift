/// The signs that Markdown and HTML are made of.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var exclamation: UInt8 { 0x21 }
  static var quote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var percent: UInt8 { 0x25 }
  static var ampersand: UInt8 { 0x26 }
  static var apostrophe: UInt8 { 0x27 }
  static var parenthesisOpen: UInt8 { 0x28 }
  static var parenthesisClose: UInt8 { 0x29 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var hyphen: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var nine: UInt8 { 0x39 }
  static var colon: UInt8 { 0x3A }
  static var less: UInt8 { 0x3C }
  static var equal: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
  static var bracketOpen: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var bracketClose: UInt8 { 0x5D }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }
  static var pipe: UInt8 { 0x7C }
  static var tilde: UInt8 { 0x7E }

  /// Space or tab: what may stand around things within a line.
  var isBlank: Bool { self == .space || self == .tab }

  var isDigit: Bool { self &- .zero < 10 }

  /// A to Z or a to z.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The signs that a backslash takes the meaning from.
  var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
