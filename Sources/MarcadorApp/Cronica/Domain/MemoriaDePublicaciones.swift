package import Torneo

/// What publishing needs so that it can be told later what was published, when and where.
package struct MemoriaDePublicaciones {
  package let publicaciones: any PublicacionesRepositorio
  /// Address of the server that chronicles are sent to.
  package let servidor: String
  /// The clock, in UTC; nil where it shows a time that cannot be.
  package let ahora: () -> Fecha?

  package init(
    publicaciones: any PublicacionesRepositorio, servidor: String, ahora: @escaping () -> Fecha?
  ) {
    self.publicaciones = publicaciones
    self.servidor = servidor
    self.ahora = ahora
  }
}
