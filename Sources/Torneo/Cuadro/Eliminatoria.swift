/// Two teams of which one goes on: one match, or two with the sides exchanged.
package struct Eliminatoria: Sendable, Hashable {
  /// By date: one, or the two legs.
  package let partidos: [PartidoDeLista]

  /// The home side of the first match.
  package var local: Equipo { primero.local }
  package var visitante: Equipo { primero.visitante }

  private let primero: Partido
  private let cuentanGolesFuera: Bool

  /// - Parameter golesFuera: whether goals away decide two matches that are level.
  init(_ primero: PartidoDeLista, vuelta: PartidoDeLista? = nil, golesFuera: Bool) {
    cuentanGolesFuera = golesFuera
    partidos = [primero] + (vuelta.map { [$0] } ?? [])
    self.primero = primero.partido
  }

  package var esADoblePartido: Bool { partidos.count == 2 }

  /// The goals of both matches together, those of ``local`` first; nil for a single match, and before
  /// both have a result.
  package var global: Tanteo? {
    guard esADoblePartido, partidos.allSatisfy(\.partido.cuentaEnLaTabla) else { return nil }
    return partidos.map(\.partido).reduce(Tanteo(local: 0, visitante: 0)) { suma, partido in
      let goles = partido.local === local ? partido.goles : partido.goles.invertido
      return Tanteo(
        local: suma.local + goles.local, visitante: suma.visitante + goles.visitante)
    }
  }

  /// How it was decided.
  package enum Desenlace: Sendable, Hashable {
    case goles, tanda
    /// More goals in the other's ground: level on aggregate, and no shoot-out.
    case golesFuera
  }

  /// Who went on, and by what; nil while nobody did, or where the results do not tell.
  package var decision: (ganador: Equipo, desenlace: Desenlace)? {
    guard let ultimo = partidos.last?.partido, partidos.allSatisfy(\.partido.cuentaEnLaTabla),
      !partidos.contains(where: \.partido.faltaUnLado)
    else { return nil }
    let goles = global ?? ultimo.goles
    let (uno, otro) = esADoblePartido ? (local, visitante) : (ultimo.local, ultimo.visitante)
    if goles.local != goles.visitante {
      return (goles.local > goles.visitante ? uno : otro, .goles)
    }
    if let tanda = ultimo.tanda, tanda.local != tanda.visitante {
      return (tanda.local > tanda.visitante ? ultimo.local : ultimo.visitante, .tanda)
    }
    if cuentanGolesFuera, esADoblePartido, primero.goles.visitante != ultimo.goles.visitante {
      return (primero.goles.visitante > ultimo.goles.visitante ? visitante : local, .golesFuera)
    }
    return nil
  }

  /// Whether all of it has been played, and nothing says who goes on.
  package var quedaSinDecidir: Bool {
    partidos.allSatisfy(\.partido.cuentaEnLaTabla)
      && !partidos.contains(where: \.partido.faltaUnLado) && decision == nil
  }

  package var ganador: Equipo? { decision?.ganador }

  package var perdedor: Equipo? {
    ganador.map { $0 === local ? visitante : local }
  }
}

/// A round of a knock-out with its ties.
package struct RondaEliminatoria: Sendable, Hashable {
  package var clave: Jornada.Clave
  package var eliminatorias: [Eliminatoria]
}

extension Torneo {
  /// The rounds of the knock-out by date, each with its ties in the order of their first matches.
  package func rondasEliminatorias() -> [RondaEliminatoria] {
    rondasEliminatorias(entre: jornadas())
  }

  /// Those among the matchdays of this tournament, for whoever has them already.
  package func rondasEliminatorias(entre jornadas: [Jornada]) -> [RondaEliminatoria] {
    jornadas.compactMap { jornada in
      guard case .ronda = jornada.clave.nombre else { return nil }
      return RondaEliminatoria(
        clave: jornada.clave, eliminatorias: emparejadas(jornada.partidos))
    }
  }

  /// Two matches of the same teams with the sides exchanged are one tie; any other match is one.
  private func emparejadas(_ partidos: [PartidoDeLista]) -> [Eliminatoria] {
    var eliminatorias: [(primero: PartidoDeLista, vuelta: PartidoDeLista?)] = []
    var abiertas: [[Equipo]: Int] = [:]
    for elemento in partidos {
      let partido = elemento.partido
      if let indice = abiertas.removeValue(forKey: [partido.visitante, partido.local]) {
        eliminatorias[indice].vuelta = elemento
        continue
      }
      abiertas[[partido.local, partido.visitante]] = eliminatorias.count
      eliminatorias.append((elemento, nil))
    }
    return eliminatorias.map {
      Eliminatoria($0.primero, vuelta: $0.vuelta, golesFuera: reglas.golesFuera)
    }
  }
}
