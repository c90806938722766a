/// A referee of the tournament.
package struct Arbitro: Sendable, Hashable, Identifiable {
  package let id: Int
  package var nombre: String
  package var correo: String?
  /// Put into the list by its owner: no server knows the number.
  package var aMano: Bool

  package init(id: Int, nombre: String, correo: String? = nil, aMano: Bool = false) {
    self.id = id
    self.nombre = nombre
    self.correo = correo
    self.aMano = aMano
  }
}
