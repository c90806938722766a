extension Machine {
  /// Where a single name is: the frame, and the index among its values.
  @inline(__always)
  func locate(_ symbol: Int) -> (frame: Int, index: Int)? {
    var level = frames.count - 1
    while level >= 0 {
      let row = frames[level].row
      if row >= 0 {
        let slot = program.slots.slot(of: symbol, row: row)
        if slot >= 0 { return (level, frames[level].base + slot) }
      }
      level -= 1
    }
    return nil
  }

  /// Where a name that is not single is, as an index among some values: the element on top of the
  /// stack, or the end of a path, on which only the first step goes up the stack.
  private func place(of name: Name) -> (values: [Value], index: Int)? {
    guard let number = name.path else {
      guard let top = frames.last, top.row == Frame.scalar else { return nil }
      return (top.values, top.base)
    }
    let path = program.paths[number]
    guard let (frame, first) = locate(Int(path[0])) else { return nil }
    var (values, index) = (frames[frame].values, first)
    for symbol in path.dropFirst() {
      guard case .record(let record) = values[index],
        let row = program.slots.row(of: record.signature)
      else { return nil }
      let slot = program.slots.slot(of: Int(symbol), row: row)
      guard slot >= 0 else { return nil }
      (values, index) = (record.values, slot)
    }
    return (values, index)
  }

  private func found(_ name: Name) -> Value {
    place(of: name).map { $0.values[$0.index] } ?? .absent
  }

  /// What a name stands for.
  func value(of name: Name) -> Value {
    guard let symbol = name.symbol else { return found(name) }
    guard let (frame, index) = locate(symbol) else { return .absent }
    return frames[frame].values[index]
  }

  // MARK: - Writing

  /// Writes a value. If there is no room for it, writes nothing and gives the bytes that it needs;
  /// else 0.
  @inline(__always)
  mutating func write(
    _ name: Name, _ escaping: Escaping, to output: inout MutableSpan<UInt8>
  ) -> Int {
    let need: Int
    if let symbol = name.symbol {
      guard let (frame, index) = locate(symbol) else { return 0 }
      need = write(frames.span, frame, index, escaping, to: &output)
    } else {
      guard let (values, index) = place(of: name) else { return 0 }
      let other = CollectionOfOne(Frame(values: values, base: 0, row: Frame.scalar))
      need = write(other.span, 0, index, escaping, to: &output)
    }
    if need < 0 {
      if case .picture(let html) = value(of: name) { pictures.append((written, html)) }
      return 0
    }
    if need > output.count - written { return need }
    written += need
    return 0
  }

  /// Looks at the value where it is: to take it out of its frame would count references. Gives how
  /// many bytes it has; they were written if there was room for so many. Of a picture, `isPicture`.
  @inline(__always)
  private func write(
    _ frames: Span<Frame>, _ frame: Int, _ index: Int, _ escaping: Escaping,
    to output: inout MutableSpan<UInt8>
  ) -> Int {
    switch frames[frame].values.span[index] {
    case .text(let text):
      return write(text.utf8Span.span, escaping, to: &output)
    case .bytes(let bytes):
      return write(bytes.span, escaping, to: &output)
    case .number(let number):
      let decimal = Decimal(number)
      if decimal.length <= output.count - written { decimal.write(to: &output, at: written) }
      return decimal.length
    case .flag(let flag):
      let word = (flag ? "true" : "false").utf8
      return write(word.span, .none, to: &output)
    case .picture: return Self.isPicture
    case .absent, .record, .list:
      return 0
    }
  }

  /// In the place of a length: nothing is written, but its place noted.
  private static let isPicture = -1

  @inline(__always)
  private func write(
    _ text: Span<UInt8>, _ escaping: Escaping, to output: inout MutableSpan<UInt8>
  ) -> Int {
    if escaping == .none || escaping.isClean(text, table: escapes.span) {
      if text.count <= output.count - written { output.write(text, at: written) }
      return text.count
    }
    var escaped: [UInt8] = []
    escaping.append(text, to: &escaped)
    if escaped.count <= output.count - written { output.write(escaped.span, at: written) }
    return escaped.count
  }

  // MARK: - Sections

  @inline(__always)
  func isSomething(_ name: Name) -> Bool {
    guard let symbol = name.symbol else {
      return isTopRecord(name) || found(name).isSomething
    }
    guard let (frame, index) = locate(symbol) else { return false }
    return frames[frame].values[index].isSomething
  }

  /// Whether `.` is a record, which is always something.
  private func isTopRecord(_ name: Name) -> Bool {
    guard name.path == nil, let top = frames.last else { return false }
    return top.row != Frame.scalar
  }

  /// Pushes what a section renders first; false if there is nothing.
  @inline(__always)
  mutating func enter(_ name: Name) -> Bool {
    if let symbol = name.symbol {
      guard let (frame, index) = locate(symbol) else { return false }
      return enter(frames[frame].values, at: index)
    }
    if isTopRecord(name), let top = frames.last {
      frames.append(top)
      activations.append(Activation(kind: .once, instruction: 0))
      return true
    }
    guard let (values, index) = place(of: name) else { return false }
    return enter(values, at: index)
  }

  private mutating func enter(_ values: [Value], at index: Int) -> Bool {
    switch values[index] {
    case .list(let list):
      if list.values.isEmpty { return false }
      guard list.signature != Shape.loose else {
        frames.append(Frame(values: list.values, base: 0, row: Frame.nameless))
        pushElement()
        activations.append(
          Activation(kind: .values, instruction: 0, remaining: list.values.count))
        return true
      }
      guard let row = program.slots.row(of: list.signature) else { return false }
      let width = program.slots.widths[row]
      frames.append(Frame(values: list.values, base: 0, row: row))
      activations.append(
        Activation(
          kind: .rows, instruction: 0, remaining: list.values.count / width, width: width))
      return true
    case .record(let record):
      push(record)
    case let value:
      guard value.isSomething else { return false }
      frames.append(Frame(values: values, base: index, row: Frame.scalar))
    }
    activations.append(Activation(kind: .once, instruction: 0))
    return true
  }

  /// The frame of the value that the frame on top stands at.
  mutating func pushElement() {
    let cursor = frames[frames.count - 1]
    if case .record(let record) = cursor.values[cursor.base] {
      push(record)
    } else {
      frames.append(Frame(values: cursor.values, base: cursor.base, row: Frame.scalar))
    }
  }
}
