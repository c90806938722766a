import Torneo

// A line-up of a file has who played, with every card and change of theirs. Who did not play has no place
// in it, nor has the coach.
extension Partido {
  /// The line-up that a file tells, with what it has no place for.
  func lineup(correctedBy file: Alineacion?, of equipo: Equipo) -> Alineacion? {
    let known = alineacion(de: equipo)
    guard var lineup = file, let known else { return file ?? known }
    lineup.suplentes += known.suplentes.filter { isLeftOut($0, of: lineup) }
    lineup.entrenador = lineup.entrenador ?? known.entrenador
    if lineup.capitan == nil, let capitan = known.capitan, lineup.has(capitan) {
      lineup.capitan = capitan
    }
    return lineup
  }

  /// Whether somebody did not play, and so is not in the line-up of a file.
  func isLeftOut(_ jugador: Jugador, of lineup: Alineacion) -> Bool {
    if lineup.has(jugador) { return false }
    let started = [alineacionLocal, alineacionVisitante].contains {
      $0?.titulares.contains(jugador) ?? false
    }
    return !started
      && !eventos.contains { event in
        guard case .cambio(_, let entra, let sale, _) = event else { return false }
        return entra == jugador || sale == jugador
      }
  }

  /// The side that a card or a change is of: of one that does not say it, the one that has the player.
  func side(of event: EventoDePartido) -> Equipo {
    if let equipo = event.equipo { return equipo }
    let jugador: Jugador? =
      switch event {
      case .tarjeta(_, let jugador, _, _, _): jugador
      case .cambio(_, let entra, _, _): entra
      default: nil
      }
    guard let jugador else { return local }
    return visitante.plantilla.contains(jugador) && !local.plantilla.contains(jugador)
      ? visitante : local
  }

  /// What is to be told of the match as a file corrected it.
  func remark(
    on corrected: Partido, file: Partido, record: MatchRecord
  ) -> MatchList.Remark? {
    if record.score.final == nil, record.tellsState, file.estado != corrected.estado {
      return .played(file.estado)
    }
    if cuentaEnLaTabla, !corrected.cuentaEnLaTabla {
      return .stopsCounting(corrected.estado, goles)
    }
    if let day = file.fecha, keepsDay(against: file, record: record) {
      return .otherDay(kept: fecha, day)
    }
    guard record.report.hasLineups else { return nil }
    let gone = eventos.filter { event in
      !corrected.eventos.contains { isSame($0, as: event) }
    }
    let cards = gone.count { if case .tarjeta = $0 { true } else { false } }
    let changes = gone.count { if case .cambio = $0 { true } else { false } }
    return cards + changes > 0 ? .dropped(cards: cards, changes: changes) : nil
  }

  /// Whether two events are one, be its side written in it or not.
  private func isSame(_ one: EventoDePartido, as other: EventoDePartido) -> Bool {
    switch (one, other) {
    case (
      .tarjeta(let minuto, let jugador, _, let color, let aOficial),
      .tarjeta(let minute, let player, _, let colour, let toOfficial)
    ):
      minuto == minute && jugador == player && color == colour && aOficial == toOfficial
        && side(of: one) === side(of: other)
    case (
      .cambio(let minuto, let entra, let sale, _), .cambio(let minute, let on, let off, _)
    ):
      minuto == minute && entra == on && sale == off && side(of: one) === side(of: other)
    default: one == other
    }
  }
}

extension Alineacion {
  fileprivate func has(_ jugador: Jugador) -> Bool {
    titulares.contains(jugador) || suplentes.contains(jugador)
  }
}
