package import Diagnostics

/// A word that may be there: `marcador build [FOLDER]`. It comes after those that must.
///
///     static let folder = OptionalOperand(.folder, Words(…), default: Words(…))
///     parsed[folder]  // String?
package struct OptionalOperand<Value: Sendable>: OperandArgument {
  package let declaration: OperandDeclaration

  /// - Parameters:
  ///   - words: what it is, for help: lower case, no full stop.
  ///   - defaultText: what holds without it, for help; the command itself says so with `??`.
  package init(_ kind: ValueKind<Value>, _ words: Words, default defaultText: Words? = nil) {
    declaration = OperandDeclaration(
      value: kind.declaration, count: .atMostOne, defaultText: defaultText, words: words)
  }
}
