package import Diagnostics

/// A word that must be there: `marcador chronicle ID`. Its name in help is that of its kind.
///
///     static let id = Operand(.integer(es: "ID", en: "ID", in: 1...999_999), Words(…))
///     parsed[id]  // Int
package struct Operand<Value: Sendable>: OperandArgument {
  package let declaration: OperandDeclaration

  /// - Parameter words: what it is, for help: lower case, no full stop.
  package init(_ kind: ValueKind<Value>, _ words: Words) {
    declaration = OperandDeclaration(value: kind.declaration, count: .one, words: words)
  }
}
