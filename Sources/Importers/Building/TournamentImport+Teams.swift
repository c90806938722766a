import Torneo

extension TournamentImport {
  private struct Tally {
    var place: Place
    /// How many matches the tournament has of each team in the place of the unknown one.
    var votes: [Int: Int] = [:]
    /// How many of these were played, and ended the same.
    var results = 0
    var contradictions = 0
  }

  private struct Fixture: Hashable {
    var known: Int
    var knownIsHome: Bool
    var day: Fecha
  }

  /// Finds teams that the tournament has under another name, by the matches that they play: against the
  /// same rivals, on the same days, with the same results. So importing a file again without the aliases
  /// of the first time makes no team two.
  ///
  /// One match is enough for a name that may be a spelling of the other; names that are not alike take
  /// two that were played, and no file may name the other. A second team of a club is none of its first.
  mutating func recogniseTeams(beside existing: Torneo) {
    let records = contents.flatMap(\.matches)
    let unknown = Set(
      records.flatMap { [$0.team1.name, $0.team2.name] }.filter {
        book.lookUp($0) == nil && !book.aliases.settles($0) && !isUndecided($0)
      })
    guard !unknown.isEmpty else { return }
    let fixtures = fixtures(of: existing)
    var tallies: [String: Tally] = [:]
    for record in records {
      for (mention, other, knownIsHome) in [
        (record.team1, record.team2, false), (record.team2, record.team1, true),
      ] where unknown.contains(mention.name) {
        guard let known = book.lookUp(other.name), let day = record.date?.sinHora else { continue }
        var tally = tallies[mention.name] ?? Tally(place: mention.place)
        let found = fixtures[Fixture(known: known, knownIsHome: knownIsHome, day: day)] ?? []
        if found.count == 1, let (team, partido) = found.first {
          tally.votes[team, default: 0] += 1
          if let final = record.score.final, partido.tieneMarcador {
            if partido.goles == final { tally.results += 1 } else { tally.contradictions += 1 }
          }
        }
        tallies[mention.name] = tally
      }
    }
    let named = Set(records.flatMap { [$0.team1.name, $0.team2.name] }.compactMap(book.lookUp))
    for (name, tally) in tallies.sorted(by: { $0.value.place < $1.value.place }) {
      guard tally.votes.count == 1, let team = tally.votes.keys.first, !named.contains(team),
        tally.contradictions == 0,
        NameKey(name).sideMarks == book.entries[team].key.sideMarks,
        tally.results >= 2 || mayBeOne(NameKey(name), book.entries[team].key)
      else { continue }
      book.recognise(name, as: team)
      findings.add(.name(.sameMatches(name, of: book.entries[team].nombre)), at: tally.place)
    }
  }

  /// Of each match of the tournament with a day, seen from either side, the other side.
  private func fixtures(of existing: Torneo) -> [Fixture: [(team: Int, partido: Partido)]] {
    var fixtures: [Fixture: [(team: Int, partido: Partido)]] = [:]
    for partido in existing.partidos.lazy.map(\.partido) {
      guard let day = partido.fecha?.sinHora, let home = book.indexOfExisting[partido.local],
        let away = book.indexOfExisting[partido.visitante]
      else { continue }
      fixtures[Fixture(known: home, knownIsHome: true, day: day), default: []]
        .append((away, partido))
      fixtures[Fixture(known: away, knownIsHome: false, day: day), default: []]
        .append((home, partido))
    }
    return fixtures
  }
}
