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

  /// Those of the tables of its team that it is for: the one that it names in full, else all that have
  /// what it names. One, in a tournament that counts it right.
  package func suyas(entre tablas: [Tabla.Clave]) -> [Tabla.Clave] {
    let nombrada = Tabla.Clave(fase: fase, grupo: grupo)
    let nombraAlguna = fase != nil || grupo != nil
    if nombraAlguna, tablas.contains(nombrada) { return [nombrada] }
    return tablas.filter {
      (fase == nil || fase == $0.fase) && (grupo == nil || grupo == $0.grupo)
    }
  }
}
