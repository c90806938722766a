/// Writes pieces of a page as text: the one place where text becomes HTML.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Elements that have no content and no end tag.
  private static let void: Set<String> = ["br", "hr", "input", "link", "meta"]

  /// A whole document.
  static func document(_ root: HTML) -> [UInt8] {
    var writer = HTMLWriter()
    writer.raw("<!doctype html>\n")
    writer.write(root)
    writer.raw("\n")
    return writer.bytes
  }

  mutating func write(_ html: HTML) {
    switch html {
    case .text(let text): escape(text)
    case .several(let pieces): for piece in pieces { write(piece) }
    case .element(let name, let attributes, let children):
      raw("<" + name)
      for attribute in attributes {
        raw(" \(attribute.name)=\"")
        escape(attribute.value)
        raw("\"")
      }
      raw(">")
      if Self.void.contains(name) { return }
      // A first line end there is no part of the text to a browser, so one of ours goes before.
      if name == "textarea" || name == "pre" { raw("\n") }
      for child in children { write(child) }
      raw("</\(name)>")
    }
  }

  private mutating func raw(_ text: String) {
    bytes += text.utf8
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      case UInt8(ascii: "'"): raw("&#39;")
      // A browser would take these for something else than what they are.
      case 0: raw("\u{FFFD}")
      case 0x0D: raw("&#13;")
      default: bytes.append(byte)
      }
    }
  }
}
