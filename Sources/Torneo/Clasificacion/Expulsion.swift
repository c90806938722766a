/// A team that was put out of a competition: it is the last of its table, whatever its points.
package struct Expulsion: DeTabla, Sendable, Hashable {
  /// What becomes of the matches that it played.
  package enum Resultados: String, Sendable, Hashable, CaseIterable {
    /// They count as the matches say; those that it no longer plays are awarded ones.
    case quedan
    /// None of its matches counts, for it or for its rivals.
    case seAnulan
  }

  package var equipo: Equipo
  package var resultados: Resultados
  package var motivo: String?
  /// The stage and the group of whose table it was put out; nil for all.
  package var fase: String?
  package var grupo: String?

  package init(
    equipo: Equipo, resultados: Resultados = .quedan, motivo: String? = nil, fase: String? = nil,
    grupo: String? = nil
  ) {
    self.equipo = equipo
    self.resultados = resultados
    self.motivo = motivo
    self.fase = fase
    self.grupo = grupo
  }
}
