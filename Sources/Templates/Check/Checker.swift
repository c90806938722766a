/// Checks a template and all that it includes against the vocabulary.
///
/// Each unit is walked once for each scope and binding in which it is met, from a list of work, so
/// that neither recursion of templates nor many includes make the check long or deep. An include
/// that nothing makes conditional is remembered: a cycle of those can never end and is told here;
/// any other recursion is legal and bounded when it is rendered.
struct Checker {
  private struct Work {
    var key: CheckedUnit
    var scope: Scope?
    var chain: [Finding.Place]
  }

  let set: TemplateSet
  private let scope: Scope?
  private(set) var findings: [Finding] = []
  /// Templates that can be reached, in the order in which they were.
  private(set) var reachable: [Int] = []

  private var work: [Work] = []
  private var next = 0
  private var seen: Set<CheckedUnit> = []
  private var inclusions = InclusionGraph()
  /// How each template was first come to.
  private var chains: [Int: [Finding.Place]] = [:]
  private var blockNames: BlockNames

  // Of the unit that is walked.
  private var current = Work(
    key: CheckedUnit(unit: UnitID(tree: 0, argument: nil), scope: nil, bindings: []), scope: nil,
    chain: [])

  /// With no scope, names are not checked, and templates that are not there do not matter.
  init(_ set: TemplateSet, scope: Scope?) {
    self.set = set
    self.scope = scope
    blockNames = BlockNames(set)
  }

  mutating func check(_ tree: Int) {
    enqueue(UnitID(tree: tree, argument: nil), scope: scope, bindings: [], from: nil, chain: [])
    while next < work.count, !isFull {
      current = work[next]
      next += 1
      let tree = set.trees[current.key.unit.tree]
      let nodes =
        if let argument = current.key.unit.argument { tree.arguments[argument].content } else {
          tree.nodes
        }
      walk(nodes, scope: current.scope, isConditional: false)
    }
    for cycle in inclusions.cycles() {
      let names = cycle.map { name(of: $0.unit) }
      report(
        cycle[0].place.offset, .endlessInclusion(names + names.prefix(1)), in: cycle[0].place.tree,
        chain: cycle.dropFirst().reversed().map(\.place))
    }
  }

  private func name(of unit: UnitID) -> String {
    let tree = set.trees[unit.tree]
    return unit.argument.map { "$" + tree.arguments[$0].name } ?? tree.source.name
  }

  private mutating func report(_ offset: Int, _ problem: TemplateProblem) {
    report(offset, problem, in: current.key.unit.tree, chain: current.chain)
  }

  private mutating func report(
    _ offset: Int, _ problem: TemplateProblem, in tree: Int, chain: [Finding.Place]
  ) {
    if isFull { return }
    findings.append(Finding(tree: tree, offset: offset, problem: problem, chain: chain))
  }

  /// Whether there are more problems than anybody will read at once.
  private var isFull: Bool { findings.count >= Limits.problems }

  private mutating func enqueue(
    _ unit: UnitID, scope: Scope?, bindings: [CheckedUnit.Binding], from place: Finding.Place?,
    chain: [Finding.Place], isConditional: Bool = true
  ) {
    let key = CheckedUnit(unit: unit, scope: scope?.signature, bindings: bindings)
    if !isConditional, let place {
      inclusions.add(from: current.key, at: place, to: key)
    }
    // A source that could not be read has nothing to check, and its problems are told anyway.
    guard seen.insert(key).inserted, set.trees[unit.tree].problems.isEmpty else { return }
    guard seen.count <= Limits.contexts, chain.count <= Limits.depth else {
      let limit = chain.count > Limits.depth ? Limits.depth : Limits.contexts
      let place = place ?? Finding.Place(tree: unit.tree, offset: 0)
      report(
        place.offset,
        chain.count > Limits.depth ? .tooDeep(limit) : .tooManyContexts(limit),
        in: place.tree, chain: Array(chain.dropFirst()))
      work.removeAll()
      next = 0
      return
    }
    if unit.argument == nil, chains[unit.tree] == nil {
      chains[unit.tree] = chain
      reachable.append(unit.tree)
    }
    work.append(Work(key: key, scope: scope, chain: chain))
  }

  private mutating func walk(_ nodes: [Node], scope: Scope?, isConditional: Bool) {
    for node in nodes {
      if isFull { return }
      switch node {
      case .text, .lineStart: break
      case .value(let reference, let isRaw):
        if let scope, let kind = kind(of: reference, in: scope) {
          checkWritable(reference, kind, isRaw: isRaw)
        }
      case .section(let reference, let isInverted, let content):
        var inner = scope
        if let outer = scope {
          let kind = kind(of: reference, in: outer)
          if !isInverted { inner = kind.map { outer.entering($0.element) } }
        }
        walk(content, scope: inner, isConditional: true)
      case .inclusion(let inclusion):
        include(inclusion, scope: scope, isConditional: isConditional)
      case .block(let site):
        let bindings = current.key.bindings
        if let bound = bindings.first(where: { $0.name == site.name }) {
          enqueue(
            bound.argument, scope: scope, bindings: bindings, from: place(site.offset),
            chain: chains[bound.argument.tree] ?? [], isConditional: isConditional)
        } else {
          walk(site.content, scope: scope, isConditional: isConditional)
        }
      }
    }
  }

