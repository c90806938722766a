/// Turns checked trees into a program.
///
/// A unit is compiled plainly, its text in as few pieces as can be, or to be indented, with a step
/// at the start of each line; of each only what is needed. So pages that indent nothing pay
/// nothing for it.
struct Generator {
  private struct Variant: Hashable {
    var unit: UnitID
    var isIndented: Bool
  }

  let set: TemplateSet
  private(set) var instructions: [Instruction] = []
  private(set) var literals: [UInt8] = []
  private(set) var paths: [[Int32]] = []
  private(set) var units: [Program.Unit] = []
  private(set) var calls: [Program.Call] = []
  private(set) var arguments: [Program.Argument] = []
  private(set) var blocks: [Program.Block] = []
  private(set) var namedTargets: [String: Program.NamedTarget] = [:]
  private(set) var origins: [Program.Origin] = []
  private(set) var literalOrigins: [(start: Int32, origin: Program.Origin)] = []

  private let shapes: [Shape]
  private let isStrict: Bool
  private var variants: [Variant] = []
  private var numbers: [Variant: Int32] = [:]
  private var symbols: [String: Int32] = [:]
  private var names: [String] = []
  private var blockNames: [String: Int32] = [:]
  private var argumentRanges: [[Int]: Program.Literal] = [:]

  // Of the unit that is compiled.
  private var tree: SyntaxTree
  private var treeIndex = 0
  private var isIndented = false
  /// Text from here on may be joined to the literal before it; something jumps to what is earlier.
  private var barrier = 0

  /// `shapes` from the nearest outwards.
  init(_ set: TemplateSet, shapes: [Shape], isStrict: Bool) {
    self.set = set
    self.shapes = shapes
    self.isStrict = isStrict
    tree = set.trees[0]
  }

  mutating func template(_ index: Int, reachable: [Int]) -> Template {
    _ = unit(Variant(unit: UnitID(tree: index, argument: nil), isIndented: false))
    var next = 0
    while next < variants.count {
      compile(variants[next], number: next)
      next += 1
    }
    let program = Program(
      self, slots: SlotTable(names: names, shapes: shapes),
      signatures: isStrict ? shapes.reversed().map(\.signature) : nil)
    return Template(program, index: index, reachable: reachable)
  }

  /// The number of a unit, which is compiled once the present one is.
  private mutating func unit(_ variant: Variant) -> Int32 {
    if let number = numbers[variant] { return number }
    let number = Int32(variants.count)
    numbers[variant] = number
    variants.append(variant)
    units.append(Program.Unit(start: 0, end: 0))
    return number
  }

  private mutating func compile(_ variant: Variant, number: Int) {
    treeIndex = variant.unit.tree
    tree = set.trees[treeIndex]
    isIndented = variant.isIndented
    barrier = instructions.count
    units[number].start = Int32(instructions.count)
    compile(variant.unit.argument.map { tree.arguments[$0].content } ?? tree.nodes)
    emit(.end, at: 0)
    units[number].end = Int32(instructions.count)
  }

