/// Matches that are played together: a matchday of a league or a round of a knock-out.
package struct Jornada: Sendable, Hashable {
  /// What its matches have in common.
  package enum Clave: Sendable, Hashable {
    case numero(Int)
    case ronda(String)
  }

  package var clave: Clave
  /// By date, those without one last; then by number.
  package var partidos: [PartidoDeLista]
}

extension Torneo {
  /// Matchdays by number, then rounds by the date of their first match (those without dates last, in the
  /// order of the store). Matches that have neither belong to none.
  package func jornadas() -> [Jornada] {
    var porNumero: [Int: [PartidoDeLista]] = [:]
    var porRonda: [String: [PartidoDeLista]] = [:]
    var rondas: [String] = []
    for elemento in partidos {
      if let ronda = elemento.partido.ronda {
        if porRonda[ronda] == nil { rondas.append(ronda) }
        porRonda[ronda, default: []].append(elemento)
      } else if let numero = elemento.partido.jornada {
        porNumero[numero, default: []].append(elemento)
      }
    }
    let numeradas = porNumero.sorted { $0.key < $1.key }.map {
      Jornada(clave: .numero($0.key), partidos: porFecha($0.value))
    }
    let eliminatorias = rondas.enumerated().map { orden, ronda in
      let partidos = porFecha(porRonda[ronda] ?? [])
      return (orden: orden, jornada: Jornada(clave: .ronda(ronda), partidos: partidos))
    }
    let ordenadas = eliminatorias.sorted { a, b in
      switch (a.jornada.partidos.first?.partido.fecha, b.jornada.partidos.first?.partido.fecha) {
      case (let una?, let otra?) where una != otra: una < otra
      case (_?, nil): true
      case (nil, _?): false
      default: a.orden < b.orden
      }
    }
    return numeradas + ordenadas.map(\.jornada)
  }
}

/// Matches by date, those without one last; then by number.
package func porFecha(_ partidos: [PartidoDeLista]) -> [PartidoDeLista] {
  partidos.sorted { a, b in
    switch (a.partido.fecha, b.partido.fecha) {
    case (let una?, let otra?) where una != otra: una < otra
    case (_?, nil): true
    case (nil, _?): false
    default: a.id < b.id
    }
  }
}
