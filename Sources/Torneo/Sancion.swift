/// Points taken from (negative) or given to (positive) a team, with the reason.
package struct Sancion: Sendable, Hashable {
  package var equipo: Equipo
  package var puntos: Int
  package var motivo: String?
  /// The group whose table it is for; nil for the only table of the team.
  package var grupo: String?

  /// Points that one sanction may move.
  package static let permitidos = -999...999

  package init(equipo: Equipo, puntos: Int, motivo: String? = nil, grupo: String? = nil) {
    self.equipo = equipo
    self.puntos = puntos
    self.motivo = motivo
    self.grupo = grupo
  }
}
