/// What is checked, and later rendered, as one: a template, or an argument that a template passes
/// to another.
struct UnitID: Hashable {
  var tree: Int
  var argument: Int?
}

/// A unit in the surroundings in which it is met: it is checked once in each.
struct CheckedUnit: Hashable {
  /// A block that has been given content from outside.
  struct Binding: Hashable {
    var name: String
    var argument: UnitID
  }

  var unit: UnitID
  /// Signature of the scope; nil where names are not checked.
  var scope: [UInt64]?
  /// What blocks are bound to, no name twice, in the order of binding.
  var bindings: [Binding]
}
