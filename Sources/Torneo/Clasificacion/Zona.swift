/// What some places of a table mean: promotion, relegation, another competition.
package struct Zona: DeTabla, Sendable, Hashable {
  package var nombre: String
  /// From the first place of it to the last one, both in it.
  package var puestos: ClosedRange<Int>
  /// The stage and the group whose table it is of; nil for all.
  package var fase: String?
  package var grupo: String?

  /// Places that a table may have.
  package static let permitidos = 1...20_000

  package init(
    nombre: String, puestos: ClosedRange<Int>, fase: String? = nil, grupo: String? = nil
  ) {
    self.nombre = nombre
    self.puestos = puestos
    self.fase = fase
    self.grupo = grupo
  }
}
