import Diagnostics

extension Machine {
  /// Begins another template, and gives its first instruction.
  mutating func call(_ index: Int) throws(TemplateError) -> Int {
    let call = program.calls[index]
    let unit: Int32
    switch call.target {
    case .unit(let number): unit = number
    case .named(let name, let escaping):
      guard let target = try target(name, escaping) else { return pc + 1 }
      unit = call.isIndented ? target.indented : target.plain
    }
    try expand(Int(unit), kind: .call, then: pc + 1)
    if call.isFresh { indentationStart = indentation.count }
    try indent(by: call.indentation)
    try charge(Int(call.arguments.end - call.arguments.start))
    for argument in call.arguments.start..<call.arguments.end { bindings.append(argument) }
    return Int(program.units[Int(unit)].start)
  }

  /// The template that a value names. Of one that is not there, or of another language, nothing is
  /// rendered; strictly, that is an error.
  private func target(
    _ name: Name, _ escaping: Escaping
  ) throws(TemplateError) -> Program.NamedTarget? {
    guard case .text(let text) = value(of: name) else { return nil }
    if let target = program.namedTargets[text], target.escaping == escaping { return target }
    if program.signatures != nil { throw error(.unexpectedTemplateName(text)) }
    return nil
  }

  /// Begins what was given for a block, or its default content if nothing was.
  mutating func block(_ index: Int) throws(TemplateError) -> Int {
    let block = program.blocks[index]
    try charge(bindings.count)
    for binding in bindings {
      let argument = program.arguments[Int(binding)]
      guard argument.block == block.name else { continue }
      let unit = block.isIndented ? argument.indented : argument.plain
      try expand(Int(unit), kind: .block, then: Int(block.end))
      try indent(by: block.indentation)
      indentationSkip = block.isInline ? indentation.count - indentationStart : 0
      return Int(program.units[Int(unit)].start)
    }
    return pc + 1
  }

  private mutating func indent(by literal: Program.Literal) throws(TemplateError) {
    try charge(Int(literal.end - literal.start))
    for offset in literal.start..<literal.end {
      indentation.append(program.literals[Int(offset)])
    }
  }

  private mutating func expand(
    _ unit: Int, kind: Activation.Kind, then next: Int
  ) throws(TemplateError) {
    expansions += 1
    depth += 1
    if depth > Limits.depth { throw error(.tooDeep(Limits.depth)) }
    if expansions > Limits.expansions {
      throw error(.tooManyExpansions(Limits.expansions))
    }
    try charge(Int(program.units[unit].end - program.units[unit].start))
    activations.append(
      Activation(
        kind: kind, instruction: next, bindings: bindings.count,
        indentation: indentation.count, indentationStart: indentationStart))
  }

  /// Puts back what a call or block changed.
  mutating func leave(_ activation: Activation) {
    depth -= 1
    bindings.removeLast(bindings.count - activation.bindings)
    indentation.removeLast(indentation.count - activation.indentation)
    indentationStart = activation.indentationStart
    // The line that the block is in has been begun by now.
    if activation.kind == .block { indentationSkip = 0 }
  }
}
