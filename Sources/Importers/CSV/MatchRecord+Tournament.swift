import Torneo

extension MatchRecord {
  /// Takes result and state from a match of the tournament, of which the file says neither.
  mutating func takeScore(of partido: Partido) {
    stated = partido.estado
    hasScoreOfTournament = true
    if let resultado = partido.resultado {
      score = ScoreRecord(resultado)
    } else if partido.estado == .finalizado {
      // Its goals were the result, and a list of others is no other result.
      score = ScoreRecord(Resultado(partido.goles))
    }
  }
}

extension ScoreRecord {
  fileprivate init(_ resultado: Resultado) {
    self.init(
      halfTime: resultado.descanso, fullTime: resultado.reglamentario ?? resultado.final,
      extraTime: resultado.reglamentario == nil ? nil : resultado.final,
      penalties: resultado.tanda)
  }
}
