/// Writes a changed document over its old text. See ``JSONWriter/text(of:over:identityKeys:)``.
struct JSONRewriter {
  private(set) var out: [UInt8] = []
  private let bytes: [UInt8]
  private let style: JSONStyle
  /// How what outgrows its line is laid out again; nil where people keep long lines.
  private let reflow: JSONStyle?
  private let identityKeys: [String]

  init(_ old: JSONDocument, identityKeys: [String]) {
    bytes = old.bytes
    let found = StyleDetection(old)
    style = found.style
    reflow = found.reflow
    self.identityKeys = identityKeys
    out.reserveCapacity(bytes.count + 4096)
  }

  mutating func rewriteDocument(_ old: JSONDocument, as new: JSONValue) {
    copy((old.hasByteOrderMark ? 3 : 0)..<old.root.offset)
    rewrite(old.root, as: new, form: .asStyle)
    copy(old.root.end..<bytes.count)
  }

  /// Writes the new value of an old place; `form` is what its surroundings ask of a value that is
  /// all new.
  private mutating func rewrite(_ node: JSONNode, as new: JSONValue, form: JSONPrinter.Form) {
    if node.isEqual(to: new) {
      copy(node.offset..<node.end)
    } else if form != .oneLine, let reflow, outgrowsItsLine(node, new, reflow) {
      write(new, .asStyle, in: reflow)
    } else if node.count > 0, node.kind == new.kind {
      // Inside a line everything stays on the line; whether it still fits was just asked.
      let inner: JSONPrinter.Form = hasLineBreak(node.offset..<node.end) ? form : .oneLine
      if let elements = new.array {
        rewriteArray(node, as: elements, form: inner)
      } else if let object = new.object {
        rewriteObject(node, as: object, form: inner)
      }
    } else {
      write(new, form)
    }
  }

  private mutating func rewriteObject(
    _ node: JSONNode, as new: JSONObject, form: JSONPrinter.Form
  ) {
    var items: [OldItem] = []
    var places: [Int: Int] = [:]
    for member in node.members {
      // Of a repeated key only the first is kept.
      let position = new.position(of: member.key)
      if let position, places[position] == nil { places[position] = items.count }
      items.append(
        OldItem(range: member.keyOffset..<member.value.end, member: member, node: member.value))
    }
    var kept: [Int: Int] = [:]
    var added: [Int: [Int]] = [:]
    var anchor = -1
    for position in new.members.indices {
      if let place = places[position] {
        kept[place] = position
        anchor = place
      } else {
        added[anchor, default: []].append(position)
      }
    }
    var steps: [Step] = []
    for place in -1..<items.count {
      if let position = kept[place] {
        steps.append(Step(source: place, value: new.members[position].value))
      }
      for position in added[place] ?? [] {
        let member = new.members[position]
        steps.append(Step(source: nil, key: member.key, value: member.value))
      }
    }
    rewriteItems(of: node, items, steps, form: form)
  }

  private mutating func rewriteArray(
    _ node: JSONNode, as new: [JSONValue], form: JSONPrinter.Form
  ) {
    let old = Array(node.elements)
    let alignment = ArrayAlignment(from: old, to: new, identityKeys: identityKeys)
    let items = old.map { OldItem(range: $0.offset..<$0.end, member: nil, node: $0) }
    let steps = zip(alignment.sources, new).map { Step(source: $0, value: $1) }
    rewriteItems(of: node, items, steps, form: form)
  }

  /// An element or a member of the old text.
  private struct OldItem {
    var range: Range<Int>
    var member: JSONMember?
    var node: JSONNode
  }

  /// An element or a member of the new text: a new value for an old item, or a new item.
  private struct Step {
    var source: Int?
    var key: String?
    var value: JSONValue
  }

