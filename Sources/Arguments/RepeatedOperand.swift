package import Diagnostics

/// All the words that are left: `marcador import openfootball FILE...`. It comes last.
///
///     static let files = RepeatedOperand(.file, atLeast: 1, Words(…))
///     parsed[files]  // [String], in the order in which they were written
package struct RepeatedOperand<Value: Sendable>: OperandArgument {
  package let declaration: OperandDeclaration

  /// - Parameters:
  ///   - minimum: how many must be there.
  ///   - words: what they are, for help: lower case, no full stop.
  package init(_ kind: ValueKind<Value>, atLeast minimum: Int = 0, _ words: Words) {
    declaration = OperandDeclaration(
      value: kind.declaration, count: .atLeast(minimum), words: words)
  }
}
