import Diagnostics
import Torneo

extension TournamentImport {
  /// Tells what is doubtful in the matches of a file, and what it lacks as a whole. Goal lists that
  /// are the wrong way round are put right first.
  mutating func noteDoubts(ofFile file: Int, known: [Int: Set<NameKey>]) {
    let hasGoals = contents[file].hasGoals
    let hasHalfTimes = drafts[file].contains { $0.record.score.halfTime != nil }
    var withoutScorers: [MatchRecord] = []
    var withoutHalfTime: [MatchRecord] = []
    for index in drafts[file].indices {
      if areExchanged(drafts[file][index], known: known),
        let final = drafts[file][index].record.score.final
      {
        let record = drafts[file][index].record
        findings.add(
          .match(.sidesOfGoalsExchanged(listed: record.listed, written: final)), at: record.place,
          context: [record.title])
        drafts[file][index].record = record.withSidesOfGoalsExchanged()
      }
      let record = drafts[file][index].record
      Importers.noteDoubts(about: record, into: &findings)
      guard let final = record.score.final, final != .none, !record.isAwarded else { continue }
      if hasGoals, record.allGoals.isEmpty { withoutScorers.append(record) }
      if hasHalfTimes, record.score.halfTime == nil { withoutHalfTime.append(record) }
    }
    if let first = withoutScorers.first {
      findings.add(
        .file(.missingScorers(matches: withoutScorers.count)), at: first.place,
        context: [first.title])
    }
    if let first = withoutHalfTime.first {
      findings.add(
        .note(.missingHalfTime(matches: withoutHalfTime.count)), at: first.place,
        context: [first.title])
    }
  }

  /// Who scored for each team in matches whose goals add up.
  func scorersByTeam() -> [Int: Set<NameKey>] {
    var known: [Int: Set<NameKey>] = [:]
    for draft in drafts.joined() where draft.record.listed == draft.record.score.final {
      for (goals, team) in [
        (draft.record.goals1, draft.local), (draft.record.goals2, draft.visitante),
      ] {
        for goal in goals ?? [] where !goal.isOwnGoal {
          known[team, default: []].insert(NameKey(goal.name))
        }
      }
    }
    return known
  }

  /// Whether the goals of a match stand in each other's lists: they add up to the result only the
  /// other way round, and of the scorers who are known from elsewhere all play for the other side.
  private func areExchanged(_ draft: MatchDraft, known: [Int: Set<NameKey>]) -> Bool {
    let record = draft.record
    guard let final = record.score.final, record.listed != final,
      record.listed == final.invertido, !record.isAwarded
    else { return false }
    func isKnown(_ key: NameKey, in team: Int) -> Bool {
      known[team]?.contains(key) == true || book.entries[team].roster.knows(key)
    }
    var speaksForIt = false
    for (goals, own, other) in [
      (record.goals1, draft.local, draft.visitante), (record.goals2, draft.visitante, draft.local),
    ] {
      for goal in goals ?? [] where !goal.isOwnGoal {
        let key = NameKey(goal.name)
        if isKnown(key, in: own) { return false }
        if isKnown(key, in: other) { speaksForIt = true }
      }
    }
    return speaksForIt
  }

  /// Finds who scored each goal, in the order of the files, and tells what is doubtful about names.
  mutating func findScorers() {
    for file in drafts.indices {
      for index in drafts[file].indices {
        let draft = drafts[file][index]
        var goals: [MatchDraft.Goal] = []
        for (list, isForLocal) in [(draft.record.goals1, true), (draft.record.goals2, false)] {
          for record in list ?? [] {
            let team = isForLocal != record.isOwnGoal ? draft.local : draft.visitante
            let mention = Roster.Mention(place: record.place, match: draft.record.title)
            let scorer = player(record.name, of: team, mention: mention)
            let assist = record.assist.map {
              player($0, of: isForLocal ? draft.local : draft.visitante, mention: mention)
            }
            goals.append(
              MatchDraft.Goal(
                record: record, isForLocal: isForLocal, scorer: scorer, assist: assist))
          }
        }
        drafts[file][index].goals = byMinute(goals) { $0.record.minute }
        drafts[file][index].facts = facts(of: draft)
      }
    }
    let respelt = respelt.sorted { $0.place < $1.place }
    if let first = respelt.first {
      findings.add(
        .note(.spellingOfSquad(count: respelt.count, examples: respelt.prefix(3).map(\.example))),
        at: first.place)
    }
    noteSpellings()
  }

  /// The player whom a file names for a team, added to the roster if need be; what is doubtful about
  /// the name is told.
  mutating func player(_ written: String, of team: Int, mention: Roster.Mention) -> Int {
    let name = book.aliases.name(for: written)
    let (index, recognition) = book.entries[team].roster.scorer(name, mention: mention)
    tell(recognition, of: name, team: team, mention: mention)
    return index
  }

  /// Tells how the name of a player was understood.
  mutating func tell(
    _ recognition: Roster.Recognition, of name: String, team: Int, mention: Roster.Mention
  ) {
    if case .spelling(let other) = recognition {
      respelt.append(
        (
          mention.place,
          "\(name.visible) → \(other.visible) (\(book.entries[team].nombre.visible))"
        ))
    } else {
      note(recognition, of: name, team: team, mention: mention)
    }
  }

  private mutating func note(
    _ recognition: Roster.Recognition, of name: String, team: Int, mention: Roster.Mention
  ) {
    let entry = book.entries[team]
    let problem: ImportProblem
    switch recognition {
    case .known, .new, .spelling: return
    case .surname(let full): problem = .note(.surnameOfSquad(name, of: full, team: entry.nombre))
    case .several: problem = .name(.severalInSquad(name, team: entry.nombre))
    case .stranger:
      problem = .name(
        .scorerNotInSquad(
          name, team: entry.nombre, nearest: entry.roster.nearestInSquad(to: name)))
    }
    findings.add(problem, at: mention.place, context: [mention.match])
  }

  /// Tells pairs of names that may be one player, or one team that the tournament has.
  private mutating func noteSpellings() {
    for entry in book.entries {
      for (worse, better) in entry.roster.doubtfulPairs() {
        let players = entry.roster.players
        let mention = players[worse].mention ?? players[better].mention
        findings.add(
          .name(
            .twoSpellings(
              players[worse].jugador.nombre, of: players[better].jugador.nombre, team: entry.nombre)
          ),
          at: mention?.place, context: mention.map { [$0.match] } ?? [])
      }
    }
    let before = book.entries.indices.filter { book.entries[$0].existing != nil }
    for index in book.entries.indices where book.entries[index].existing == nil {
      let entry = book.entries[index]
      for place in before where mayBeOneTeam(entry.key, book.entries[place].key) {
        // Who meets is two teams, whatever the names say.
        let meet = drafts.joined().contains {
          [$0.local, $0.visitante].contains(index) && [$0.local, $0.visitante].contains(place)
        }
        if meet { continue }
        let other = book.entries[place]
        findings.add(.name(.twoTeamSpellings(entry.nombre, of: other.nombre)), at: entry.mention)
      }
    }
  }
}

/// In the order of their minutes; those of one minute as they are, those without one last.
func byMinute<Element>(
  _ elements: [Element], _ minute: (Element) -> Minuto?
) -> [Element] {
  elements.enumerated().sorted { a, b in
    switch (minute(a.element), minute(b.element)) {
    case (let one?, let other?): one == other ? a.offset < b.offset : one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): a.offset < b.offset
    }
  }.map(\.element)
}
