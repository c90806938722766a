/// Whether a team will end in some places of its table.
package enum Certeza: String, Sendable, Hashable, CaseIterable {
  /// However the rest ends.
  case seguro
  /// In no way.
  case imposible
  /// It may, and it may not.
  case posible
  /// The method cannot tell: it hangs on how a tie will be broken, or on too many ways to look at.
  case noDecidido
}

/// What is still possible for a team, for each of the zones of its table.
package struct Posibilidad: Sendable, Hashable {
  package var equipo: Equipo
  /// In the order of ``Posibilidades/zonas``.
  package var certezas: [Certeza]
}

/// What is still possible in a table.
package struct Posibilidades: Sendable, Hashable {
  /// Those of the settings; before them the first place, if no zone is that alone. It has no name.
  package var zonas: [Zona]
  /// Teams in the order of the table.
  package var equipos: [Posibilidad]
  /// How many matches of it are still to be played.
  package var pendientes: Int
  /// Whether it is known which ones these are. Else nothing is claimed of anybody.
  package var estaTodoElCalendario: Bool
}

extension Torneo {
  /// What is still possible in each table. With few matches left all ways in which they may end are
  /// looked at, and ties are broken by the rule set; with more, points tell: where a tie would have to be
  /// broken first nothing is claimed, but for a tie of two whose matches are over and decide it.
  ///
  /// What is still to be played is what the store has, or with `vueltas` in the rules, all that is
  /// missing until each has met each so often. Without `vueltas`, and without the word of the rules that
  /// the calendar is whole, it is taken for whole only where all have met all equally often.
  package func posibilidades(_ vista: Vista = Vista()) -> [(clave: Tabla.Clave, Posibilidades)] {
    tablas(vista).map { tabla in
      var zonas = reglas.zonas.filter { $0.es(de: tabla.clave) }
      if !zonas.contains(where: { $0.puestos == 1...1 }) {
        zonas.insert(Zona(nombre: "", puestos: 1...1), at: 0)
      }
      let pronostico = Pronostico(
        tabla, reglas: reglas, ordenes: ordenes.filter { $0.es(de: tabla.clave) }, vista: vista)
      return (
        tabla.clave,
        Posibilidades(
          zonas: zonas,
          equipos: tabla.filas.indices.map { fila in
            Posibilidad(
              equipo: tabla.filas[fila].equipo,
              certezas: zonas.map { pronostico.certeza(de: fila, en: $0.puestos) })
          },
          pendientes: pronostico.pendientes.count,
          estaTodoElCalendario: pronostico.estaTodoElCalendario)
      )
    }
  }
}
