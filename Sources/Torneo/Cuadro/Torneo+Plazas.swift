extension Torneo {
  /// Puts in the place of each side that waits for other matches the team that they gave, or a name
  /// for whoever it will be.
  ///
  /// What waits for a match that itself waits is found too: as many rounds as there are such matches
  /// are enough, and most need two.
  package mutating func resuelvePlazas() {
    let conPlazas = partidos.indices.filter { partidos[$0].partido.plazas != nil }
    if conPlazas.isEmpty { return }
    for _ in conPlazas {
      let buscador = BuscadorDePlazas(self)
      var haCambiado = false
      for indice in conPlazas {
        guard let plazas = partidos[indice].partido.plazas else { continue }
        if let plaza = plazas.local {
          let equipo = buscador.lado(plaza, ahora: partidos[indice].partido.local)
          haCambiado = haCambiado || equipo !== partidos[indice].partido.local
          partidos[indice].partido.local = equipo
        }
        if let plaza = plazas.visitante {
          let equipo = buscador.lado(plaza, ahora: partidos[indice].partido.visitante)
          haCambiado = haCambiado || equipo !== partidos[indice].partido.visitante
          partidos[indice].partido.visitante = equipo
        }
      }
      if !haCambiado { return }
    }
  }
}

/// Finds who has a place, as the results of a tournament are.
///
/// A class because it works out tables and ties only when the first place asks for them.
package final class BuscadorDePlazas {
  private let torneo: Torneo
  private lazy var tablas = torneo.tablas()
  private lazy var eliminatorias = torneo.eliminatoriasPorPartido()

  package init(_ torneo: Torneo) {
    self.torneo = torneo
  }

  /// The team that has the place; nil while it is not decided.
  package func equipo(de plaza: Plaza) -> Equipo? {
    switch plaza {
    case .ganador(let id): eliminatorias[id]?.ganador
    case .perdedor(let id): eliminatorias[id]?.perdedor
    case .puesto(let puesto, let clave): equipo(enPuesto: puesto, de: clave)
    case .puestoEntre: nil
    }
  }

  /// The side for a place: the team, or a name for whoever it will be, which is the one of before if
  /// it says the same.
  func lado(_ plaza: Plaza, ahora: Equipo) -> Equipo {
    if let equipo = equipo(de: plaza) { return equipo }
    return ahora.plaza == plaza ? ahora : Equipo(plaza)
  }

  /// Only once every match of the table has been played, those too that nobody wrote down yet, and only
  /// a place that is not shared.
  private func equipo(enPuesto puesto: Int, de clave: Tabla.Clave) -> Equipo? {
    let suyas = tablas.filter {
      $0.grupo == clave.grupo && (clave.fase == nil || $0.fase == clave.fase)
    }
    guard suyas.count == 1, let tabla = suyas.first, torneo.estaAcabada(tabla) else { return nil }
    let filas = tabla.filas.filter { $0.posicion == puesto }
    return filas.count == 1 ? filas.first?.equipo : nil
  }
}

extension Torneo {
  /// The tie that each match is of, by its number; a match without a round is one alone.
  fileprivate func eliminatoriasPorPartido() -> [Int: Eliminatoria] {
    var eliminatorias: [Int: Eliminatoria] = [:]
    for eliminatoria in rondasEliminatorias().flatMap(\.eliminatorias) {
      for elemento in eliminatoria.partidos { eliminatorias[elemento.id] = eliminatoria }
    }
    for elemento in partidos where eliminatorias[elemento.id] == nil {
      eliminatorias[elemento.id] = Eliminatoria(elemento, golesFuera: reglas.golesFuera)
    }
    return eliminatorias
  }
}

extension Torneo {
  /// Whether no match of a table is still to be played, decided or written down.
  package func estaAcabada(_ tabla: Tabla) -> Bool {
    let quedanPartidos = tabla.partidos.contains {
      !$0.partido.cuentaEnLaTabla && $0.partido.estado != .anulado
        && $0.partido.estado != .cancelado
    }
    if tabla.partidos.isEmpty || quedanPartidos { return false }
    let encuentros = Encuentros(
      tabla,
      liga: Liga(
        equipos: tabla.filas.map(\.equipo), partidos: tabla.partidos, reglas: reglas,
        anulados: tabla.anulados))
    return encuentros.estaTodoElCalendario(reglas) && encuentros.queFaltan(reglas).isEmpty
  }
}
