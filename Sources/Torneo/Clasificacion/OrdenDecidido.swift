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

  /// Two teams that another order, perhaps of the same table, has the other way round: here the first of
  /// them comes first.
  package func contradiccion(con otro: OrdenDecidido) -> (antes: Equipo, despues: Equipo)? {
    guard fase == nil || otro.fase == nil || fase == otro.fase,
      grupo == nil || otro.grupo == nil || grupo == otro.grupo
    else { return nil }
    let puestos = Dictionary(
      equipos.enumerated().map { ($1, $0) }, uniquingKeysWith: { primero, _ in primero })
    let comunes = otro.equipos.filter { puestos[$0] != nil }
    for (anterior, siguiente) in zip(comunes, comunes.dropFirst())
    where (puestos[anterior] ?? 0) > (puestos[siguiente] ?? 0) {
      return (siguiente, anterior)
    }
    return nil
  }
}
