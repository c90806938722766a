/// A place in a table.
package struct Fila: Sendable, Hashable {
  /// 1 for the best; teams that no criterion tells apart share it.
  package var posicion: Int
  package var equipo: Equipo
  package var balance: Balance
  /// Sum of the sanctions, usually negative; already inside `puntos`.
  package var sancion: Int
  package var puntos: Int
  /// How ties on points were broken for this team, in the order in which it happened; empty when
  /// points alone decided its place.
  package var motivos: [Motivo]
}

/// One step of breaking a tie: who was level, what was looked at, and what each had.
package struct Motivo: Sendable, Hashable {
  /// What a team had by the criterion.
  package struct Valor: Sendable, Hashable {
    package var equipo: Equipo
    package var valor: Int
  }

  /// The criterion that separated them; nil when none did and they share the place.
  package var criterio: Criterio?
  /// Best first; all teams that were level until then, this one included.
  package var valores: [Valor]
  /// Two teams and a head-to-head criterion: the goals of their matches, the first team's first.
  package var tanteoParticular: Tanteo?
}

/// The standings of a league or a group.
package struct Tabla: Sendable, Hashable {
  package var fase: String?
  package var grupo: String?
  package var filas: [Fila]
  package var regla: ReglaDeDesempate
  /// The matches that belong to it, played or not.
  package var partidos: [PartidoDeLista]
}
