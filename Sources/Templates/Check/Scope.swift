import Diagnostics

/// The kinds on the context stack at some place of a template, as far as they can be seen: what is
/// hidden for good by an equal one above it is left out, so that a template that includes itself
/// within its own list is met in only so many different scopes.
struct Scope {
  /// The innermost last.
  private(set) var kinds: [Kind]

  init(_ kinds: [Kind]) {
    self.kinds = kinds
  }

  /// Tells scopes apart.
  var signature: [UInt64] { kinds.map(\.signature) }

  /// The scope within a section over a value of this kind.
  func entering(_ kind: Kind) -> Scope {
    let signature = kind.signature
    let visible = kinds.filter {
      if case .record = $0 { $0.signature != signature } else { false }
    }
    return Scope(visible + [kind])
  }

  /// The shapes whose names can be seen, the nearest first.
  private var shapes: [Shape] {
    kinds.reversed().compactMap { if case .record(let shape) = $0 { shape } else { nil } }
  }

  func kind(of name: String) -> Kind? {
    for shape in shapes {
      if let slot = shape.slot(of: name) { return shape.fields[slot].kind }
    }
    return nil
  }

  /// What may have been meant by a name that is not in scope.
  func hint(for name: String) -> TemplateProblem.NameHint? {
    for field in shapes.flatMap(\.fields) {
      switch field.kind {
      case .list(of: .record(let shape)) where shape.slot(of: name) != nil:
        return .within(field.name, isList: true)
      case .record(let shape) where shape.slot(of: name) != nil:
        return .within(field.name, isList: false)
      default: continue
      }
    }
    var seen: Set<String> = []
    let visible = shapes.flatMap { $0.fields.map(\.name) }.filter { seen.insert($0).inserted }
    return Scope.hint(for: name, among: visible)
  }

  /// The nearest name; else all of them, if they are few.
  static func hint(for name: String, among names: [String]) -> TemplateProblem.NameHint? {
    if let nearest = nearestName(to: name, among: names) { return .nearest(nearest) }
    return names.isEmpty || names.count > 16 ? nil : .available(names)
  }
}
