/// Markdown or HTML without its escapes, so that a text can be looked for in it however it was
/// written there.
struct PlainText {
  private(set) var bytes: [UInt8] = []
  /// Where each byte was; one more for the end.
  private var origins: [Int] = []

  init(_ written: [UInt8]) {
    bytes.reserveCapacity(written.count)
    var place = 0
    while place < written.count {
      let (byte, length) = Self.unescaped(written[place...])
      bytes.append(byte)
      origins.append(place)
      place += length
    }
    origins.append(place)
  }

  /// Where the byte at a place was before, or the end of all.
  func origin(of place: Int) -> Int {
    origins[min(place, bytes.count)]
  }

  /// All places at which a text begins.
  func places(of wanted: [UInt8]) -> [Int] {
    guard let first = wanted.first else { return [] }
    var places: [Int] = []
    var rest = bytes[...]
    while let place = rest.firstIndex(of: first) {
      rest = bytes[(place + 1)...]
      if bytes[place...].starts(with: wanted) { places.append(place) }
    }
    return places
  }

  /// Whether what begins there is where a link leads: in Markdown behind `](`, `](<`, `]:` or `<`, in
  /// HTML behind the quotation mark or the sign of equality of an attribute.
  func isDestination(at place: Int) -> Bool {
    let before = bytes[..<place].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return switch before {
    case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ":"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static let references: [(text: StaticString, byte: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")),
  ]

  /// The byte that stands at the start, and how many it is written with.
  private static func unescaped(_ written: ArraySlice<UInt8>) -> (byte: UInt8, length: Int) {
    let first = written[written.startIndex]
    let rest = written.dropFirst()
    switch first {
    case UInt8(ascii: "\\"):
      if let next = rest.first, isPunctuation(next) { return (next, 2) }
    case UInt8(ascii: "&"):
      for (text, byte) in references where written.starts(with: text.description.utf8) {
        return (byte, text.utf8CodeUnitCount)
      }
      if rest.first == UInt8(ascii: "#"), let reference = numbered(rest.dropFirst()) {
        return (reference.byte, reference.length + 2)
      }
    case UInt8(ascii: "%"):
      if rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        return (code, 3)
      }
    default: break
    }
    return (first, 1)
  }

  /// The byte of a reference by number, of which `&#` has been read, and how long the rest of it is.
  private static func numbered(_ rest: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
    let digits = rest.prefix(8).prefix { $0 != UInt8(ascii: ";") }
    guard rest.dropFirst(digits.count).first == UInt8(ascii: ";") else { return nil }
    let text = String(decoding: digits, as: UTF8.self)
    let byte =
      text.lowercased().hasPrefix("x") ? UInt8(text.dropFirst(), radix: 16) : UInt8(text)
    guard let byte, byte < 0x80 else { return nil }
    return (byte, digits.count + 1)
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
