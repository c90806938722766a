import Torneo

/// What a match needs to know of others to know its own sides.
struct ContextoDePlazas {
  let ids: Set<Int>
  let tablas: Set<Tabla.Clave>
  let buscador: BuscadorDePlazas

  func existe(_ clave: Tabla.Clave) -> Bool {
    tablas.contains(clave)
      || clave.fase == nil && tablas.count { $0.grupo == clave.grupo } == 1
  }

  /// The names of the tables, to suggest one.
  var nombresDeTablas: [String] {
    Set(tablas.compactMap { $0.grupo ?? $0.fase }).sorted()
  }

  /// The team that has the place, or a name for whoever will.
  func lado(_ plaza: Plaza, entre equipos: EquiposLeidos) -> EquipoLeido {
    buscador.equipo(de: plaza).flatMap { equipos[$0] } ?? EquipoLeido(plaza)
  }
}
