extension Tabla {
  /// What tells one table of a tournament from another: its stage and its group.
  package struct Clave: Sendable, Hashable {
    package var fase: String?
    package var grupo: String?

    package init(fase: String? = nil, grupo: String? = nil) {
      self.fase = fase
      self.grupo = grupo
    }
  }
}

extension Torneo {
  /// The tables of the tournament: one for each group, or the only one of a league. Stages are in the
  /// order in which they are played, the groups of each in alphabetical order. Knock-out matches
  /// (those with a round) enter none.
  package func tablas(_ vista: Vista = Vista()) -> [Tabla] {
    let porTabla = Dictionary(grouping: partidos.filter { $0.partido.ronda == nil }) {
      Tabla.Clave(fase: $0.partido.fase, grupo: $0.partido.grupo)
    }
    let tablas = participantesPorTabla()
    let sancionadas = sanciones.map { sancion in
      sancion.suyas(entre: tablas.filter { $0.equipos.contains(sancion.equipo) }.map(\.clave))
    }
    return tablas.map { clave, equipos in
      let suyos = porTabla[clave] ?? []
      let decisiones = Decisiones(
        sanciones: zip(sanciones, sancionadas).filter { $1.contains(clave) }.map(\.0),
        ordenes: ordenes.filter { $0.es(de: clave) },
        expulsiones: expulsiones.filter { $0.es(de: clave) })
      let filas = clasificacion(
        de: equipos, partidos: suyos, reglas: reglas, decisiones: decisiones, vista: vista)
      return Tabla(
        fase: clave.fase, grupo: clave.grupo, filas: filas, regla: reglas.desempate,
        partidos: suyos, sanciones: vista.lado == nil ? decisiones.sanciones : [],
        anulados: decisiones.anulados,
        porPartido: reglas.porPartido)
    }
  }

  /// The rows of one of the tables, made of some of its matches.
  package func filas(de tabla: Tabla, _ vista: Vista) -> [Fila] {
    clasificacion(
      de: tabla.filas.map(\.equipo), partidos: tabla.partidos, reglas: reglas,
      decisiones: Decisiones(
        sanciones: tabla.sanciones, ordenes: ordenes.filter { $0.es(de: tabla.clave) },
        expulsiones: expulsiones.filter { $0.es(de: tabla.clave) }),
      vista: vista)
  }

  /// The tables, and who is in each: the teams of its matches, in the order of the tournament.
  package func participantesPorTabla() -> [(clave: Tabla.Clave, equipos: [Equipo])] {
    var conPartido: [Tabla.Clave: Set<Equipo>] = [:]
    var sinPartido = Set(equipos)
    for posicion in partidos.indices {
      let (local, visitante) = (
        partidos[posicion].partido.local, partidos[posicion].partido.visitante
      )
      sinPartido.remove(local)
      sinPartido.remove(visitante)
      guard partidos[posicion].partido.ronda == nil else { continue }
      let clave = Tabla.Clave(
        fase: partidos[posicion].partido.fase, grupo: partidos[posicion].partido.grupo)
      conPartido[clave, default: []].insert(local)
      conPartido[clave, default: []].insert(visitante)
    }
    if partidos.isEmpty { conPartido[Tabla.Clave(fase: nil, grupo: nil)] = [] }
    // A team that has no match yet belongs to the league, when there is only one.
    if conPartido.count == 1, let unica = conPartido.keys.first, unica.grupo == nil {
      conPartido[unica]?.formUnion(sinPartido)
    }
    return enOrden(Array(conPartido.keys)).map { clave in
      (clave, equipos.filter { conPartido[clave]?.contains($0) == true })
    }
  }

  private func enOrden(_ claves: [Tabla.Clave]) -> [Tabla.Clave] {
    let fases = Dictionary(
      fasesEnOrden().enumerated().map { ($1, $0) }, uniquingKeysWith: { primera, _ in primera })
    return claves.map { clave in
      (clave, fases[clave.fase] ?? 0, ClaveAlfabetica(clave.grupo ?? ""))
    }
    .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// The stages of the tournament by the date of their first match, those without dates last, in the
  /// order of the store; nil stands for the matches of none.
  package func fasesEnOrden() -> [String?] {
    var fases: [String?] = []
    var primera: [String?: Fecha] = [:]
    var vistas: Set<String?> = []
    for elemento in partidos {
      let fase = elemento.partido.fase
      if vistas.insert(fase).inserted { fases.append(fase) }
      guard let fecha = elemento.partido.fecha else { continue }
      primera[fase] = min(primera[fase] ?? fecha, fecha)
    }
    return fases.enumerated().sorted { a, b in
      switch (primera[a.element], primera[b.element]) {
      case (let una?, let otra?) where una != otra: una < otra
      case (_?, nil): true
      case (nil, _?): false
      default: a.offset < b.offset
      }
    }.map(\.element)
  }
}
