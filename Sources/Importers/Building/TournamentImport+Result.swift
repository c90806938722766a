import Torneo

extension TournamentImport {
  /// What an import comes to.
  struct Made {
    var torneo: Torneo
    var summary: ImportSummary
    /// Where the files have each match, by its number; the last place that does.
    var places: [Int: Place]
    /// Matches that were left out, because what their sides wait for is not there.
    var leftOut: [MatchRecord] = []
    /// What is to be told of matches beside those that were there.
    var remarks: [(record: MatchRecord, id: Int, remark: MatchList.Remark)] = []
    /// Files that lie in another season than the tournament.
    var otherSeasons: [Int] = []
    /// Matches that are one with another now.
    var joined: [(id: Int, kept: Int)] = []
    /// Matches by name that are one with another whose sides have been found.
    var settled: [(id: Int, kept: Int)] = []
    /// Matches whose sides have been found, each with one by name that may be the same.
    var twice: [(id: Int, other: Int)] = []
  }

  /// The tournament with all of the files in it, and what they brought.
  func finish(_ existing: Torneo?) -> Made {
    let equipos = book.equipos()
    let change = RosterChange(book: book, equipos: equipos)
    var torneo = existing ?? Torneo()
    for index in torneo.suspensionesDecididas.indices {
      let decided = torneo.suspensionesDecididas[index]
      torneo.suspensionesDecididas[index].jugador = change.jugador(
        decided.jugador, de: decided.equipo)
    }
    torneo.cambiaEquiposDeLasDecisiones { change.equipo($0) }
    torneo.equipos = equipos
    torneo.partidos = torneo.partidos.map {
      var element = $0
      element.partido = withStadium(change.partido($0.partido))
      return element
    }
    let doubled = DoubledMatches(
      torneo.partidos, before: existing?.partidos ?? [], needed: torneo.numerosNombrados)
    torneo.partidos = doubled.elements
    var list = MatchList(torneo)
    var summary = ImportSummary()
    var places: [Int: Place] = [:]
    var leftOut: [MatchRecord] = []
    var remarks: [(record: MatchRecord, id: Int, remark: MatchList.Remark)] = []
    var otherSeasons: [Int] = []
    for (file, (drafts, waiting)) in zip(drafts, waiting).enumerated() {
      var ids: [Int: Int] = [:]
      let matches = drafts.map { (partido: $0.partido(equipos, book: book), record: $0.record) }
      var there = torneo
      there.partidos = list.elements
      let isOtherSeason =
        there.isOtherSeason(
          // A number of the tournament names its match, whatever the day.
          matches.filter { $0.record.target == nil }.map(\.partido),
          named: contents[file].name.flatMap { CompetitionName($0).temporada })
      if isOtherSeason { otherSeasons.append(file) }
      let merges = list.merge(matches, isOtherSeason: isOtherSeason)
      for (match, merged) in zip(matches, merges) {
        summary.count(match.partido, estado: merged.estado)
        places[merged.id] = match.record.place
        if let number = match.record.number { ids[number] = merged.id }
        summary.count(merged.outcome)
        if let remark = merged.remark { remarks.append((match.record, merged.id, remark)) }
      }
      // Once the numbers of all are known: a place may be that of who wins one that comes later.
      for (match, merged) in zip(drafts, merges)
      where match.record.hasSlots && merged.outcome != .same {
        list.put(match.record, into: merged.id, ids: ids)
      }
      for (match, merged) in zip(waiting, list.merge(waiting, ids: ids, equipos: equipos)) {
        guard let merged else {
          leftOut.append(match.record)
          continue
        }
        places[merged.id] = match.record.place
        summary.countWaiting(merged.outcome, estado: merged.estado)
        if merged.outcome == .new, match.record.labels == nil, let number = match.record.number,
          number != merged.id, let holder = list.partido(number)
        {
          remarks.append((match.record, merged.id, .numberTaken(number, by: holder)))
        }
        if let remark = merged.remark { remarks.append((match.record, merged.id, remark)) }
      }
    }
    summary.equipos = book.entries.count { $0.isInFiles }
    summary.jugadores = book.entries.reduce(0) { sum, entry in
      sum + entry.roster.players.count { $0.isInFiles && $0.mergedInto == nil }
    }
    let competition =
      contents.lazy.filter { !$0.matches.isEmpty }.compactMap(\.name).first
      ?? contents.lazy.compactMap(\.name).first
    if let name = competition.map(CompetitionName.init) {
      if torneo.nombre == nil || torneo.nombre == name.nombre {
        torneo.temporada = torneo.temporada ?? name.temporada
      }
      torneo.nombre = torneo.nombre ?? name.nombre
    }
    torneo.partidos = list.elements
    let settled = SettledMatches(torneo)
    for (id, kept) in settled.gone where places[kept] == nil { places[kept] = places[id] }
    return Made(
      torneo: settled.torneo, summary: summary, places: places, leftOut: leftOut, remarks: remarks,
      otherSeasons: otherSeasons, joined: doubled.gone, settled: settled.gone,
      twice: settled.twice)
  }

  /// A match that was there, with the stadium of its city where a list of stadiums gives it.
  private func withStadium(_ partido: Partido) -> Partido {
    guard let campo = partido.campo, let stadium = stadiums[campo] else { return partido }
    var copy = partido
    copy.campo = "\(stadium), \(campo)"
    return copy
  }
}
