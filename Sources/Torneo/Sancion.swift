/// Points taken from (negative) or given to (positive) a team, with the reason.
package struct Sancion: Sendable, Hashable {
  package var equipo: Equipo
  package var puntos: Int
  package var motivo: String?
  /// The stage and the group whose table it is for. Nil where they are not needed to tell it from
  /// the other tables of the team.
  package var fase: String?
  package var grupo: String?

  /// Points that one sanction may move.
  package static let permitidos = -999...999

  package init(
    equipo: Equipo, puntos: Int, motivo: String? = nil, fase: String? = nil, grupo: String? = nil
  ) {
    self.equipo = equipo
    self.puntos = puntos
    self.motivo = motivo
    self.fase = fase
    self.grupo = grupo
  }

  /// Whether it is for a table, if the team is in it.
  package func esDe(_ tabla: Tabla.Clave) -> Bool {
    (fase == nil || fase == tabla.fase) && (grupo == nil || grupo == tabla.grupo)
  }
}
