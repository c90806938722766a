/// What was most in a tournament. What several share is told of all of them, in the order in which it
/// came.
package struct Records: Sendable {
  /// A goal, as recorded.
  package struct Gol: Sendable, Hashable {
    package let minuto: Minuto
    /// Who scored it and for whom they play; in an own goal that is the side that it counts against.
    package let autor: JugadorDeEquipo
    package let modo: ModoDeGol
    package let partido: Int
  }

  /// Three goals or more of one player in one match.
  package struct Triplete: Sendable, Hashable {
    package let autor: JugadorDeEquipo
    package let goles: Int
    package let partido: Int
  }

  /// By the greatest difference of goals.
  package let mayoresVictorias: [PartidoDeLista]
  package let masGoles: [PartidoDeLista]
  package let masEspectadores: [PartidoDeLista]
  package let golesMasRapidos: [Gol]
  /// Most goals first.
  package let tripletes: [Triplete]
  package let rachas: [ClaseDeRacha: [Racha]]
}

extension Torneo {
  /// The records of the matches that were played: an awarded one has none but in runs of results.
  package func records() -> Records {
    let jugados = partidos.filter(\.partido.cuentaParaJugadores).sorted(by: seJugoAntes)
    let conResultado = jugados.filter { !estaAnulado($0.partido) }
    let goles = jugados.flatMap(golesDe)
    let masTemprano = goles.map(\.minuto).min()
    return Records(
      mayoresVictorias: mayores(conResultado) { abs($0.goles.local - $0.goles.visitante) },
      masGoles: mayores(conResultado) { $0.goles.local + $0.goles.visitante },
      masEspectadores: mayores(jugados) { $0.espectadores ?? 0 },
      golesMasRapidos: goles.filter { $0.minuto == masTemprano }, tripletes: conTresOMas(goles),
      rachas: rachas())
  }
}

/// Those with the greatest figure; none where it is 0.
private func mayores(
  _ partidos: [PartidoDeLista], _ cifra: (Partido) -> Int
) -> [PartidoDeLista] {
  let mayor = partidos.map { cifra($0.partido) }.max() ?? 0
  return mayor > 0 ? partidos.filter { cifra($0.partido) == mayor } : []
}

private func golesDe(_ elemento: PartidoDeLista) -> [Records.Gol] {
  elemento.partido.eventos.compactMap { evento in
    guard case .gol(let minuto, let jugador, let equipo, let modo, _) = evento else { return nil }
    let suyo = modo == .propia ? elemento.partido.rival(de: equipo) : equipo
    return Records.Gol(
      minuto: minuto, autor: JugadorDeEquipo(jugador, de: suyo), modo: modo, partido: elemento.id)
  }
}

/// - Parameter goles: all goals, those of a match together.
private func conTresOMas(_ goles: [Records.Gol]) -> [Records.Triplete] {
  struct Clave: Hashable {
    let autor: JugadorDeEquipo
    let partido: Int
  }
  var cuentas: [Clave: Int] = [:]
  var orden: [Clave] = []
  for gol in goles where gol.modo != .propia {
    let clave = Clave(autor: gol.autor, partido: gol.partido)
    if cuentas[clave] == nil { orden.append(clave) }
    cuentas[clave, default: 0] += 1
  }
  let tripletes = orden.enumerated().compactMap { lugar, clave in
    cuentas[clave].flatMap { $0 >= 3 ? (lugar, $0, clave) : nil }
  }
  return tripletes.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { _, cuantos, clave in
    Records.Triplete(autor: clave.autor, goles: cuantos, partido: clave.partido)
  }
}
