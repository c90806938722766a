/// Why nobody can tell in which table a sanction counts.
package enum DudaDeSancion: Sendable, Hashable {
  /// It could be of any of these: it would count more than once.
  case ambigua(entre: [Tabla.Clave])
  /// The team is in these, and the sanction is of none of them: it would not count.
  case ajena(tablas: [Tabla.Clave])
}

extension Sancion {
  /// What is doubtful of it, given the tables of the tournament and who is in each. Nil also while its
  /// team is in no table at all.
  package func duda(
    en tablas: [(clave: Tabla.Clave, equipos: [Equipo])]
  ) -> DudaDeSancion? {
    let delEquipo = tablas.filter { $0.equipos.contains(equipo) }.map(\.clave)
    let posibles = suyas(entre: delEquipo)
    if posibles.count > 1 { return .ambigua(entre: posibles) }
    return posibles.isEmpty && !delEquipo.isEmpty ? .ajena(tablas: delEquipo) : nil
  }
}
