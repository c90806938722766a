package import Diagnostics

/// A rendered page that knows which place of which template wrote each of its bytes: for messages
/// about the page.
package struct RenderingTrace: Sendable {
  /// What one instruction wrote: the bytes from `start` to the start of the next run.
  struct Run: Sendable {
    let start: Int
    let instruction: Int
  }

  package let bytes: [UInt8]
  /// In order.
  private let runs: [Run]
  private let program: Program

  init(_ bytes: [UInt8], runs: [Run], program: Program) {
    self.bytes = bytes
    self.runs = runs
    self.program = program
  }

  /// The place that a byte comes from: where it stands in a template, or the tag of the value that it
  /// is of. Nil for a byte that is not there.
  package func place(at offset: Int) -> SourceLocation? {
    guard bytes.indices.contains(offset), let run = run(at: offset) else { return nil }
    let origin =
      if case .literal(let start, _) = program.instructions[run.instruction] {
        program.origin(ofLiteral: Int(start) + offset - run.start)
      } else {
        program.origins[run.instruction]
      }
    return program.sources[Int(origin.tree)].location(at: Int(origin.offset))
  }

  /// Where a value begins that was written as it is; nil where it was not.
  package func start(of value: [UInt8]) -> Int? {
    value.isEmpty ? nil : runs.lazy.map(\.start).first { bytes[$0...].starts(with: value) }
  }

  /// Whether all of a stretch stands in one template as it is, no part of it being a value.
  package func isVerbatim(_ stretch: Range<Int>) -> Bool {
    guard let run = run(at: stretch.lowerBound),
      case .literal(let start, let end) = program.instructions[run.instruction]
    else { return false }
    return stretch.upperBound <= run.start + Int(end - start)
  }

  private func run(at offset: Int) -> Run? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : runs[low - 1]
  }
}

extension Template {
  /// Renders as `render` does, and keeps where everything comes from; takes several times as long.
  package func trace(
    _ record: Record, over outer: [Record] = []
  ) throws(TemplateError) -> RenderingTrace {
    var machine = try machine(for: outer.reversed().map { .record($0) } + [.record(record)])
    var runs: [RenderingTrace.Run] = []
    var output: [UInt8] = []
    // With room for just what comes next, the machine stops before everything that it writes.
    while let wanted = try step(&machine, into: &output) {
      if output.count + wanted > Limits.output {
        throw machine.error(.tooMuchOutput(Limits.output))
      }
      runs.append(RenderingTrace.Run(start: output.count, instruction: machine.pc))
      output.append(addingCapacity: wanted) { $0.append(repeating: 0, count: wanted) }
    }
    return RenderingTrace(output, runs: runs, program: program)
  }

  private func step(
    _ machine: inout Machine, into output: inout [UInt8]
  ) throws(TemplateError) -> Int? {
    var places = output.mutableSpan
    return try machine.render(into: &places)
  }
}
