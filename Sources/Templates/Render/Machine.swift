import Diagnostics

/// Renders a program once. Has a stack of its own instead of calling itself, so that no template can
/// exhaust the thread's; frames and activations are kept free of references where they can be.
struct Machine: ~Copyable {
  /// One level of the context stack.
  struct Frame {
    var values: [Value]
    /// Where its own values start in `values`.
    var base: Int
    /// Its row of the slot table; `scalar` or `nameless` for what has no names.
    var row: Int

    /// The frame is the single value at `base`.
    static let scalar = -1
    /// The frame is a record that the program knows no name of.
    static let nameless = -2
  }

  /// What is being done, and what to do after it.
  struct Activation {
    enum Kind: UInt8 {
      /// A section over one thing: one frame to take away.
      case once
      /// A section over rows of one shape: one frame that goes from row to row.
      case rows
      /// A section over values of no common shape: a frame that goes from value to value, which
      /// has no names itself, and above it the frame of each.
      case values
      case call
      case block
    }

    var kind: Kind
    /// Of a section, the start of its body; of a call, where to go on.
    var instruction: Int
    /// Of a section, elements yet to be rendered, this one included.
    var remaining = 0
    /// Of a section over rows, how many values each has.
    var width = 0
    // Of a call, what to restore.
    var bindings = 0
    var indentation = 0
    var indentationStart = 0
  }

  let program: Program
  let escapes: [EscapeMarks]
  var frames: [Frame] = []
  var activations: [Activation] = []
  /// Arguments that blocks are bound to, the outermost first.
  var bindings: [Int32] = []
  /// White space that indented units write at the start of each line: from `indentationStart`, less
  /// what `indentationSkip` says for the next line only.
  var indentation: [UInt8] = []
  var indentationStart = 0
  var indentationSkip = 0
  var depth = 0
  var expansions = 0
  var steps = 0

  /// Where the output goes on.
  var written: Int
  /// Pictures, and where in the output each has its place.
  var pictures: [(offset: Int, html: [UInt8])] = []
  /// The instruction that comes next.
  var pc = 0

  /// Ready to render with the values of `stack`, the outermost first, from a place of the output.
  init(_ program: Program, _ stack: [Value], from start: Int) {
    written = start
    self.program = program
    escapes = program.escapes
    frames.reserveCapacity(stack.count + 6)
    activations.reserveCapacity(8)
    for value in stack { pushRoot(value) }
  }

  /// Renders on until the end or until `output` is full. Gives nil at the
  /// end, else how many bytes the next step needs; it is done again with more room.
  ///
  /// Output goes to places that are there already, so that a step costs the copying and no look at
  /// an array's owner; and it is no part of the machine, so that a value can be written from where
  /// it is, without being taken out.
  mutating func render(into output: inout MutableSpan<UInt8>) throws(TemplateError) -> Int? {
    let instructions = program.instructions
    let literals = program.literals
    while true {
      switch instructions[pc] {
      case .literal(let start, let end):
        let room = Int(end - start)
        if output.count - written < room { return room }
        output.write(literals.span.extracting(Int(start)..<Int(end)), at: written)
        written += room
        pc += 1
      case .value(let name, let escaping):
        let room = write(name, escaping, to: &output)
        if room > 0 { return room }
        pc += 1
      case .section(let name, let end):
        pc = enter(name) ? try begin(pc, steps: Int(end) - pc) : Int(end)
      case .inverted(let name, let end):
        pc = isSomething(name) ? Int(end) : pc + 1
      case .endSection:
        pc = try endSection()
      case .lineStart:
        let room = indentation.count - indentationStart - indentationSkip
        if output.count - written < room { return room }
        output.write(indentation.span.extracting(last: room), at: written)
        written += room
        indentationSkip = 0
        pc += 1
      case .call(let index):
        pc = try call(Int(index))
      case .block(let index):
        pc = try block(Int(index))
      case .end:
        guard let activation = activations.popLast() else { return nil }
        leave(activation)
        pc = activation.instruction
      }
    }
  }

  private mutating func pushRoot(_ value: Value) {
    if case .record(let record) = value {
      push(record)
    } else {
      frames.append(Frame(values: [value], base: 0, row: Frame.scalar))
    }
  }

  mutating func push(_ record: Record) {
    let row = program.slots.row(of: record.signature) ?? Frame.nameless
    frames.append(Frame(values: record.values, base: 0, row: row))
  }

  /// Counts what is about to be done, so that lists within lists come to an end even if they write
  /// nothing, and gives the next instruction.
  private mutating func begin(_ pc: Int, steps count: Int) throws(TemplateError) -> Int {
    try charge(count)
    activations[activations.count - 1].instruction = pc + 1
    return pc + 1
  }

  mutating func charge(_ count: Int) throws(TemplateError) {
    steps += count
    if steps > Limits.steps { throw error(.tooManySteps) }
  }

  private mutating func endSection() throws(TemplateError) -> Int {
    let last = activations.count - 1
    let activation = activations[last]
    if activation.remaining > 1 {
      activations[last].remaining -= 1
      if activation.kind == .rows {
        frames[frames.count - 1].base += activation.width
      } else {
        frames.removeLast()
        frames[frames.count - 1].base += 1
        pushElement()
      }
      try charge(pc - activation.instruction + 1)
      return activation.instruction
    }
    activations.removeLast()
    frames.removeLast()
    if activation.kind == .values { frames.removeLast() }
    return pc + 1
  }

  /// The error, at the present instruction, with the includes that are open.
  func error(_ problem: TemplateProblem) -> TemplateError {
    let calls = activations.reversed().filter { $0.kind == .call }
    // Each costs a walk through a source.
    let chain = calls.prefix(Diagnostic.shownIncludes).map { location(of: $0.instruction - 1) }
    return TemplateError(
      Diagnostic(
        problem, at: location(of: pc), chain: chain, more: calls.count - chain.count))
  }

  private func location(of pc: Int) -> SourceLocation {
    let origin = program.origins[pc]
    return program.sources[Int(origin.tree)].location(at: Int(origin.offset))
  }
}
