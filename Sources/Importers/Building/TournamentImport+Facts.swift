import Torneo

extension TournamentImport {
  /// Finds who each card, change and missed penalty is about.
  mutating func facts(of draft: MatchDraft) -> [MatchDraft.Fact] {
    draft.record.report.facts.map { record in
      let team = record.isOfFirst ? draft.local : draft.visitante
      let mention = Roster.Mention(place: record.place, match: draft.record.title)
      var fact = MatchDraft.Fact(record: record)
      switch record.kind {
      // Somebody of the bench is in no roster.
      case .card(_, isOfBench: true): break
      case .change(let off):
        fact.off = player(off, of: team, mention: mention)
        fact.player = player(record.name, of: team, mention: mention)
      case .card, .missedPenalty: fact.player = player(record.name, of: team, mention: mention)
      }
      return fact
    }
  }
}

extension MatchDraft.Fact {
  func event(_ roster: Roster, of equipo: Equipo) -> EventoDePartido {
    let jugador = player.map(roster.jugador) ?? Jugador(nombre: record.name)
    switch record.kind {
    case .card(let color, let isOfBench):
      return .tarjeta(
        minuto: record.minute, jugador: jugador, equipo: equipo, color: color, aOficial: isOfBench)
    case .change(let name):
      return .cambio(
        minuto: record.minute, entra: jugador,
        sale: off.map(roster.jugador) ?? Jugador(nombre: name), equipo: equipo)
    case .missedPenalty:
      return .penaltiFallado(minuto: record.minute, jugador: jugador, equipo: equipo)
    }
  }
}
