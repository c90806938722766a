import Torneo

extension Partido {
  /// What is to be told of what a file made of this match.
  /// - Parameter isFoundBySides: whether nothing but its sides told which one it is.
  func remark(on corrected: Partido, isFoundBySides: Bool) -> MatchList.Remark? {
    let wasPlayed = tieneMarcador && corrected.tieneMarcador
    // Of goals of who is no side any more nobody can tell what score they made.
    let isRescored = wasPlayed && goles != corrected.goles && equipoAjeno == nil
    if let fecha, let day = corrected.fecha, fecha.sinHora != day.sinHora {
      if isRescored { return .replaced(day: fecha, score: goles) }
      if isFoundBySides || wasPlayed { return .moved(from: fecha) }
      return corrected.tieneMarcador ? nil : .newDay(from: fecha)
    }
    return isRescored ? .rescored(from: goles, to: corrected.goles) : nil
  }

  /// A team that has events in the match and is none of its sides.
  var equipoAjeno: Equipo? {
    eventos.lazy.compactMap(\.equipo).first { $0 !== local && $0 !== visitante }
  }

  /// Whether it waits, or waited, for its sides in the round that a row of a table names.
  func waits(inRoundOf record: MatchRecord) -> Bool {
    plazas != nil && ronda == record.labels?.ronda
  }
}
