/// The names that a person gave for others, and which of them were of use.
struct Aliases {
  private let names: [String: String]
  private(set) var used: Set<String> = []

  init(_ names: [String: String]) {
    self.names = names
  }

  /// The name that is meant by one that a file has. One step: an alias of an alias is not followed.
  mutating func name(for name: String) -> String {
    guard let target = names[name] else { return name }
    used.insert(name)
    return target
  }

  /// The name that is meant, without counting the alias as used.
  subscript(name: String) -> String { names[name] ?? name }

  /// The first two names, in the order of the alphabet, of which each is said to be the other, also by way
  /// of more.
  static func circle(in names: [String: String]) -> (String, String)? {
    for (name, target) in names.sorted(by: { $0.key < $1.key }) where name != target {
      var (next, steps) = (target, 0)
      while let further = names[next], further != next, steps < names.count {
        if further == name { return (name, next) }
        (next, steps) = (further, steps + 1)
      }
    }
    return nil
  }

  /// Whether the person said who is meant by a name; perhaps nobody else.
  func settles(_ name: String) -> Bool { names[name] != nil }

  /// In the order of the alphabet, so that the same import tells the same.
  var unused: [String] { names.keys.filter { !used.contains($0) }.sorted() }
}
