/// A document for a reader of very many values: the same values as ``JSONNode`` gives, named by plain
/// numbers.
///
/// A node carries its document, and so each copy of one counts a reference. With a million values
/// that is most of the time of reading them, and threads that count on the same document wait for
/// each other. Here a value costs nothing to copy, and means something only to its own tape.
///
/// Public, unlike all else in the package: the compiler puts what is `package` in line in no other
/// module (Swift 6.3), and called through, these small functions cost several times what they do.
public struct JSONTape: Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let entries: [UInt32]

  /// One value of the document.
  public struct Value: Sendable, Hashable {
    @usableFromInline let index: Int

    @inlinable
    init(index: Int) { self.index = index }
  }

  /// One member of an object.
  public struct Member: Sendable {
    /// The key as a value of its own: a string.
    public let key: Value

    @inlinable
    init(key: Value) { self.key = key }

    @inlinable @inline(__always) public var value: Value {
      Value(index: key.index + JSONStorage.stringEntries)
    }
  }

  /// What is still to be visited of an array or an object.
  public struct Cursor: Sendable {
    @usableFromInline var next: Int
    @usableFromInline let end: Int

    @inlinable
    init(next: Int, end: Int) {
      self.next = next
      self.end = end
    }
  }

  init(_ storage: JSONStorage) {
    self.storage = storage
    bytes = storage.bytes
    entries = storage.tape
  }

  @inlinable public var root: Value { Value(index: 0) }

  /// The value with all that ``JSONNode`` tells of it.
  package func node(_ value: Value) -> JSONNode {
    JSONNode(storage: storage, index: value.index)
  }

  /// The length of the text.
  package var byteCount: Int { bytes.count }

  /// A part of the text; empty where there is none.
  package func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.clamped(to: 0..<bytes.count)]
  }

  /// Byte offset of the first byte of a value in the text.
  @inlinable @inline(__always)
  public func offset(of value: Value) -> Int { Int(entries[value.index]) }

  @inlinable @inline(__always)
  func firstByte(of value: Value) -> UInt8 { bytes[offset(of: value)] }

  @inlinable @inline(__always)
  public func isObject(_ value: Value) -> Bool { firstByte(of: value) == ASCII.openBrace }

  @inlinable @inline(__always)
  public func isArray(_ value: Value) -> Bool { firstByte(of: value) == ASCII.openBracket }

  @inlinable @inline(__always)
  public func isString(_ value: Value) -> Bool { firstByte(of: value) == ASCII.quote }
}

// MARK: Containers

extension JSONDocument {
  package var tape: JSONTape { JSONTape(storage) }
}

extension JSONTape {
  /// How many elements or members a container has; 0 for any other value.
  @inlinable
  public func count(of value: Value) -> Int {
    isObject(value) || isArray(value) ? Int(entries[value.index + 3]) : 0
  }

  /// What is in a container; nothing for any other value.
  @inlinable @inline(__always)
  public func children(of value: Value) -> Cursor {
    guard isObject(value) || isArray(value) else { return Cursor(next: 0, end: 0) }
    return Cursor(
      next: value.index + JSONStorage.containerHeader, end: Int(entries[value.index + 2]))
  }

  /// The next element of an array.
  @inlinable @inline(__always)
  public func nextElement(_ cursor: inout Cursor) -> Value? {
    guard cursor.next < cursor.end else { return nil }
    let value = Value(index: cursor.next)
    cursor.next = indexAfter(value)
    return value
  }

  /// The next member of an object.
  @inlinable @inline(__always)
  public func nextMember(_ cursor: inout Cursor) -> Member? {
    guard cursor.next < cursor.end else { return nil }
    let member = Member(key: Value(index: cursor.next))
    cursor.next = indexAfter(member.value)
    return member
  }

  @inlinable @inline(__always)
  func indexAfter(_ value: Value) -> Int {
    switch firstByte(of: value) {
    case ASCII.quote: value.index + JSONStorage.stringEntries
    case ASCII.openBrace, ASCII.openBracket: Int(entries[value.index + 2])
    default: value.index + 1
    }
  }
}

// MARK: Numbers and texts

extension JSONTape {
  /// The value of a number without sign, fraction or exponent and of at most nine digits: nearly all
  /// of them. Nil for any other value; ``JSONNode/integer`` knows the rest.
  @inlinable @inline(__always)
  public func smallNumber(_ value: Value) -> Int? {
    var index = offset(of: value)
    let limit = index + 9
    var number = 0
    while index < bytes.count, bytes[index] &- ASCII.zero < 10 {
      guard index < limit else { return nil }
      number = number &* 10 &+ Int(bytes[index] &- ASCII.zero)
      index += 1
    }
    guard index > offset(of: value) else { return nil }
    if index == bytes.count { return number }
    switch bytes[index] {
    case ASCII.dot, ASCII.lowerE, 0x45: return nil
    default: return number
    }
  }

  /// The bytes between the quotes of a string that has no escapes, so that they are its text; nil for
  /// any other value.
  @inlinable @inline(__always)
  public func plainText(of value: Value) -> Range<Int>? {
    guard isString(value) else { return nil }
    let entry = Int(entries[value.index + 1])
    guard entry & 1 == 0 else { return nil }
    let start = offset(of: value) + 1
    return start..<start + entry >> 1
  }

  /// The text of a string of at most ``JSONShortText/limit`` bytes, escapes resolved; nil for any
  /// other value.
  @inlinable @inline(__always)
  public func shortText(of value: Value) -> JSONShortText? {
    guard let text = plainText(of: value) else { return escapedShortText(of: value) }
    guard text.count <= JSONShortText.limit else { return nil }
    return shortText(text)
  }

  @usableFromInline
  func escapedShortText(of value: Value) -> JSONShortText? {
    guard isString(value) else { return nil }
    return JSONShortText(storage.text(at: value.index))
  }

  @inlinable @inline(__always)
  func shortText(_ text: Range<Int>) -> JSONShortText? {
    // Two whole loads, and what does not belong to the text masked off.
    guard text.lowerBound + 16 <= bytes.count else { return JSONShortText(bytes: bytes[text]) }
    let count = UInt64(text.count)
    let first = bytes.word(at: text.lowerBound)
    if count < 8 {
      return JSONShortText(low: first & ((1 << (count * 8)) - 1), high: count << 56)
    }
    let second = bytes.word(at: text.lowerBound + 8) & ((1 << ((count - 8) * 8)) - 1)
    return JSONShortText(low: first, high: second | count << 56)
  }

  /// A number made from all bytes of a plain text: equal for equal texts, hardly ever for others.
  @inlinable @inline(__always)
  public func fingerprint(of text: Range<Int>) -> UInt64 {
    var mixed = UInt64(text.count) &* 0x9E37_79B9_7F4A_7C15
    var index = text.lowerBound
    while index + 8 <= text.upperBound {
      mixed = (mixed ^ bytes.word(at: index)) &* 0xD6E8_FEB8_6659_FD93
      mixed ^= mixed >> 32
      index += 8
    }
    var rest: UInt64 = 0
    while index < text.upperBound {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    mixed = (mixed ^ rest) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed >> 32
  }

  /// Whether two plain texts have the same bytes.
  @inlinable @inline(__always)
  public func areEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    var offset = 0
    while offset + 8 <= a.count {
      if bytes.word(at: a.lowerBound + offset) != bytes.word(at: b.lowerBound + offset) {
        return false
      }
      offset += 8
    }
    while offset < a.count {
      if bytes[a.lowerBound + offset] != bytes[b.lowerBound + offset] { return false }
      offset += 1
    }
    return true
  }
}