  private mutating func compile(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .text(let range):
        emitText(range)
      case .lineStart(let space):
        if isIndented { emit(.lineStart, at: space.lowerBound) }
        emitText(space)
      case .value(let reference, let isRaw):
        let escaping = isRaw ? .none : tree.source.escaping
        emit(.value(name(reference), escaping), at: reference.offset)
      case .section(let reference, let isInverted, let content):
        compileSection(reference, isInverted: isInverted, content)
      case .inclusion(let inclusion):
        compileInclusion(inclusion)
      case .block(let site):
        compileBlock(site)
      }
    }
  }

  @discardableResult
  private mutating func emit(_ instruction: Instruction, at offset: Int) -> Int {
    instructions.append(instruction)
    origins.append(Program.Origin(tree: Int32(treeIndex), offset: Int32(offset)))
    return instructions.count - 1
  }

  private mutating func emitText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    literalOrigins.append(
      (
        Int32(literals.count),
        Program.Origin(tree: Int32(treeIndex), offset: Int32(range.lowerBound))
      ))
    if instructions.count > barrier, case .literal(let start, let end)? = instructions.last,
      Int(end) == literals.count
    {
      literals += tree.source.bytes[range]
      instructions[instructions.count - 1] = .literal(start: start, end: Int32(literals.count))
    } else {
      let literal = literal(range)
      emit(.literal(start: literal.start, end: literal.end), at: range.lowerBound)
    }
  }

  private mutating func literal(_ range: Range<Int>) -> Program.Literal {
    let start = Int32(literals.count)
    literals += tree.source.bytes[range]
    return Program.Literal(start: start, end: Int32(literals.count))
  }

  private mutating func compileSection(
    _ reference: Reference, isInverted: Bool, _ content: [Node]
  ) {
    let name = name(reference)
    let start = emit(.endSection, at: reference.offset)
    barrier = instructions.count
    compile(content)
    if !isInverted { emit(.endSection, at: reference.offset) }
    barrier = instructions.count
    let end = Int32(instructions.count)
    instructions[start] = isInverted ? .inverted(name, end: end) : .section(name, end: end)
  }

  private mutating func compileInclusion(_ inclusion: Inclusion) {
    let isTargetIndented =
      inclusion.isStandalone && (isIndented || !inclusion.indentation.isEmpty)
    let target: Program.Call.Target
    switch inclusion.target {
    case .template(let name):
      guard let other = set.indices[name],
        set.trees[other].source.escaping == tree.source.escaping
      else { return }
      let variant = Variant(
        unit: UnitID(tree: other, argument: nil), isIndented: isTargetIndented)
      target = .unit(unit(variant))
    case .nameIn(let reference):
      target = .named(name(reference), tree.source.escaping)
      registerNamedTargets()
    }
    calls.append(
      Program.Call(
        target: target, indentation: literal(inclusion.indentation),
        isFresh: isIndented && !inclusion.isStandalone, isIndented: isTargetIndented,
        arguments: compileArguments(inclusion.arguments)))
    emit(.call(Int32(calls.count - 1)), at: inclusion.offset)
    barrier = instructions.count
  }

  private mutating func registerNamedTargets() {
    guard namedTargets.isEmpty else { return }
    for (index, tree) in set.trees.enumerated() {
      let id = UnitID(tree: index, argument: nil)
      namedTargets[tree.source.name] = Program.NamedTarget(
        plain: unit(Variant(unit: id, isIndented: false)),
        indented: unit(Variant(unit: id, isIndented: true)), escaping: tree.source.escaping)
    }
  }

  private mutating func compileArguments(_ indices: [Int]) -> Program.Literal {
    let key = [treeIndex] + indices
    if let range = argumentRanges[key] { return range }
    let start = Int32(arguments.count)
    for index in indices {
      let id = UnitID(tree: treeIndex, argument: index)
      arguments.append(
        Program.Argument(
          block: blockName(tree.arguments[index].name),
          plain: unit(Variant(unit: id, isIndented: false)),
          indented: unit(Variant(unit: id, isIndented: true))))
    }
    let range = Program.Literal(start: start, end: Int32(arguments.count))
    argumentRanges[key] = range
    return range
  }

  private mutating func compileBlock(_ site: BlockSite) {
    let index = blocks.count
    blocks.append(
      Program.Block(
        name: blockName(site.name), end: 0, indentation: literal(site.indentation),
        isInline: !site.isStandalone, isIndented: isIndented || !site.indentation.isEmpty))
    emit(.block(Int32(index)), at: site.offset)
    barrier = instructions.count
    compile(site.content)
    barrier = instructions.count
    blocks[index].end = Int32(instructions.count)
  }

  private mutating func blockName(_ name: String) -> Int32 {
    let number = blockNames[name] ?? Int32(blockNames.count)
    blockNames[name] = number
    return number
  }

  private mutating func name(_ reference: Reference) -> Name {
    let numbers = reference.parts.map { symbol($0) }
    switch numbers.count {
    case 0: return .current
    case 1: return .symbol(numbers[0])
    default:
      paths.append(numbers)
      return .path(Int32(paths.count - 1))
    }
  }

  private mutating func symbol(_ name: String) -> Int32 {
    if let number = symbols[name] { return number }
    let number = Int32(names.count)
    symbols[name] = number
    names.append(name)
    return number
  }
}
