/// What goes on from match to match.
package enum ClaseDeRacha: String, Sendable, Hashable, CaseIterable {
  case victorias, sinPerder, sinGanar, porteriaACero

  /// Whether a match goes on with it, for one of its teams; nil where it has nothing to do with it. The
  /// results are those of the table: a shoot-out is a draw, an award a result. Nobody kept goal in an
  /// awarded match.
  func sigue(en partido: Partido, de equipo: Equipo) -> Bool? {
    switch self {
    case .victorias: partido.desenlace(para: equipo).map { $0 == .victoria }
    case .sinPerder: partido.desenlace(para: equipo).map { $0 != .derrota }
    case .sinGanar: partido.desenlace(para: equipo).map { $0 != .victoria }
    case .porteriaACero:
      partido.cuentaParaJugadores
        ? (equipo === partido.local ? partido.goles.visitante : partido.goles.local) == 0 : nil
    }
  }
}

/// Matches of a team, one after the other, that are alike.
package struct Racha: Sendable, Hashable {
  package let equipo: Equipo
  /// The numbers of the matches, in the order in which they were played.
  package var partidos: [Int]
  /// Whether the last match of the team is one of them.
  package var sigue: Bool
}

extension Torneo {
  /// The longest runs of each kind, those as long as each other in the order of their teams; none of
  /// a single match.
  package func rachas() -> [ClaseDeRacha: [Racha]] {
    var deEquipo: [Equipo: [PartidoDeLista]] = [:]
    for elemento in partidosConResultado() {
      deEquipo[elemento.partido.local, default: []].append(elemento)
      deEquipo[elemento.partido.visitante, default: []].append(elemento)
    }
    let enOrden = deEquipo.map { ($0, ClaveAlfabetica($0.key.nombre, alfabeto)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    return Dictionary(
      ClaseDeRacha.allCases.map { clase in
        let todas = enOrden.flatMap { tramos(clase, de: $0.key, en: $0.value) }
        let mayor = todas.map(\.partidos.count).max() ?? 0
        return (clase, mayor > 1 ? todas.filter { $0.partidos.count == mayor } : [])
      }, uniquingKeysWith: { una, _ in una })
  }
}

private func tramos(
  _ clase: ClaseDeRacha, de equipo: Equipo, en partidos: [PartidoDeLista]
) -> [Racha] {
  var rachas: [Racha] = []
  var actual: [Int] = []
  for elemento in partidos {
    switch clase.sigue(en: elemento.partido, de: equipo) {
    case true?: actual.append(elemento.id)
    case false?:
      if !actual.isEmpty { rachas.append(Racha(equipo: equipo, partidos: actual, sigue: false)) }
      actual = []
    case nil: break
    }
  }
  if !actual.isEmpty { rachas.append(Racha(equipo: equipo, partidos: actual, sigue: true)) }
  return rachas
}
