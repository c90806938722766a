/// Finds how an existing text is laid out, so that what is added to it looks like the rest.
struct StyleDetection {
  private(set) var style: JSONStyle
  /// How a container that outgrows its line is laid out again; nil in a text whose lines are long.
  private(set) var reflow: JSONStyle?

  /// How many containers are looked at: the first ones of a file are like the others.
  private static let sample = 400

  init(_ document: JSONDocument) {
    let bytes = document.bytes
    let root = document.root
    let text = bytes[root.offset..<root.end]
    if let lineBreak = text.firstIndex(where: \.isLineBreak) {
      style = .pretty
      let pair = Array(text[lineBreak...].prefix(2))
      let isPair = pair == [ASCII.carriageReturn, ASCII.lineFeed]
      style.newline = isPair ? pair : [text[lineBreak]]
    } else {
      style = .compact
    }
    var seen = Seen()
    look(at: root, depth: 0, indentation: [], bytes, &seen)
    style.colon = seen.colon ?? style.colon
    style.comma = seen.comma ?? style.comma
    style.bracePadding = seen.bracePadding ?? style.bracePadding
    style.bracketPadding = seen.bracketPadding ?? style.bracketPadding
    style.indent = seen.indent ?? style.indent
    if style.layout == .fitted, seen.opened, !seen.closed { style.layout = .expanded }
    if style.layout != .oneLine, Self.keepsLinesShort(text, width: style.recordWidth) {
      reflow = style
    } else if style.layout == .oneLine, text.count <= style.width {
      // So small that it says nothing about how it wants to grow.
      reflow = .pretty
    }
  }

  /// What the containers looked at have shown.
  private struct Seen {
    var containers = 0
    var colon: [UInt8]?
    var comma: [UInt8]?
    var bracePadding: [UInt8]?
    var bracketPadding: [UInt8]?
    var indent: [UInt8]?
    /// Some container is on one line.
    var closed = false
    /// Some container that would fit on one line is not.
    var opened = false
  }

  private func look(
    at node: JSONNode, depth: Int, indentation: [UInt8], _ bytes: [UInt8], _ seen: inout Seen
  ) {
    guard node.count > 0, seen.containers < Self.sample else { return }
    seen.containers += 1
    var inner = indentation
    var previousEnd: Int?
    for (start, value) in node.items.prefix(Self.sample) {
      let gap = bytes[(previousEnd ?? node.offset + 1)..<start]
      let isOpen = gap.contains(where: \.isLineBreak)
      if isOpen, previousEnd == nil {
        inner = Array(gap.suffix(while: { !$0.isLineBreak }))
        if seen.indent == nil, inner.starts(with: indentation), inner.count > indentation.count {
          seen.indent = Array(inner[indentation.count...])
        }
      } else if !isOpen, previousEnd != nil {
        seen.comma = seen.comma ?? Array(gap)
      } else if !isOpen, node.kind == .object {
        seen.bracePadding = seen.bracePadding ?? Array(gap)
      } else if !isOpen {
        seen.bracketPadding = seen.bracketPadding ?? Array(gap)
      }
      look(at: value, depth: depth + 1, indentation: inner, bytes, &seen)
      previousEnd = value.end
    }
    if let member = node.members.first(where: { _ in true }), seen.colon == nil {
      let colon = bytes[member.keyNode.end..<member.value.offset]
      if !colon.contains(where: \.isLineBreak) { seen.colon = Array(colon) }
    }
    noteLayout(of: node, depth: depth, column: indentation.count, bytes, &seen)
  }

  private func noteLayout(
    of node: JSONNode, depth: Int, column: Int, _ bytes: [UInt8], _ seen: inout Seen
  ) {
    if !bytes[node.offset..<node.end].contains(where: \.isLineBreak) {
      seen.closed = true
    } else if depth > 0, node.end - node.offset <= 8 * style.width {
      let printer = JSONPrinter(style: style)
      if printer.fitsOnLine(node.value, column: column) { seen.opened = true }
    }
  }

  /// Whether nearly all lines fit in the width.
  private static func keepsLinesShort(_ text: ArraySlice<UInt8>, width: Int) -> Bool {
    var lines = 0
    var long = 0
    var length = 0
    for byte in text {
      if byte.isLineBreak {
        lines += 1
        if length > width { long += 1 }
        length = 0
      } else if byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    return long * 10 <= lines
  }
}

extension JSONNode {
  /// The start (of the key, in an object) and the value of each item.
  fileprivate var items: [(start: Int, value: JSONNode)] {
    kind == .object
      ? members.map { ($0.keyOffset, $0.value) } : elements.map { ($0.offset, $0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    guard let last = lastIndex(where: { !predicate($0) }) else { return self }
    return self[(last + 1)...]
  }
}
