import Torneo

/// A match of a file with a side that other matches decide: `W74`, `1A`, `3A/B/C`.
struct WaitingMatch {
  var record: MatchRecord
  /// Index in the book of teams; nil for a side that waits.
  var local: Int?
  var visitante: Int?

  /// The numbers of the file of the matches that its sides wait for.
  func numbersWaitedFor(_ groups: Set<String>) -> Set<Int> {
    let names = [(local, record.team1.name), (visitante, record.team2.name)]
    return Set(
      names.compactMap { team, name in
        guard team == nil else { return nil }
        return switch Plaza(texto: name, grupos: groups) {
        case .ganador(let number)?, .perdedor(let number)?: number
        case .puesto?, .puestoEntre?, nil: nil
        }
      })
  }

  /// The match with what its sides wait for; nil when that is not there.
  /// - Parameters:
  ///   - ids: the number in the tournament of each number of the file.
  ///   - known: numbers of the tournament, where the file has the same.
  ///   - groups: the names of the groups that there are.
  func partido(
    _ equipos: [Equipo], ids: [Int: Int], known: Set<Int>, groups: Set<String>
  ) -> Partido? {
    func side(_ index: Int?, _ name: String) -> Equipo? {
      if let index { return equipos[index] }
      return Plaza(texto: name, grupos: groups)?.found(ids: ids, known: known, groups: groups)
        .map { Equipo($0) }
    }
    guard let local = side(local, record.team1.name),
      let visitante = side(visitante, record.team2.name), local != visitante
    else { return nil }
    var partido = Partido(
      local: local, visitante: visitante, eventos: [], estado: record.estado, fecha: record.date,
      campo: record.ground, fase: record.stage, grupo: record.group,
      plazas: PlazasDePartido(local: local.plaza, visitante: visitante.plaza))
    partido.arbitro = record.report.referee
    partido.espectadores = record.report.attendance
    partido.motivo = record.report.reason
    if let labels = record.labels {
      labels.put(into: &partido)
      return partido
    }
    switch record.round.map(RoundName.init) {
    case .round(let ronda)? where partido.grupo == nil: partido.ronda = ronda
    case .matchday(let jornada)?: partido.jornada = jornada
    case .round?, nil: break
    }
    return partido
  }
}
