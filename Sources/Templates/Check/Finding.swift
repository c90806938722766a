/// Something wrong with a template, and how one came to it.
struct Finding {
  /// Two findings are the same when they say the same of the same place, whatever led there.
  struct Identity: Hashable {
    var tree: Int?
    var offset: Int
    var problem: TemplateProblem
  }

  struct Place: Hashable {
    var tree: Int
    var offset: Int
  }

  /// Which source it is in; nil if it is about none.
  var tree: Int?
  var offset: Int
  var problem: TemplateProblem
  /// The includes that lead there, the innermost first.
  var chain: [Place] = []

  var identity: Identity { Identity(tree: tree, offset: offset, problem: problem) }

  /// A template that a page needs and the set has not.
  static func missing(_ name: String, nearest: String?) -> Finding {
    Finding(tree: nil, offset: 0, problem: .missingTemplate(name, nearest: nearest))
  }
}
