/// A referee of the tournament.
package struct Arbitro: Sendable, Hashable, Identifiable {
  package let id: Int
  package var nombre: String
  package var correo: String?

  package init(id: Int, nombre: String, correo: String? = nil) {
    self.id = id
    self.nombre = nombre
    self.correo = correo
  }
}
