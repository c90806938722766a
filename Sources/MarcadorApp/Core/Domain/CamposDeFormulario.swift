package import Diagnostics

/// What is typed into a form, and what is wrong with each field of it.
package protocol CamposDeFormulario: Sendable, Hashable {
  /// The fields, by the names that a server has for them.
  associatedtype Campo: RawRepresentable<String>, CaseIterable, Hashable, Sendable

  /// Nothing typed yet.
  init()

  /// What is in a field, to tell whether it changed.
  func valor(de campo: Campo) -> AnyHashable

  /// What is wrong with a field, worked out from what was typed.
  func error(de campo: Campo) -> Words?
}
