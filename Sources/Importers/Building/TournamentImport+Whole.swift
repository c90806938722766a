import Diagnostics
import Torneo

extension TournamentImport {
  /// What the tournament of all files, and of what there was, cannot have although each of them may:
  /// each at the place that brings it.
  func problems(of made: Made, beside existing: Torneo?) -> Findings {
    var findings = Findings()
    noteMatches(made, into: &findings)
    for (id, kept) in made.joined { findings.add(.note(.doubled(id: id, of: kept)), at: nil) }
    for (id, kept) in made.settled {
      findings.add(.note(.settled(id: id, of: kept)), at: made.places[kept])
    }
    for (id, other) in made.twice {
      guard let place = made.places[id] ?? made.places[other] else { continue }
      findings.add(
        .match(.sameAsSettled(id: id, other: other, made.removals(of: id, other))), at: place)
    }
    if let existing, !existing.partidos.isEmpty,
      made.torneo.partidos.count > existing.partidos.count
    {
      noteOtherCompetition(than: existing, into: &findings)
      for file in made.otherSeasons where !namesItsSeason(file, beside: existing) {
        findings.add(.file(.otherSeason), at: Place(file: file, offset: 0))
      }
    }
    noteOtherSides(made, into: &findings)
    noteNewDays(made, into: &findings)
    for (record, id, remark) in made.remarks {
      if case .newDay = remark { continue }
      let problem: ImportProblem =
        switch remark {
        case .moved(let day), .newDay(let day): .note(.moved(id: id, from: day))
        case .otherDay(let kept, let day): .match(.otherDay(id: id, kept: kept, day))
        case .stopsCounting(let estado, let score): .match(.stopsCounting(id: id, estado, score))
        case .rescored(let before, let score): .note(.rescored(id: id, from: before, to: score))
        case .decided(let estado, let kept, let written):
          .note(.decided(id: id, estado, kept, written: written))
        case .replaced(let day, let score): .match(.replaced(id: id, day, score))
        case .perhaps(let other, let day): .match(.mayBeKnown(id: other, day, new: id))
        case .exchanged(let other):
          .match(.exchanged(id: other, new: id, made.removals(of: other, id)))
        case .numberTaken(let number, let holder):
          .match(
            .numberTaken(
              number,
              by: MatchRecord.title(holder, holder.fecha),
              new: id))
        case .played(let estado): .match(.playedAlready(id: id, written: estado))
        case .dropped(let cards, let changes):
          .match(.otherLineup(id: id, cards: cards, changes: changes))
        }
      findings.add(problem, at: record.place, context: [record.title])
    }
    if let first = made.leftOut.first {
      let example = isUndecided(first.team1.name) ? first.team1.name : first.team2.name
      findings.add(
        .note(.undecidedSides(matches: made.leftOut.count, example: example)), at: first.place)
    }
    noteRosters(into: &findings)
    noteSanctions(made, beside: existing, into: &findings)
    return findings
  }

  /// That matches of a matchday get other days is what calendars do: one word tells all.
  private func noteNewDays(_ made: Made, into findings: inout Findings) {
    let new = made.remarks.filter { if case .newDay = $0.remark { true } else { false } }
    guard let (record, id, remark) = new.first, case .newDay(let day) = remark else { return }
    findings.add(
      .note(.newDays(matches: new.count, id: id, from: day)), at: record.place,
      context: [record.title])
  }

  /// A match that has events of who is no side of it any more, at the result that made it so.
  private func noteOtherSides(_ made: Made, into findings: inout Findings) {
    for element in made.torneo.partidos {
      guard let plazas = element.partido.plazas, let team = element.partido.equipoAjeno,
        let brings = made.result(thatSettles: plazas)
      else { continue }
      findings.add(
        .invalid(
          .otherSide(
            match: element.id,
            sides: MatchRecord.title(element.partido, nil), team: team.nombre)),
        at: brings.place, context: [brings.title])
    }
  }

  private func noteMatches(_ made: Made, into findings: inout Findings) {
    let records = Dictionary(
      drafts.joined().map { ($0.record.place, $0.record) }, uniquingKeysWith: { first, _ in first })
    for (position, element) in made.torneo.partidos.enumerated() {
      let place = made.places[element.id]
      let context = place.flatMap { records[$0]?.title }.map { [$0] } ?? []
      let events = element.partido.eventos.count
      if events > Partido.maximoDeEventos {
        findings.add(.invalid(.tooManyEvents(events)), at: place, context: context)
      }
      if position == Torneo.maximoDePartidos {
        findings.add(.invalid(.tooManyMatches), at: place, context: context)
      }
    }
  }

