/// Finds which element of an old array each element of a new one comes from.
struct ArrayAlignment {
  private let old: [JSONNode]
  private let new: [JSONValue]
  private let identityKeys: [String]
  /// For each new element the old one it comes from; nil for one that is really new.
  private(set) var sources: [Int?]

  init(from old: [JSONNode], to new: [JSONValue], identityKeys: [String]) {
    self.old = old
    self.new = new
    self.identityKeys = identityKeys
    sources = Array(repeating: nil, count: new.count)
    let start = matchStart()
    let end = matchEnd(after: start)
    matchMiddle(start..<old.count - end, start..<new.count - end)
  }

  /// How many elements from the first on are the same.
  private mutating func matchStart() -> Int {
    var count = 0
    while count < min(old.count, new.count), isSame(old[count], new[count]) {
      sources[count] = count
      count += 1
    }
    return count
  }

  /// How many elements up to the last are the same, besides the first `start`.
  private mutating func matchEnd(after start: Int) -> Int {
    var count = 0
    while count < min(old.count, new.count) - start,
      isSame(old[old.count - 1 - count], new[new.count - 1 - count])
    {
      sources[new.count - 1 - count] = old.count - 1 - count
      count += 1
    }
    return count
  }

  private func isSame(_ node: JSONNode, _ value: JSONValue) -> Bool {
    if node.isEqual(to: value) { return true }
    guard let identity = identity(of: value), let nodeIdentity = self.identity(of: node) else {
      return false
    }
    return identity == nodeIdentity
  }

  /// Between what is the same at both ends: equal elements first, wherever they are, then those of
  /// one identity, then what lies between two neighbours that stayed together.
  private mutating func matchMiddle(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    var free = Set(oldRange)
    let values = oldRange.map { old[$0].value }
    match(newRange, &free, oldRange, oldKeys: values, newKeys: Array(new[newRange]))
    let identities = oldRange.map { identity(of: old[$0]) }
    let newIdentities = newRange.map { identity(of: new[$0]) }
    match(newRange, &free, oldRange, oldKeys: identities, newKeys: newIdentities)
    for position in newRange where sources[position] == nil {
      let before = position == newRange.lowerBound ? oldRange.lowerBound - 1 : sources[position - 1]
      guard let candidate = before.map({ $0 + 1 }), free.contains(candidate) else { continue }
      let after = position + 1 < new.count ? sources[position + 1] : old.count
      let haveIdentities =
        identity(of: new[position]) != nil && identity(of: old[candidate]) != nil
      guard old[candidate].kind == new[position].kind, !haveIdentities || after == candidate + 1
      else { continue }
      sources[position] = candidate
      free.remove(candidate)
    }
  }

  /// Gives each new element without a source the first free old one of the same key.
  private mutating func match<Key: Hashable>(
    _ newRange: Range<Int>, _ free: inout Set<Int>, _ oldRange: Range<Int>, oldKeys: [Key?],
    newKeys: [Key?]
  ) {
    var places: [Key: [Int]] = [:]
    for (position, key) in zip(oldRange, oldKeys).reversed() where free.contains(position) {
      if let key { places[key, default: []].append(position) }
    }
    for (position, key) in zip(newRange, newKeys) where sources[position] == nil {
      guard let key, let source = places[key]?.popLast() else { continue }
      sources[position] = source
      free.remove(source)
    }
  }

  /// What tells an object from its like.
  private struct Identity: Hashable {
    var key: String
    var value: JSONValue
  }

  private func identity(of value: JSONValue) -> Identity? {
    guard let object = value.object else { return nil }
    for key in identityKeys {
      if let value = object[key] { return Identity(key: key, value: value) }
    }
    return nil
  }

  private func identity(of node: JSONNode) -> Identity? {
    guard node.kind == .object else { return nil }
    for key in identityKeys {
      if let value = node[key] { return Identity(key: key, value: value.value) }
    }
    return nil
  }
}
