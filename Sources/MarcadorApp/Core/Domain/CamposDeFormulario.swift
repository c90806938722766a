package import Diagnostics

/// What is typed into a form, and what is wrong with each field of it.
package protocol CamposDeFormulario: Sendable, Hashable {
  /// The fields, by the names that a server has for them.
  associatedtype Campo: RawRepresentable<String>, Hashable, Sendable
  /// What the fields are checked against: nothing, or what is saved now.
  associatedtype Contexto = Void

  /// In the order in which they are shown.
  static var campos: [Campo] { get }

  /// Nothing typed yet.
  init()

  /// The same form with nothing typed, for the next time.
  func vaciado() -> Self

  /// What is in a field, to tell whether it changed.
  func valor(de campo: Campo) -> AnyHashable

  /// What is wrong with a field, worked out from what was typed.
  func error(de campo: Campo, en contexto: Contexto) -> Words?
}

extension CamposDeFormulario where Campo: CaseIterable {
  package static var campos: [Campo] { Array(Campo.allCases) }
}

extension CamposDeFormulario {
  package func vaciado() -> Self { Self() }

  package func esValido(en contexto: Contexto) -> Bool {
    Self.campos.allSatisfy { error(de: $0, en: contexto) == nil }
  }
}

extension CamposDeFormulario where Contexto == Void {
  package func error(de campo: Campo) -> Words? { error(de: campo, en: ()) }
}
