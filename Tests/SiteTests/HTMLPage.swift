/// What a browser finds in a page. Takes only tags, attributes and references that are written out in
/// full, so that text which became markup, or half of it, is a problem.
struct HTMLPage {
  private(set) var title = ""
  /// All that is read on the page.
  private(set) var text = ""
  /// Every tag with the names of its attributes: `a class href`.
  private(set) var tags: [String] = []
  private(set) var attributes: [(name: String, value: String)] = []
  /// Of each table, the cells of each row.
  private(set) var tables: [[Int]] = []
  private(set) var problems: [String] = []

  private var scalars: Substring.UnicodeScalarView
  private var open: [String] = []

  init(_ bytes: [UInt8]) {
    // Scalars: a combining mark would join the < before it.
    scalars = String(decoding: bytes, as: UTF8.self)[...].unicodeScalars
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "<": readTag()
      case "&": add(readReference())
      default: add(scalar)
      }
    }
    if !open.isEmpty { problems.append("not closed: \(open)") }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if open.last == "title", !open.contains("svg") {
      title.unicodeScalars.append(scalar)
    } else if open.contains("body") {
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func readTag() {
    if scalars.first == "!" {
      if !read(until: ">").hasPrefix("!DOCTYPE html") { problems.append("a declaration") }
      return
    }
    let closes = scalars.first == "/"
    if closes { scalars.removeFirst() }
    let name = readName()
    guard !name.isEmpty else {
      problems.append("a bare <")
      return
    }
    if closes {
      if open.popLast() != name { problems.append("</\(name)> closes another element") }
      if read(until: ">") != "" { problems.append("</\(name)> has something in it") }
      return
    }
    readRest(of: name)
  }

  private mutating func readRest(of name: String) {
    var names: [String] = []
    var closesItself = false
    while let scalar = scalars.popFirst(), scalar != ">" {
      if scalar == "/" || scalar == " " && scalars.first == "/",
        Self.closingThemselves.contains(name)
      {
        closesItself = true
        if scalar == " " { scalars.removeFirst() }
        if scalars.popFirst() != ">" { problems.append("<\(name)> is badly written") }
        break
      }
      let attribute = readName()
      guard scalar == " ", !attribute.isEmpty, scalars.popFirst() == "=", scalars.popFirst() == "\""
      else {
        problems.append("<\(name)> is badly written")
        return
      }
      names.append(attribute)
      attributes.append((attribute, readValue()))
    }
    tags.append(([name] + names.sorted()).joined(separator: " "))
    switch name {
    case "table": tables.append([])
    case "tr": if !tables.isEmpty { tables[tables.count - 1].append(0) }
    case "td", "th":
      if let row = tables.last?.indices.last { tables[tables.count - 1][row] += 1 }
    default: break
    }
    if !closesItself, !["meta", "link", "br", "hr", "img", "input"].contains(name) {
      open.append(name)
    }
  }

  /// Elements of pictures, and those that are empty anyway.
  private static let closingThemselves: Set<String> = [
    "path", "rect", "circle", "img", "br", "hr",
  ]

  private mutating func readName() -> String {
    var name = String.UnicodeScalarView()
    while let scalar = scalars.first, scalar.isASCII,
      scalar.properties.isAlphabetic || scalar == "-" || "0"..."9" ~= scalar && !name.isEmpty
    {
      name.append(scalars.removeFirst())
    }
    return String(name)
  }

  private mutating func readValue() -> String {
    var value = String.UnicodeScalarView()
    while let scalar = scalars.popFirst(), scalar != "\"" {
      if scalar == "<" { problems.append("a < in an attribute") }
      value.append(scalar == "&" ? readReference() : scalar)
    }
    return String(value)
  }

  private mutating func readReference() -> Unicode.Scalar {
    let known: [String: Unicode.Scalar] = [
      "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "#39": "'", "#96": "`",
    ]
    let reference = read(until: ";")
    if let scalar = known[reference] { return scalar }
    problems.append("unknown reference &\(reference);")
    return "\u{FFFD}"
  }

  private mutating func read(until end: Unicode.Scalar) -> String {
    var read = String.UnicodeScalarView()
    while let scalar = scalars.popFirst(), scalar != end { read.append(scalar) }
    return String(read)
  }
}
