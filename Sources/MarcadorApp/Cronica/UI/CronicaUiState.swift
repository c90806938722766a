package import Torneo

/// What the screen of a chronicle shows.
package struct CronicaUiState: Sendable, Hashable {
  /// Nil when there is no such match, or nothing of it to tell: it was not played.
  package var cronica: Cronica?
  package var publicando = false
  /// How the last attempt to publish went, or why there is nothing to publish.
  package var mensaje: String?

  package init(cronica: Cronica? = nil, publicando: Bool = false, mensaje: String? = nil) {
    self.cronica = cronica
    self.publicando = publicando
    self.mensaje = mensaje
  }
}