  private func noteRosters(into findings: inout Findings) {
    var inAll = 0
    for (position, entry) in book.entries.enumerated() {
      if position == Torneo.maximoDeEquipos {
        findings.add(.invalid(.tooManyTeams), at: entry.place)
      }
      let players = entry.roster.players.filter { $0.mergedInto == nil }
      if players.count > Equipo.maximoDeJugadores {
        findings.add(
          .invalid(.tooManyPlayers(team: entry.nombre)),
          at: players[Equipo.maximoDeJugadores...].lazy.compactMap(\.place).first ?? entry.place)
      }
      if inAll <= Torneo.maximoDeJugadores, inAll + players.count > Torneo.maximoDeJugadores {
        findings.add(.invalid(.tooManyPlayersInAll), at: entry.place)
      }
      inAll += players.count
      noteSameNames(players, of: entry, into: &findings)
    }
  }

  /// Two players with one name who do not both have a number.
  private func noteSameNames(
    _ players: [Roster.Player], of entry: TeamBook.Entry, into findings: inout Findings
  ) {
    var seen: [String: Roster.Player] = [:]
    for player in players {
      let name = player.jugador.nombre.sinInvisibles
      guard let other = seen.updateValue(player, forKey: name),
        !player.jugador.seDistingue(de: other.jugador)
      else { continue }
      // The later mention is the one that makes two of them.
      let places = [player.place, other.place].compactMap(\.self).sorted()
      findings.add(
        .invalid(
          .sameName(
            player.jugador.nombre, team: entry.nombre,
            isScorer: player.listing == nil && player.mention != nil)),
        at: places.last ?? entry.place, related: places.count > 1 ? places.first : nil)
    }
  }

  /// A sanction that was of one table and would not be any more, at the first match that makes it so.
  private func noteSanctions(
    _ made: Made, beside existing: Torneo?, into findings: inout Findings
  ) {
    if made.torneo.sanciones.isEmpty { return }
    let tables = made.torneo.participantesPorTabla()
    let before = Set(
      (existing?.participantesPorTabla() ?? []).map { [$0.clave.fase, $0.clave.grupo] })
    for sanction in made.torneo.sanciones {
      guard let doubt = sanction.duda(en: tables) else { continue }
      let ambiguous = if case .ambigua = doubt { true } else { false }
      let own = made.torneo.partidos.filter {
        made.places[$0.id] != nil
          && ($0.partido.local === sanction.equipo || $0.partido.visitante === sanction.equipo)
      }
      let brings =
        own.first { !before.contains([$0.partido.fase, $0.partido.grupo]) } ?? own.first
      findings.add(
        .invalid(.sanction(sanction.equipo.nombre, ambiguous: ambiguous)),
        at: brings.flatMap { made.places[$0.id] } ?? Place(file: 0, offset: 0))
    }
  }
}

extension TournamentImport.Made {
  /// How each of two matches, of which one is too many, is taken away; those only that can be.
  fileprivate func removals(of ids: Int...) -> [Removal] {
    let needed = torneo.numerosNombrados
    let all = ids.compactMap { id in
      torneo.partidos.first { $0.id == id }.map { element in
        Removal(id: id, isPlayed: element.partido.hasBegun, isNeeded: needed.contains(id))
      }
    }
    let free = all.filter { !$0.isNeeded }
    return free.isEmpty ? all : free
  }

  /// A match of the files on which one of the places depends.
  fileprivate func result(thatSettles plazas: PlazasDePartido) -> (place: Place, title: Words)? {
    for plaza in plazas.todas {
      for element in torneo.partidos {
        guard let place = places[element.id] else { continue }
        let settles =
          switch plaza {
          case .ganador(let id), .perdedor(let id):
            element.id == id
              || torneo.partidos.contains {
                $0.id == id && $0.partido.ronda == element.partido.ronda
                  && $0.partido.local === element.partido.visitante
                  && $0.partido.visitante === element.partido.local
              }
          case .puesto(_, let clave): element.partido.grupo == clave.grupo
          case .puestoEntre: false
          }
        if settles {
          let partido = element.partido
          return (
            place,
            MatchRecord.title(partido, partido.fecha)
          )
        }
      }
    }
    return nil
  }
}
