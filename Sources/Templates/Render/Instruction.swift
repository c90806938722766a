/// One step of a compiled template. A plain value of a few bytes: walking over instructions counts
/// no references.
enum Instruction: Sendable {
  /// Writes literal bytes of the program.
  case literal(start: Int32, end: Int32)
  /// Writes a value.
  case value(Name, Escaping)
  /// Begins a section, or goes to `end` if there is nothing to render.
  case section(Name, end: Int32)
  /// Goes on if the value counts as nothing, else to `end`.
  case inverted(Name, end: Int32)
  /// The end of a section's body: the next element, or on.
  case endSection
  /// Writes the indentation in force. Only in units that are compiled to be indented.
  case lineStart
  /// Renders another template: an index of `Program.calls`.
  case call(Int32)
  /// Renders what was given for a block, or goes on with its default content: an index of
  /// `Program.blocks`.
  case block(Int32)
  /// The end of a unit.
  case end
}

/// How a value is found.
struct Name: Sendable {
  private let code: Int32

  /// The element on top of the context stack.
  static let current = Name(code: -1)

  /// A single name, by its number in the program.
  static func symbol(_ number: Int32) -> Name { Name(code: number) }

  /// A dotted name: an index of `Program.paths`.
  static func path(_ index: Int32) -> Name { Name(code: -2 - index) }

  private init(code: Int32) {
    self.code = code
  }

  /// The number of a single name; nil for any other.
  @inline(__always)
  var symbol: Int? { code >= 0 ? Int(code) : nil }

  /// The index of a dotted name; nil for any other.
  var path: Int? { code < -1 ? Int(-2 - code) : nil }
}
