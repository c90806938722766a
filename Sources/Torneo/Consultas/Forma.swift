/// How a match ended for one of its teams. A shoot-out decides no table: it is a draw here.
package enum Desenlace: Sendable, Hashable, CaseIterable {
  case victoria, empate, derrota
}

extension Partido {
  /// How it ended for a team of it; nil when it does not count in a table or the team did not play.
  package func desenlace(para equipo: Equipo) -> Desenlace? {
    guard cuentaEnLaTabla, equipo === local || equipo === visitante else { return nil }
    let suyo = equipo === local ? goles : goles.invertido
    if suyo.local == suyo.visitante { return .empate }
    return suyo.local > suyo.visitante ? .victoria : .derrota
  }
}

extension Tabla {
  /// How the last matches of a team in this table ended, the latest last.
  /// - Parameters:
  ///   - partidos: the team's matches by date, of whatever table.
  ///   - limite: how many are given at most.
  package func forma(
    de equipo: Equipo, en partidos: [PartidoDeLista], limite: Int = 5
  ) -> [Desenlace] {
    // In a table of the best of several groups each team has its own.
    let grupo = mejores == nil ? grupo : filas.first { $0.equipo === equipo }?.grupo
    var forma: [Desenlace] = []
    for elemento in partidos.reversed() where forma.count < limite {
      let partido = elemento.partido
      guard partido.ronda == nil, partido.fase == fase, partido.grupo == grupo,
        !anulados.contains(partido.local), !anulados.contains(partido.visitante),
        let desenlace = partido.desenlace(para: equipo)
      else { continue }
      forma.append(desenlace)
    }
    return forma.reversed()
  }
}
