/// Writes a picture as SVG, or what belongs to one as HTML: elements with attributes and text, each
/// escaped here and nowhere else.
///
/// Colours are those of the style sheet, by class; no `style` attribute, no script, and nothing that has
/// to be fetched. Lengths are in units of the view box, whole or in tenths.
struct SVG {
  private(set) var bytes: [UInt8] = []
  private var open: [StaticString] = []

  init() {
    // That of a match fits.
    bytes.reserveCapacity(2_000)
  }

  /// What an attribute says.
  enum Value {
    case text(String)
    /// A word of the program's, such as a class: needs no escapes.
    case word(StaticString)
    case number(Int)
    /// In tenths of a unit.
    case tenths(Int)
  }

  typealias Attribute = (name: StaticString, value: Value)

  // Inlined, so that the attributes need no array of their own.

  /// Begins an element; what is written until `close()` is in it.
  @inline(__always)
  mutating func open(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
    write(">")
    open.append(name)
  }

  mutating func close() {
    guard let name = open.popLast() else { return }
    write("</")
    write(name)
    write(">")
  }

  /// An element without content.
  @inline(__always)
  mutating func element(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
    write("/>")
  }

  /// An element that holds text alone.
  @inline(__always)
  mutating func text(_ name: StaticString, _ content: String, _ attributes: Attribute...) {
    start(name, attributes)
    write(">")
    escape(content)
    write("</")
    write(name)
    write(">")
  }

  @inline(__always)
  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) {
    write("<")
    write(name)
    for (name, value) in attributes { attribute(name, value) }
  }

  private mutating func attribute(_ name: StaticString, _ value: Value) {
    write(" ")
    write(name)
    write("=\"")
    switch value {
    case .text(let text): escape(text)
    case .word(let word): write(word)
    case .number(let number): append(number)
    case .tenths(let tenths): appendTenths(tenths)
    }
    write("\"")
  }

  private mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    append(number.magnitude)
  }

  private mutating func append(_ number: UInt) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func appendTenths(_ tenths: Int) {
    if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    append(whole)
    if rest != 0 {
      bytes.append(UInt8(ascii: "."))
      append(rest)
    }
  }

  /// Line ends become spaces: an inline picture is one line of its page.
  private mutating func escape(_ text: String) {
    let utf8 = text.utf8Span.span
    if utf8.indices.allSatisfy({ utf8[$0].isPlainInSVG }) {
      bytes += text.utf8
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case ..<0x20: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isPlainInSVG: Bool {
    switch self {
    case ..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: true
    }
  }
}
