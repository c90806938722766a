extension JSONNode {
  /// Whether the node is written as a value equal to this one. Nothing is copied, and the first
  /// difference ends it.
  func isEqual(to value: JSONValue) -> Bool {
    switch value {
    case .null: isNull
    case .bool(let value): bool == value
    case .number(let number): kind == .number && hasNumber(number)
    case .string(let text): kind == .string && hasText(text)
    case .array(let elements):
      kind == .array && count == elements.count
        && zip(self.elements, elements).allSatisfy { $0.isEqual(to: $1) }
    case .object(let object):
      kind == .object && count == object.count && hasMembers(of: object)
    }
  }

  /// Whether the string is this text, byte for byte.
  func hasText(_ text: String) -> Bool {
    let (range, hasEscapes) = storage.content(at: index)
    if hasEscapes { return storage.unescapedText(range).utf8.elementsEqual(text.utf8) }
    return storage.bytes.isText(text, at: range)
  }

  private func hasNumber(_ number: JSONNumber) -> Bool {
    let range = offset..<end
    return storage.bytes.isText(number.text, at: range)
      || JSONNumber(wellWritten: storage.bytes.text(range)) == number
  }

  /// Whether the members are those of `object`, which has as many, in whatever order.
  private func hasMembers(of object: JSONObject) -> Bool {
    var inOrder = 0
    // Positions found out of order: a repeated key must not stand for two members.
    var seen: Set<Int> = []
    for member in members {
      let isNext = inOrder < object.count && member.keyNode.hasText(object.members[inOrder].key)
      let position = isNext && seen.isEmpty ? inOrder : object.position(of: member.key)
      guard let position, member.value.isEqual(to: object.members[position].value) else {
        return false
      }
      if position == inOrder, seen.isEmpty {
        inOrder += 1
      } else {
        guard position >= inOrder, seen.insert(position).inserted else { return false }
      }
    }
    return true
  }
}
