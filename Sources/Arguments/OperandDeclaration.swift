import Diagnostics

/// Something that a command accepts by its position: `Operand`, `OptionalOperand` or
/// `RepeatedOperand`.
package protocol OperandArgument: Sendable {
  /// What the operand looks like, without the type of its value.
  var declaration: OperandDeclaration { get }
}

/// An operand as the reader of arguments and the help see it.
package struct OperandDeclaration: Sendable {
  /// How many words an operand takes.
  enum Count: Sendable, Hashable {
    case one
    case atMostOne
    /// As many as there are, and at least this many.
    case atLeast(Int)
  }

  var value: ValueDeclaration
  var count: Count
  /// What holds when the operand is not given, for help.
  var defaultText: Words?
  var words: Words

  var key: ArgumentKey { .operand(value.placeholder.en) }
}
