/// The order that the organiser gave teams which no criterion tells apart: by lots, by a match, by
/// agreement.
package struct OrdenDecidido: DeTabla, Sendable, Hashable {
  /// Best first, at least two. It counts for level teams that are all in it, and for no others.
  package var equipos: [Equipo]
  package var motivo: String?
  /// The stage and the group whose table it is for; nil for all.
  package var fase: String?
  package var grupo: String?

  package init(
    equipos: [Equipo], motivo: String? = nil, fase: String? = nil, grupo: String? = nil
  ) {
    self.equipos = equipos
    self.motivo = motivo
    self.fase = fase
    self.grupo = grupo
  }
}
