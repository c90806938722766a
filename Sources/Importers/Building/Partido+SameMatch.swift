import Torneo

extension Partido {
  /// Whether a match of a file with the same sides and the same labels can be this one: also on another
  /// day, as long as this one did not end otherwise.
  func mayBeOfMatchday(_ file: Partido) -> Bool {
    // A cup may have the same match again in the same round.
    if file.ronda == nil {
      if fecha == nil || file.fecha == nil { return true }
      switch estado {
      case .programado, .enJuego, .aplazado, .suspendido, .cancelado: return true
      case .finalizado, .anulado, .adjudicado: break
      }
    }
    return mayBeMoved(to: file)
  }

  /// Whether a match of a file with the same sides can be this one on another day: it was not played
  /// yet, or ended so.
  func mayBeMoved(to file: Partido) -> Bool {
    if let fecha, fecha.sinHora == file.fecha?.sinHora { return true }
    if estado == .anulado || estado == .cancelado { return file.estado == estado }
    // A match without a day may have any.
    guard tieneMarcador, fecha != nil, file.fecha != nil else { return true }
    return file.tieneMarcador ? goles == file.goles : isTheOne(withoutScoreIn: file)
  }

  /// Whether this match, which was played, can be the one of another day that a file has without a score.
  /// One of another season is not, nor is the replay of a cup match that was drawn.
  private func isTheOne(withoutScoreIn file: Partido) -> Bool {
    guard let days = daysApart(from: file), days <= Self.longestDelay else { return false }
    guard ronda != nil, let fecha, let day = file.fecha, fecha < day else { return true }
    return ganador != nil
  }

  /// Days by which a match of a season may be moved.
  private static let longestDelay = 300

  /// Days between the two; nil where one has no day.
  func daysApart(from other: Partido) -> Int? {
    guard let day = fecha?.diasDesde1970, let another = other.fecha?.diasDesde1970 else {
      return nil
    }
    return abs(day - another)
  }

  /// Whether what a file says of where a match belongs may be said of this one.
  func mayHaveLabels(of file: Partido) -> Bool {
    let says = file.jornada != nil || file.fase != nil || file.grupo != nil || file.ronda != nil
    return (file.ronda == ronda || !says)
      && (file.jornada == nil || jornada == nil || file.jornada == jornada)
      && (file.fase == nil || file.fase == fase) && (file.grupo == nil || file.grupo == grupo)
  }

  /// Whether a match of a file has the day of this one, or its matchday; a tie has a second leg in the same
  /// round.
  func isInThePlace(of file: Partido) -> Bool {
    guard file.fase == fase, file.grupo == grupo, file.ronda == ronda else { return false }
    if let fecha, let day = file.fecha, fecha.sinHora == day.sinHora { return true }
    return jornada != nil && jornada == file.jornada
  }

  /// Whether a match of a file may be this one although matchday or round differ. What is of two stages or
  /// groups is not, nor is a knock-out match one of a league.
  func mayBeUnderOtherLabels(_ file: Partido) -> Bool {
    func agree(_ one: String?, _ other: String?) -> Bool {
      one == nil || other == nil || one == other
    }
    guard agree(fase, file.fase), agree(grupo, file.grupo) else { return false }
    return ronda == nil && file.ronda == nil || !isOfATable && !file.isOfATable
  }

  private var isOfATable: Bool { jornada != nil || grupo != nil }
}
