/// What a byte value means to each language: a set of bits, so that one look at a table of 256
/// entries is enough for a byte of text.
struct EscapeMarks: OptionSet {
  let rawValue: UInt8

  /// Must be looked at wherever it is in a text.
  static let html = EscapeMarks(rawValue: 1)
  static let xml = EscapeMarks(rawValue: 2)
  static let markdown = EscapeMarks(rawValue: 4)
  /// Must be looked at as the first or last byte of a text in Markdown.
  static let markdownStart = EscapeMarks(rawValue: 8)
  static let markdownEnd = EscapeMarks(rawValue: 16)

  /// The marks of each byte value.
  static let table: [EscapeMarks] = {
    var table = Array(repeating: EscapeMarks(), count: 256)
    func mark(_ characters: String, _ marks: EscapeMarks) {
      for byte in characters.utf8 { table[Int(byte)].insert(marks) }
    }
    mark("\"&'<>`", .html)
    mark("\"&'<>", .xml)
    mark("\\`*_[]()<>&|\"~'#", .markdown)
    mark(" =:-+.0123456789", .markdownStart)
    mark(" !", .markdownEnd)
    for control in 0..<32 {
      table[control].insert(.markdown)
      if ![9, 10, 13].contains(control) { table[control].insert(.xml) }
    }
    // The first bytes of U+FFFE and U+FFFF, and of U+2028 and U+2029.
    table[0xEF].insert(.xml)
    table[0xE2].insert(.markdown)
    return table
  }()
}

extension Escaping {
  /// What must not be in a text of which nothing is escaped.
  @inline(__always)
  var marks: EscapeMarks {
    switch self {
    case .none: []
    case .html: .html
    case .xml: .xml
    case .markdown: .markdown
    }
  }
}
