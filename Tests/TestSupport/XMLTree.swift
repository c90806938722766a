/// An element of an XML document, read strictly: what is not well-formed is thrown.
package struct XMLTree: Sendable {
  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [XMLTree] = []
  /// The text directly in it.
  package var text = ""

  package struct NotWellFormed: Error {
    package let reason: String
  }

  /// Reads a document in UTF-8 with nothing but elements in it, below an XML declaration or none.
  package init(reading bytes: [UInt8]) throws(NotWellFormed) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw NotWellFormed(reason: "not UTF-8")
    }
    var reader = Reader(rest: text.unicodeScalars[...])
    if text.hasPrefix("<?xml") { reader.skipDeclaration() }
    reader.skipSpace()
    self = try reader.element()
    reader.skipSpace()
    if !reader.rest.isEmpty { throw NotWellFormed(reason: "something behind the root") }
  }

  fileprivate init(name: String) {
    self.name = name
  }

  /// The elements of a name directly in it.
  package subscript(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// All text in it, as a reader sees it.
  package var allText: String { text + children.map(\.allText).joined() }
}

private struct Reader {
  var rest: Substring.UnicodeScalarView

  mutating func skipSpace() {
    while let scalar = rest.first, " \t\n\r".unicodeScalars.contains(scalar) { rest.removeFirst() }
  }

  mutating func skipDeclaration() {
    while let scalar = rest.popFirst(), scalar != ">" {}
  }

  mutating func element() throws(XMLTree.NotWellFormed) -> XMLTree {
    try take("<")
    var element = XMLTree(name: try name())
    while true {
      let before = rest.startIndex
      skipSpace()
      if rest.first == "/" {
        rest.removeFirst()
        try take(">")
        return element
      }
      if rest.first == ">" { break }
      if rest.startIndex == before { throw .init(reason: "no space before an attribute") }
      let key = try name()
      try take("=")
      try take("\"")
      let value = try text(until: "\"")
      if element.attributes.updateValue(value, forKey: key) != nil {
        throw .init(reason: "\(key) is there twice")
      }
      try take("\"")
    }
    try take(">")
    while true {
      element.text += try text(until: "<")
      if rest.dropFirst().first == "/" { break }
      element.children.append(try self.element())
    }
    try take("<")
    try take("/")
    if try name() != element.name { throw .init(reason: "</ closes another one") }
    try take(">")
    return element
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(XMLTree.NotWellFormed) {
    guard rest.popFirst() == scalar else { throw .init(reason: "\(scalar) was expected") }
  }

  private mutating func name() throws(XMLTree.NotWellFormed) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = rest.first,
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar || ":-".unicodeScalars.contains(scalar)
    {
      name.append(rest.removeFirst())
    }
    if name.isEmpty { throw .init(reason: "a name was expected") }
    return String(name)
  }

  private mutating func text(
    until end: Unicode.Scalar
  ) throws(XMLTree.NotWellFormed) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != end {
      rest.removeFirst()
      switch scalar {
      case "<": throw .init(reason: "a bare <")
      case "&": text.append(try reference())
      case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"...: text.append(scalar)
      default: throw .init(reason: "a character that XML has not")
      }
    }
    if rest.isEmpty { throw .init(reason: "\(end) was expected") }
    return String(text)
  }

  private mutating func reference() throws(XMLTree.NotWellFormed) -> Unicode.Scalar {
    var name = ""
    while let scalar = rest.popFirst(), scalar != ";" { name.unicodeScalars.append(scalar) }
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    default:
      guard name.hasPrefix("#"), let value = UInt32(name.dropFirst()),
        let scalar = Unicode.Scalar(value)
      else { throw .init(reason: "&\(name);") }
      return scalar
    }
  }
}
