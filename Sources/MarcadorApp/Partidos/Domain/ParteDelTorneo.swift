package import Diagnostics

/// A part of a tournament that an edit changed, as the store has it.
package struct ParteDelTorneo: Sendable, Hashable {
  package enum Asunto: Sendable, Hashable {
    /// No team or match alone.
    case torneo
    case equipo(String)
    case partido(id: Int)
    /// Of the list of referees.
    case arbitro(String)
    /// A file beside the tournament, by what it is.
    case fichero(Words)
  }

  package let asunto: Asunto
  /// The key in the store; nil for all of it.
  package let clave: String?

  init(_ asunto: Asunto, clave: String? = nil) {
    self.asunto = asunto
    self.clave = clave
  }
}
