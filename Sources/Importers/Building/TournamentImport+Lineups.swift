import Torneo

extension TournamentImport {
  /// Finds who played and who kicked in a shoot-out. Before the scorers: who is in a line-up is known
  /// when a goal names them.
  mutating func findLineups() {
    for file in drafts.indices {
      for index in drafts[file].indices {
        let draft = drafts[file][index]
        let report = draft.record.report
        let lineup1 = report.lineup1.map { lineup($0, of: draft.local, in: draft.record) }
        let lineup2 = report.lineup2.map { lineup($0, of: draft.visitante, in: draft.record) }
        drafts[file][index].lineup1 = lineup1
        drafts[file][index].lineup2 = lineup2
      }
    }
    for team in book.entries.indices {
      let entry = book.entries[team]
      book.entries[team].roster.mergeShortForms { short, full in
        findings.add(
          .note(.surnameOfSquad(short, of: full, team: entry.nombre)), at: entry.mention)
      }
    }
    findKickers()
  }

  private mutating func findKickers() {
    for file in drafts.indices {
      for index in drafts[file].indices {
        let draft = drafts[file][index]
        drafts[file][index].kicks = draft.record.report.kicks.map { kick in
          let team = kick.isOfFirst ? draft.local : draft.visitante
          let mention = Roster.Mention(place: kick.place, match: draft.record.title)
          return (kick, player(kick.name, of: team, mention: mention))
        }
      }
    }
  }

  private mutating func lineup(
    _ record: LineupRecord, of team: Int, in match: MatchRecord
  ) -> LineupDraft {
    var draft = LineupDraft()
    var missing = (cards: 0, changes: 0)
    for starter in record.starters {
      draft.starters.append(take(starter, of: team, in: match, &draft, &missing))
    }
    if missing.cards > 0 {
      findings.add(
        .match(.cardsWithoutMinute(missing.cards)), at: record.starters.first?.place,
        context: [match.title])
    }
    if missing.changes > 0 {
      findings.add(
        .match(.changesWithoutMinute(missing.changes)), at: record.starters.first?.place,
        context: [match.title])
    }
    return draft
  }

  /// - Parameter missing: gets how many cards and changes have no minute.
  private mutating func take(
    _ appearance: AppearanceRecord, of team: Int, in match: MatchRecord,
    _ draft: inout LineupDraft, _ missing: inout (cards: Int, changes: Int)
  ) -> Int {
    let mention = Roster.Mention(place: appearance.place, match: match.title)
    let name = book.aliases.name(for: appearance.name)
    let (index, recognition) = book.entries[team].roster.appearance(
      name, besides: Set(draft.starters + draft.substitutes), mention: mention)
    tell(recognition, of: name, team: team, mention: mention)
    if appearance.isCaptain { draft.captain = index }
    for card in appearance.cards {
      if let minute = card.minute {
        draft.cards.append(LineupDraft.Card(player: index, color: card.color, minute: minute))
      } else {
        missing.cards += 1
      }
    }
    for substitute in appearance.substitutes {
      let other = take(substitute, of: team, in: match, &draft, &missing)
      draft.substitutes.append(other)
      if let minute = substitute.change?.minute {
        draft.changes.append(LineupDraft.Change(on: other, off: index, minute: minute))
      } else {
        missing.changes += 1
      }
    }
    return index
  }
}
