/// A server's refusal of what a form sent, field by field.
package struct RechazoDeCampos: Error, Sendable, Hashable {
  /// What is wrong with each field, by its name.
  package var campos: [String: String]

  package init(_ campos: [String: String]) {
    self.campos = campos
  }
}
