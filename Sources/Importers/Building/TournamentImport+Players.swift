import Torneo

extension TournamentImport {
  /// Finds players whom the tournament has under another name, so that importing a file again without
  /// the aliases of the first time makes nobody two.
  ///
  /// One deed is enough for a name that may be a spelling of the other. Names that are not alike are one
  /// player where all of at least two deeds say so and no file names the other; a single deed may as
  /// well be a correction of who did it.
  mutating func recognisePlayers(beside existing: Torneo) {
    let equipos = book.equipos()
    let change = RosterChange(book: book, equipos: equipos)
    let elements = existing.partidos.map {
      PartidoDeLista(id: $0.id, partido: change.partido($0.partido))
    }
    var votes: [Int: DeedVotes] = [:]
    for file in drafts.indices {
      let matches = drafts[file].map {
        (partido: $0.partido(equipos, book: book), record: $0.record)
      }
      let found = MatchTargets(matches, among: elements, vueltas: existing.reglas.vueltas)
      for (draft, target) in zip(drafts[file], found.targets) {
        guard let target else { continue }
        let there = elements[target].partido.deeds
        let told = draft.record.deeds.map { ($0.deed, book.aliases[$0.name], $0.place) }
        for (team, isOfFirst) in [(draft.local, true), (draft.visitante, false)] {
          let roster = book.entries[team].roster
          votes[team, default: DeedVotes()].compare(
            told.filter { $0.0.isOfFirst == isOfFirst },
            with: there.filter { $0.deed.isOfFirst == isOfFirst }.compactMap { known in
              roster.index(of: known.jugador).map { (known.deed, $0) }
            },
            of: roster, in: draft.record)
        }
      }
    }
    let named = namedPlayers()
    for team in votes.keys.sorted() {
      for (name, tally) in (votes[team]?.tallies ?? [:]).sorted(by: {
        $0.value.mention.place < $1.value.mention.place
      }) {
        settle(name, tally, team: team, named: named[team] ?? [])
      }
    }
  }

  private mutating func settle(
    _ name: String, _ tally: DeedVotes.Tally, team: Int, named: Set<Int>
  ) {
    guard tally.votes.count == 1, let (player, deeds) = tally.votes.first,
      !book.aliases.settles(name)
    else { return }
    let entry = book.entries[team]
    let known = entry.roster.jugador(player).nombre
    if !mayBeOne(NameKey(name), NameKey(known)) {
      guard !named.contains(player) else { return }
      guard deeds > 1, tally.misses == 0 else {
        findings.add(
          .name(.anotherDidIt(name, before: known, team: entry.nombre)), at: tally.mention.place,
          context: [tally.mention.match])
        return
      }
    }
    book.entries[team].roster.recognise(name, as: player, mention: tally.mention)
    findings.add(
      .name(.sameDeeds(name, of: known, team: entry.nombre)), at: tally.mention.place,
      context: [tally.mention.match])
  }

  /// Of each team, the players whom the files name as the tournament does.
  private func namedPlayers() -> [Int: Set<Int>] {
    var named: [Int: Set<Int>] = [:]
    for draft in drafts.joined() {
      for (deed, name, _) in draft.record.deeds {
        let team = deed.isOfFirst ? draft.local : draft.visitante
        guard let index = book.entries[team].roster.lookUp(book.aliases[name]).index else {
          continue
        }
        named[team, default: []].insert(index)
      }
    }
    return named
  }
}
