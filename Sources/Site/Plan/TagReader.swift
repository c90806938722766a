/// Reads the attributes of the tags of HTML that anybody may have written: names in any case, values
/// in either quotes or in none; not what only looks like a tag, in comments, scripts and styles.
struct TagReader {
  struct Attribute {
    /// In small letters.
    let tag: String
    let name: String
    /// Where the value is, without quotes; empty for an attribute without one.
    let value: Range<Int>
  }

  private let html: [UInt8]
  private var position = 0
  /// The tag whose attributes are being read.
  private var tag: String?

  init(_ html: [UInt8]) {
    self.html = html
  }

  /// The next attribute; nil after the last one.
  mutating func next() -> Attribute? {
    while true {
      if let tag, let attribute = attribute(of: tag) { return attribute }
      if let tag { skipText(of: tag) }
      tag = nextTag()
      if tag == nil { return nil }
    }
  }

  /// Goes behind the name of the next tag that opens an element.
  private mutating func nextTag() -> String? {
    while let open = html[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      if html[position...].starts(with: "!--".utf8) {
        // `<!-->` is a whole comment.
        position += 1
        position = end(of: "-->", from: position)
      } else if let first = byte, Self.isLetter(first) {
        return name { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
      }
    }
    position = html.count
    return nil
  }

  /// Nil at the end of the tag, which is left behind.
  private mutating func attribute(of tag: String) -> Attribute? {
    skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
    guard let first = byte else { return nil }
    if first == UInt8(ascii: ">") {
      position += 1
      return nil
    }
    // A `=` in front belongs to the name, as browsers have it.
    let start = position
    position += 1
    skip {
      !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "=")
    }
    let name = Self.lowercased(html[start..<position])
    skip(while: Self.isSpace)
    guard byte == UInt8(ascii: "=") else {
      return Attribute(tag: tag, name: name, value: position..<position)
    }
    position += 1
    skip(while: Self.isSpace)
    return Attribute(tag: tag, name: name, value: value())
  }

  private mutating func value() -> Range<Int> {
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
      return start..<position
    }
    position += 1
    let start = position
    skip { $0 != quote }
    defer { position = min(position + 1, html.count) }
    return start..<position
  }

  /// Goes to the end of an element whose content is no HTML.
  private mutating func skipText(of tag: String) {
    guard ["script", "style", "textarea", "title"].contains(tag) else { return }
    let closing = Array("</\(tag)".utf8)
    while let open = html[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open
      let found = html[position...].prefix(closing.count)
      if Self.lowercased(found).utf8.elementsEqual(closing) { return }
      position += 1
    }
    position = html.count
  }

  /// The place behind the next `text`, or the end.
  private func end(of text: StaticString, from start: Int) -> Int {
    let wanted = Array(text.description.utf8)
    var place = start
    while place + wanted.count <= html.count {
      if html[place...].starts(with: wanted) { return place + wanted.count }
      place += 1
    }
    return html.count
  }

  private var byte: UInt8? { position < html.count ? html[position] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { position += 1 }
  }

  private mutating func name(endingAt isEnd: (UInt8) -> Bool) -> String {
    let start = position
    skip { !isEnd($0) }
    return Self.lowercased(html[start..<position])
  }

  private static func lowercased(_ name: ArraySlice<UInt8>) -> String {
    String(
      decoding: name.map { byte in
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
      }, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D ~= byte && byte != 0x0B)
  }
}
