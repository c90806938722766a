/// Matches that are played together: a matchday of a league or a round of a knock-out.
package struct Jornada: Sendable, Hashable {
  /// What its matches have in common.
  package struct Clave: Sendable, Hashable {
    package enum Nombre: Sendable, Hashable {
      case numero(Int)
      case ronda(String)
    }

    package var nombre: Nombre
    /// The stage that it is of: the first matchday of the Apertura is not that of the Clausura.
    package var fase: String?

    package init(_ nombre: Nombre, fase: String? = nil) {
      self.nombre = nombre
      self.fase = fase
    }
  }

  package var clave: Clave
  /// By date, those without one last; then by number.
  package var partidos: [PartidoDeLista]
}

extension Partido {
  /// The matchday or round that it belongs to; nil for a match of neither.
  package var claveDeJornada: Jornada.Clave? {
    if let ronda { return Jornada.Clave(.ronda(ronda), fase: fase) }
    return jornada.map { Jornada.Clave(.numero($0), fase: fase) }
  }
}

extension Torneo {
  /// Matchdays by stage and number, then rounds by the date of their first match (those without dates
  /// last, in the order of the store). Matches that have neither belong to none.
  package func jornadas() -> [Jornada] {
    var numeradas: [Jornada.Clave: [PartidoDeLista]] = [:]
    var eliminatorias: [Jornada.Clave: [PartidoDeLista]] = [:]
    var rondas: [Jornada.Clave] = []
    for elemento in partidos {
      guard let clave = elemento.partido.claveDeJornada else { continue }
      switch clave.nombre {
      case .numero: numeradas[clave, default: []].append(elemento)
      case .ronda:
        if eliminatorias[clave] == nil { rondas.append(clave) }
        eliminatorias[clave, default: []].append(elemento)
      }
    }
    return enOrden(numeradas) + enOrden(rondas.map { ($0, eliminatorias[$0] ?? []) })
  }

  private func enOrden(_ numeradas: [Jornada.Clave: [PartidoDeLista]]) -> [Jornada] {
    let fases = Dictionary(
      fasesEnOrden().enumerated().map { ($1, $0) }, uniquingKeysWith: { primera, _ in primera })
    func orden(_ clave: Jornada.Clave) -> (Int, Int) {
      guard case .numero(let numero) = clave.nombre else { return (0, 0) }
      return (fases[clave.fase] ?? 0, numero)
    }
    return numeradas.sorted { orden($0.key) < orden($1.key) }
      .map { Jornada(clave: $0.key, partidos: porFecha($0.value)) }
  }

  private func enOrden(_ rondas: [(Jornada.Clave, [PartidoDeLista])]) -> [Jornada] {
    let eliminatorias = rondas.enumerated().map { orden, ronda in
      (
        orden: orden,
        jornada: Jornada(clave: ronda.0, partidos: porFecha(ronda.1))
      )
    }
    return eliminatorias.sorted { a, b in
      switch (a.jornada.partidos.first?.partido.fecha, b.jornada.partidos.first?.partido.fecha) {
      case (let una?, let otra?) where una != otra: una < otra
      case (_?, nil): true
      case (nil, _?): false
      default: a.orden < b.orden
      }
    }.map(\.jornada)
  }
}

/// Matches by date, those without one last; then by number.
package func porFecha(_ partidos: [PartidoDeLista]) -> [PartidoDeLista] {
  // Matches are wide: positions are what moves while they are compared.
  let orden = partidos.indices.sorted { precede(partidos[$0], partidos[$1]) }
  return orden.map { partidos[$0] }
}

/// Whether a match comes before another: by date, those without one last; then by number.
package func precede(_ a: PartidoDeLista, _ b: PartidoDeLista) -> Bool {
  switch (a.partido.fecha, b.partido.fecha) {
  case (let una?, let otra?) where una != otra: una < otra
  case (_?, nil): true
  case (nil, _?): false
  default: a.id < b.id
  }
}
