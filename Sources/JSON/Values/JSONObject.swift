/// The members of a JSON object in their order. Keys are compared byte by byte and are unique.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package let key: String
    package var value: JSONValue
  }

  /// The members, in order.
  package private(set) var members: [Member] = []
  /// Where each key is; kept only once there are so many that looking through them is slow.
  private var positions: [ExactText: Int] = [:]
  private static let small = 16

  package init() {}

  /// The members of a node, in order; of a repeated key the first.
  init(_ source: JSONMembers) {
    for member in source {
      let key = member.key
      if position(of: key) == nil { append(key, member.value.value) }
    }
  }

  package var count: Int { members.count }
  package var isEmpty: Bool { members.isEmpty }
  package var keys: [String] { members.map(\.key) }

  /// The value of a key. A new value for a known key keeps its place, a new key goes last, nil
  /// removes the member.
  package subscript(key: String) -> JSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): remove(at: position)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Where the member with this key is among ``members``.
  package func position(of key: String) -> Int? {
    if members.count > Self.small { return positions[ExactText(key)] }
    return members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
    if members.count == Self.small + 1 {
      index()
    } else if members.count > Self.small {
      positions[ExactText(key)] = members.count - 1
    }
  }

  private mutating func remove(at position: Int) {
    members.remove(at: position)
    index()
  }

  private mutating func index() {
    positions = [:]
    guard members.count > Self.small else { return }
    for (position, member) in members.enumerated() { positions[ExactText(member.key)] = position }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members in the order of the literal; of a repeated key the last value.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    for (key, value) in members { self[key] = value }
  }
}

extension JSONObject: Hashable {
  /// Equal with the same members, in whatever order.
  package static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.count == b.count && a.members.allSatisfy { b[$0.key] == $0.value }
  }

  package func hash(into hasher: inout Hasher) {
    // A sum, so that the order does not matter.
    var sum = 0
    for member in members {
      var one = Hasher()
      one.combine(ExactText(member.key))
      one.combine(member.value)
      sum &+= one.finalize()
    }
    hasher.combine(sum)
  }
}
