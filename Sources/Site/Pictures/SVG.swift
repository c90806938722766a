/// Writes a picture as SVG: elements with attributes and text, each escaped here and nowhere else.
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

  /// Begins an element; what is written until `close()` is in it.
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
  mutating func element(_ name: StaticString, _ attributes: Attribute...) {
    start(name, attributes)
    write("/>")
  }

  /// An element that holds text alone.
  mutating func text(_ name: StaticString, _ content: String, _ attributes: Attribute...) {
    start(name, attributes)
    write(">")
    escape(content)
    write("</")
    write(name)
    write(">")
  }

  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) {
    write("<")
    write(name)
    for (name, value) in attributes {
      write(" ")
      write(name)
      write("=\"")
      switch value {
      case .text(let text): escape(text)
      case .word(let word): write(word)
      case .number(let number): bytes += "\(number)".utf8
      case .tenths(let tenths): appendTenths(tenths)
      }
      write("\"")
    }
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func appendTenths(_ tenths: Int) {
    if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    bytes += "\(whole)".utf8
    if rest != 0 { bytes += ".\(rest)".utf8 }
  }

  /// Line ends become spaces: an inline picture is one line of its page.
  private mutating func escape(_ text: String) {
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
