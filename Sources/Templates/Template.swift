import Diagnostics

/// A compiled template with all that it includes, ready to render any number of pages, from any
/// number of threads at once.
package struct Template: Sendable {
  package let name: String
  /// The language of what it renders.
  package let escaping: Escaping
  /// Bytes that differ when anything differs that the template renders by: its source, the sources
  /// that it can include, the names of its pages. For keys of a cache; the same in every run.
  package let identity: [UInt8]
  /// Names of its source and of those that it can include.
  package let sources: [String]
  let program: Program

  /// - Parameter reachable: its source and those that it can include, of `program`.
  init(_ program: Program, index: Int, reachable: [Int]) {
    self.program = program
    let source = program.sources[index]
    name = source.name
    escaping = source.escaping
    var identity: [UInt8] = []
    for signature in program.signatures ?? [] { identity.append(integer: signature) }
    for source in reachable.map({ program.sources[$0] }) {
      let name = source.name.utf8
      identity.append(kind: source.escaping.rawValue, name.span)
      identity.append(kind: 0, source.bytes.span)
    }
    self.identity = identity
    sources = reachable.map { program.sources[$0].name }
  }

  /// How messages call its file.
  package var file: String {
    program.sources.first { $0.name == name }?.file ?? name
  }

  /// Appends the rendered page to `output`. `outer` holds the records in which names are looked for
  /// that the page's record has not, the nearest first: as many and of such shapes as the template
  /// was compiled for.
  ///
  /// Pictures are not written: the result says where in `output` each has its place, in order, for
  /// whoever makes HTML of the Markdown to put it there as a block. That is how HTML gets into a page
  /// that is made from Markdown, in which no HTML is let through: it never is part of the text. So no
  /// sign in a value, a template or what somebody wrote can stand for it, close it or be taken for it.
  ///
  /// Throws when a template that includes itself does not come to an end within the limits, or the
  /// page grows beyond them; `output` is left as it was then.
  @discardableResult
  package func render(
    _ record: Record, over outer: Record..., into output: inout [UInt8]
  ) throws(TemplateError) -> [(offset: Int, html: [UInt8])] {
    try render(stack: outer.reversed().map { .record($0) } + [.record(record)], into: &output)
  }

  /// The same for any values, the outermost first. For templates that were compiled unchecked.
  @discardableResult
  package func render(
    stack: [Value], into output: inout [UInt8]
  ) throws(TemplateError) -> [(offset: Int, html: [UInt8])] {
    let start = output.count
    var machine = try machine(for: stack, from: start)
    // Zeros are laid out in front, and written over; what is left of them goes in the end.
    var room: Int? = 4096
    defer { output.removeLast(output.count - machine.written) }
    do throws(TemplateError) {
      while let wanted = room {
        let made = machine.written - start
        if made + wanted > Limits.output {
          throw machine.error(.tooMuchOutput(Limits.output))
        }
        // As much again, so that a large page is not copied often.
        let more = min(max(wanted, made), Limits.output - made)
        output.append(addingCapacity: more) { $0.append(repeating: 0, count: more) }
        var places = output.mutableSpan
        room = try machine.render(into: &places)
      }
      return machine.pictures
    } catch {
      machine.written = start
      throw error
    }
  }

  /// Ready to render these values, the outermost first.
  func machine(for stack: [Value], from start: Int = 0) throws(TemplateError) -> Machine {
    if let signatures = program.signatures {
      let isExpected =
        stack.count == signatures.count
        && zip(stack, signatures).allSatisfy { value, signature in
          if case .record(let record) = value { record.signature == signature } else { false }
        }
      guard isExpected else { throw TemplateError(Diagnostic(.wrongRecord, at: nil)) }
    }
    return Machine(program, stack, from: start)
  }
}