  private func place(_ offset: Int) -> Finding.Place {
    Finding.Place(tree: current.key.unit.tree, offset: offset)
  }

  // MARK: - Names

  /// What a name stands for, or nil after telling that it stands for nothing.
  private mutating func kind(of reference: Reference, in scope: Scope) -> Kind? {
    guard let first = reference.parts.first else { return scope.kinds.last }
    guard var kind = scope.kind(of: first) else {
      report(reference.offset, .unknownName(first, hint: scope.hint(for: first)))
      return nil
    }
    for (part, owner) in zip(reference.parts.dropFirst(), reference.parts) {
      guard case .record(let shape) = kind else {
        let isList = if case .list = kind { true } else { false }
        report(reference.offset, .noParts(part, of: owner, isList: isList))
        return nil
      }
      guard let slot = shape.slot(of: part) else {
        let hint = Scope.hint(for: part, among: shape.fields.map(\.name))
        report(reference.offset, .unknownName(part, hint: hint))
        return nil
      }
      kind = shape.fields[slot].kind
    }
    return kind
  }

  private mutating func checkWritable(_ reference: Reference, _ kind: Kind, isRaw: Bool) {
    let language = set.trees[current.key.unit.tree].source.escaping
    let problem: TemplateProblem? =
      switch kind {
      case .number: nil
      case .text, .template: isRaw && language != .none ? .rawText(reference.text) : nil
      case .picture:
        language == .markdown || language == .none
          ? isRaw ? nil : .escapedMarkup(reference.text) : .misplacedPicture(reference.text)
      case .flag: .notWritable(reference.text, .flag)
      case .record: .notWritable(reference.text, .record)
      case .list: .notWritable(reference.text, .list)
      case .markup(let own) where isRaw:
        own == language || language == .none ? nil : .rawText(reference.text)
      case .markup(let own):
        own == language && language != .none ? .escapedMarkup(reference.text) : nil
      }
    if let problem { report(reference.offset, problem) }
  }

  // MARK: - Other templates

  private mutating func include(_ inclusion: Inclusion, scope: Scope?, isConditional: Bool) {
    let tree = current.key.unit.tree
    let language = set.trees[tree].source.escaping
    var bindings = current.key.bindings
    var names = Set(bindings.map(\.name))
    for index in inclusion.arguments {
      let name = set.trees[tree].arguments[index].name
      // What was bound further out goes first.
      if names.insert(name).inserted {
        bindings.append(.init(name: name, argument: UnitID(tree: tree, argument: index)))
      }
    }
    let isFixed = if case .template = inclusion.target { true } else { false }
    let targets = targets(of: inclusion, scope: scope)
    for name in targets {
      guard let target = set.indices[name] else {
        if self.scope != nil {
          report(inclusion.offset, .missingTemplate(name, nearest: set.nearest(to: name)))
        }
        continue
      }
      let other = set.trees[target].source.escaping
      guard other == language else {
        if isFixed || self.scope != nil {
          report(inclusion.offset, .otherLanguage(name, other, within: language))
        }
        continue
      }
      enqueue(
        UnitID(tree: target, argument: nil), scope: scope, bindings: bindings,
        from: place(inclusion.offset), chain: [place(inclusion.offset)] + current.chain,
        isConditional: isConditional || !isFixed)
    }
    checkArguments(of: inclusion, targets: targets.compactMap { set.indices[$0] })
  }

  /// The templates that an inclusion can mean.
  private mutating func targets(of inclusion: Inclusion, scope: Scope?) -> [String] {
    switch inclusion.target {
    case .template(let name): return [name]
    case .nameIn(let reference):
      guard self.scope != nil else { return set.trees.map(\.source.name) }
      guard let scope, let kind = kind(of: reference, in: scope) else { return [] }
      if case .template(let names) = kind { return names }
      report(inclusion.offset, .notTemplateName(reference.text))
      return []
    }
  }

  /// Content for a block that no template there has would vanish without a word.
  private mutating func checkArguments(of inclusion: Inclusion, targets: [Int]) {
    guard scope != nil, !targets.isEmpty else { return }
    let tree = current.key.unit.tree
    let names = Set(targets.flatMap { blockNames.reachable(from: $0) })
    for index in inclusion.arguments {
      let argument = set.trees[tree].arguments[index]
      if !names.contains(argument.name) {
        report(
          argument.offset,
          .unknownBlock(
            argument.name, parent: set.trees[targets[0]].source.name,
            nearest: BlockNames.nearest(to: argument.name, among: names.sorted())))
      }
    }
  }
}

extension Kind {
  /// What a section over it has on top of the stack.
  fileprivate var element: Kind {
    if case .list(let element) = self { element } else { self }
  }
}
