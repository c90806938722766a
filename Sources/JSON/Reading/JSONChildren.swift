extension JSONNode {
  /// How many elements or members it has; 0 for what is neither array nor object.
  @inlinable package var count: Int { isContainer ? Int(storage.tape[index + 3]) : 0 }

  /// The elements of an array; none for another kind.
  @inlinable package var elements: JSONElements {
    JSONElements(storage: storage, entries: firstByte == ASCII.openBracket ? children : 0..<0)
  }

  /// The members of an object in their order, repeated keys included; none for another kind.
  @inlinable package var members: JSONMembers {
    JSONMembers(storage: storage, entries: firstByte == ASCII.openBrace ? children : 0..<0)
  }

  /// The value of the (first) member with this key, compared byte by byte. Looks at the members one
  /// by one.
  package subscript(key: String) -> JSONNode? {
    for member in members where member.keyNode.hasText(key) { return member.value }
    return nil
  }

  @inlinable var isContainer: Bool {
    firstByte == ASCII.openBrace || firstByte == ASCII.openBracket
  }

  /// The entries of the tape of what is in this container.
  @inlinable var children: Range<Int> {
    index + JSONStorage.containerHeader..<Int(storage.tape[index + 2])
  }
}

/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline var entries: Range<Int>

  @inlinable
  init(storage: JSONStorage, entries: Range<Int>) {
    self.storage = storage
    self.entries = entries
  }

  @inlinable
  package mutating func next() -> JSONNode? {
    guard !entries.isEmpty else { return nil }
    let node = JSONNode(storage: storage, index: entries.lowerBound)
    entries = storage.indexAfter(entries.lowerBound)..<entries.upperBound
    return node
  }
}

/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline var entries: Range<Int>

  @inlinable
  init(storage: JSONStorage, entries: Range<Int>) {
    self.storage = storage
    self.entries = entries
  }

  @inlinable
  package mutating func next() -> JSONMember? {
    guard !entries.isEmpty else { return nil }
    let key = JSONNode(storage: storage, index: entries.lowerBound)
    let value = entries.lowerBound + JSONStorage.stringEntries
    entries = storage.indexAfter(value)..<entries.upperBound
    return JSONMember(keyNode: key)
  }
}
