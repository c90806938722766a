extension Torneo {
  /// The tables of the tournament: one for each group, or the only one of a league. Knock-out
  /// matches (those with a round) enter none.
  package func tablas() -> [Tabla] {
    var partidosPorTabla: [ClaveDeTabla: [PartidoDeLista]] = [:]
    for elemento in partidos where elemento.partido.ronda == nil {
      let clave = ClaveDeTabla(fase: elemento.partido.fase, grupo: elemento.partido.grupo)
      partidosPorTabla[clave, default: []].append(elemento)
    }
    if partidos.isEmpty { partidosPorTabla[ClaveDeTabla(fase: nil, grupo: nil)] = [] }
    let sinPartidos = equiposSinPartidos()
    let claves = partidosPorTabla.keys.sorted()
    return claves.map { clave in
      let suyos = partidosPorTabla[clave] ?? []
      let conPartido = Set(suyos.flatMap { [$0.partido.local, $0.partido.visitante] })
      // A team that has no match yet belongs to the league, when there is only one.
      let esLaUnica = claves.count == 1 && clave.grupo == nil
      let participantes = equipos.filter {
        conPartido.contains($0) || esLaUnica && sinPartidos.contains($0)
      }
      let filas = clasificacion(
        de: participantes, partidos: suyos, reglas: reglas,
        sanciones: sanciones.filter { $0.grupo == nil || $0.grupo == clave.grupo })
      return Tabla(
        fase: clave.fase, grupo: clave.grupo, filas: filas, regla: reglas.desempate,
        partidos: suyos)
    }
  }

  private func equiposSinPartidos() -> Set<Equipo> {
    var resto = Set(equipos)
    for elemento in partidos {
      resto.remove(elemento.partido.local)
      resto.remove(elemento.partido.visitante)
    }
    return resto
  }
}

/// What tells one table of a tournament from another.
private struct ClaveDeTabla: Hashable, Comparable {
  let fase: String?
  let grupo: String?

  static func < (a: ClaveDeTabla, b: ClaveDeTabla) -> Bool {
    let fases = (ClaveAlfabetica(a.fase ?? ""), ClaveAlfabetica(b.fase ?? ""))
    if fases.0 != fases.1 { return fases.0 < fases.1 }
    return ClaveAlfabetica(a.grupo ?? "") < ClaveAlfabetica(b.grupo ?? "")
  }
}
