/// A compiled template with all that it can reach. A class, so that a template can be handed about
/// for the price of one reference; all of it is constant.
final class Program: Sendable {
  /// A range of `literals`.
  struct Literal: Sendable {
    var start: Int32
    var end: Int32
  }

  /// A stretch of instructions that can be called: a template or an argument, compiled plainly or
  /// to be indented.
  struct Unit: Sendable {
    var start: Int32
    var end: Int32
  }

  struct Call: Sendable {
    enum Target: Sendable {
      case unit(Int32)
      /// The template that the value of a name names.
      case named(Name, Escaping)
    }

    var target: Target
    /// What is added to the indentation in force.
    var indentation: Literal
    /// Whether the indentation in force does not reach into it: it is within a line.
    var isFresh: Bool
    /// Whether its lines are indented.
    var isIndented: Bool
    /// Range of `arguments`.
    var arguments: Literal
  }

  /// What is passed for a block, compiled in both ways.
  struct Argument: Sendable {
    var block: Int32
    var plain: Int32
    var indented: Int32
  }

  struct Block: Sendable {
    var name: Int32
    /// Where to go on after other content.
    var end: Int32
    var indentation: Literal
    /// Whether the first line of other content is not indented: it goes on in a line.
    var isInline: Bool
    var isIndented: Bool
  }

  /// A template that a dynamic name can mean.
  struct NamedTarget: Sendable {
    var plain: Int32
    var indented: Int32
    var escaping: Escaping
  }

  /// Where an instruction comes from, for messages.
  struct Origin: Sendable {
    var tree: Int32
    var offset: Int32
  }

  let instructions: [Instruction]
  let literals: [UInt8]
  let paths: [[Int32]]
  let units: [Unit]
  let calls: [Call]
  let arguments: [Argument]
  let blocks: [Block]
  let namedTargets: [String: NamedTarget]
  let slots: SlotTable
  /// At hand, for a look at a global is a call.
  let escapes = EscapeMarks.table
  let origins: [Origin]
  /// Of each piece of the template that became literal bytes, where these start and where it was; in
  /// order.
  let literalOrigins: [(start: Int32, origin: Origin)]
  let sources: [TemplateSource]
  /// Signatures of the records that it is rendered with, the outermost first; nil if any will do.
  let signatures: [UInt64]?

  init(_ generator: Generator, slots: SlotTable, signatures: [UInt64]?) {
    instructions = generator.instructions
    literals = generator.literals
    paths = generator.paths
    units = generator.units
    calls = generator.calls
    arguments = generator.arguments
    blocks = generator.blocks
    namedTargets = generator.namedTargets
    origins = generator.origins
    literalOrigins = generator.literalOrigins
    sources = generator.set.trees.map(\.source)
    self.slots = slots
    self.signatures = signatures
  }

  /// Where a literal byte stands in its template.
  func origin(ofLiteral place: Int) -> Origin {
    guard let piece = literalOrigins.last(where: { $0.start <= place }) else {
      return Origin(tree: 0, offset: 0)
    }
    var origin = piece.origin
    origin.offset += Int32(place) - piece.start
    return origin
  }
}
