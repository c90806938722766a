package import Diagnostics

/// What was written for the arguments of one command, typed, looked up by the arguments themselves.
///
/// Asking for an argument that is not in the command's table is a fault of the program, and stops it.
package struct ParsedArguments: Sendable {
  /// The command as written in full: `["marcador", "player", "add"]`.
  package let command: [String]
  private let declared: Set<ArgumentKey>
  private let values: [ArgumentKey: [any Sendable]]

  init(command: [String], declared: Set<ArgumentKey>, values: [ArgumentKey: [any Sendable]]) {
    self.command = command
    self.declared = declared
    self.values = values
  }

  /// Whether the flag was given.
  package subscript(flag: Flag) -> Bool {
    !written(for: flag.declaration.key).isEmpty
  }

  /// The value of an option, if it was given.
  package subscript<Value>(option: Option<Value>) -> Value? {
    written(for: option.declaration.key).last as? Value
  }

  /// The values of an option, in order.
  package subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
    written(for: option.declaration.key).compactMap { $0 as? Value }
  }

  /// The value of an operand that must be there.
  package subscript<Value>(operand: Operand<Value>) -> Value {
    guard let value = written(for: operand.declaration.key).last as? Value else {
      // The reader refuses a command line without it.
      preconditionFailure("an operand is declared twice, with two types")
    }
    return value
  }

  /// The value of an operand that may be there.
  package subscript<Value>(operand: OptionalOperand<Value>) -> Value? {
    written(for: operand.declaration.key).last as? Value
  }

  /// The values of an operand, in order.
  package subscript<Value>(operand: RepeatedOperand<Value>) -> [Value] {
    written(for: operand.declaration.key).compactMap { $0 as? Value }
  }

  /// The error of a command whose arguments are good one by one but not together.
  ///
  /// - Parameter words: what is wrong: lower case, no full stop.
  package func misuse(_ words: Words) -> UsageError {
    UsageError(command: command, problem: .misuse(words))
  }

  private func written(for key: ArgumentKey) -> [any Sendable] {
    precondition(declared.contains(key), "an argument is not in its command's table: \(key)")
    return values[key] ?? []
  }
}
