package import Torneo

/// A chronicle that was sent to a server, and what became of it.
package struct Publicacion: Sendable, Hashable {
  /// Number of the match that it is of.
  package var partidoId: Int
  package var cronica: Cronica
  /// Address of the server.
  package var servidor: String
  /// When it was sent, in UTC; nil where nobody knows.
  package var fecha: Fecha?
  /// The number that the server gave it; nil while nobody knows whether the server has it.
  package var numero: Int?

  package init(
    partidoId: Int, cronica: Cronica, servidor: String, fecha: Fecha? = nil, numero: Int? = nil
  ) {
    self.partidoId = partidoId
    self.cronica = cronica
    self.servidor = servidor
    self.fecha = fecha
    self.numero = numero
  }
}
