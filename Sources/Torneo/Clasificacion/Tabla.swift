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
  /// How it was put out of the competition, if it was: then it comes after all others.
  package var expulsion: Expulsion?
  /// In a table of teams of several groups: its own.
  package var grupo: String?

  /// Points per match played, sanctions included.
  package var media: Media { Media(puntos: puntos, partidos: balance.jugados) }
}

/// The standings of a league or a group.
package struct Tabla: Sendable, Hashable {
  package var fase: String?
  package var grupo: String?
  package var filas: [Fila]
  package var regla: ReglaDeDesempate
  /// The matches that belong to it, played or not.
  package var partidos: [PartidoDeLista]
  /// Those that count in it.
  package var sanciones: [Sancion] = []
  /// Teams that were put out and of whose matches none counts.
  package var anulados: Set<Equipo> = []
  /// Whether points per match played order it.
  package var porPartido = false
  /// For a table of the teams that ended in one place of their groups: which place, and how many go
  /// on.
  package var mejores: MejoresDeGrupo?
  /// For such a table: the groups of which nobody can tell yet who has that place.
  package var gruposSinDecidir: [Clave] = []
  /// For such a table: the groups of which matches are still to be played.
  package var gruposSinAcabar: [Clave] = []

  package var clave: Clave { Clave(fase: fase, grupo: grupo) }
}