  private mutating func rewriteItems(
    of node: JSONNode, _ items: [OldItem], _ steps: [Step], form: JSONPrinter.Form
  ) {
    guard !steps.isEmpty, let last = items.last else {
      out.append(bytes[node.offset])
      out.append(bytes[node.end - 1])
      return
    }
    out.append(bytes[node.offset])
    let gaps = Gaps(
      bytes, starts: items.map(\.range.lowerBound), ends: items.map(\.range.upperBound),
      opening: node.offset + 1, comma: style.comma)
    var before: Int?
    for (position, step) in steps.enumerated() {
      let gap = position == 0 ? gaps.first : gaps.between(before, step.source)
      out += gap
      if let source = step.source {
        let item = items[source]
        copy(item.range.lowerBound..<item.node.offset)
        rewrite(item.node, as: step.value, form: form)
      } else {
        let isOnOwnLine = gap.contains(where: \.isLineBreak)
        writeNew(step, among: items, near: before ?? 0, isOnOwnLine: isOnOwnLine, form: form)
      }
      before = step.source ?? before
    }
    copy(last.range.upperBound..<node.end)
  }

  /// Writes a new item as its neighbours are written.
  private mutating func writeNew(
    _ step: Step, among items: [OldItem], near place: Int, isOnOwnLine: Bool,
    form: JSONPrinter.Form
  ) {
    if let key = step.key {
      out.appendJSONString(key)
      let neighbour = items[place]
      let keyEnd = neighbour.member?.keyNode.end ?? neighbour.node.offset
      let colon = bytes[keyEnd..<neighbour.node.offset]
      out += colon.isEmpty || colon.contains(where: \.isLineBreak) ? style.colon[...] : colon
      write(step.value, form)
      return
    }
    let sibling = ([place] + items.indices.prefix(8)).lazy.map { items[$0].node }
      .first { $0.count > 0 }
    guard form != .oneLine, let sibling else {
      write(step.value, isOnOwnLine ? form : .oneLine)
      return
    }
    // A neighbour laid out otherwise than the style would do it shows the way.
    let printer = JSONPrinter(style: style)
    let isOpen = hasLineBreak(sibling.offset..<sibling.end)
    let wouldBeOpen = !fits(sibling, printer, column: currentLine()?.count ?? 0)
    switch (isOpen, wouldBeOpen) {
    case (true, false): write(step.value, .expanded)
    case (false, true): write(step.value, .oneLine)
    case (true, true): write(step.value, form)
    case (false, false): write(step.value, isOnOwnLine ? form : .oneLine)
    }
  }

  private mutating func write(
    _ value: JSONValue, _ form: JSONPrinter.Form, in other: JSONStyle? = nil
  ) {
    let line = currentLine()
    var printer = JSONPrinter(style: other ?? style)
    printer.write(
      value, form: line == nil ? .oneLine : form,
      indentation: Array((line ?? []).prefix { $0.isJSONSpace }), column: line?.columns ?? 0)
    out += printer.out
  }

  /// Whether a container that its style would put on one line, and that is on one, would have to
  /// open up with its new value.
  private func outgrowsItsLine(_ node: JSONNode, _ new: JSONValue, _ style: JSONStyle) -> Bool {
    guard node.kind == .object || node.kind == .array, let line = currentLine(),
      !hasLineBreak(node.offset..<node.end)
    else { return false }
    let printer = JSONPrinter(style: style)
    return fits(node, printer, column: line.columns)
      && !printer.fitsOnLine(new, column: line.columns)
  }

  private func fits(_ node: JSONNode, _ printer: JSONPrinter, column: Int) -> Bool {
    // Longer than a line in any style; spares the copy.
    node.end - node.offset <= 8 * style.width && printer.fitsOnLine(node.value, column: column)
  }

  /// What is written of the current line; nil when the line is too long to care.
  private func currentLine() -> ArraySlice<UInt8>? {
    let recent = out.suffix(4096)
    if let lineBreak = recent.lastIndex(where: \.isLineBreak) { return recent[(lineBreak + 1)...] }
    return recent.count < 4096 ? recent : nil
  }

  private func hasLineBreak(_ range: Range<Int>) -> Bool {
    bytes[range].contains(where: \.isLineBreak)
  }

  private mutating func copy(_ range: Range<Int>) {
    out += bytes[range]
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == ASCII.lineFeed || self == ASCII.carriageReturn }
}
