import Torneo

/// Finds matches that a file has twice.
struct RepeatedMatches {
  /// The same sides on the same day are one match; without a day, in the same round.
  private struct Key: Hashable {
    var local: Int
    var visitante: Int
    var day: Fecha?
    var round: String?
  }

  private struct Seen {
    var index: Int
    var record: MatchRecord
  }

  private var byDay: [Key: Seen] = [:]
  private var byMatchday: [Key: Seen] = [:]

  /// The index of the match that this one repeats; nil for one that is to be at `index`.
  mutating func place(of draft: MatchDraft, at index: Int, findings: inout Findings) -> Int? {
    let record = draft.record
    let day = record.date?.sinHora
    let key = Key(
      local: draft.local, visitante: draft.visitante, day: day,
      round: day == nil ? record.round : nil)
    if let seen = byDay[key] {
      findings.add(
        .match(.repeatedMatch(differs: !record.tellsTheSame(as: seen.record))), at: record.place,
        context: [record.title], related: seen.record.place)
      byDay[key]?.record = record
      return seen.index
    }
    byDay[key] = Seen(index: index, record: record)
    if case .matchday? = record.round.map(RoundName.init) {
      let key = Key(
        local: draft.local, visitante: draft.visitante,
        round: [record.stage, record.group, record.round].map { $0 ?? "" }.joined(separator: "\n"))
      if let seen = byMatchday.updateValue(Seen(index: index, record: record), forKey: key) {
        findings.add(
          .match(.sameMatchday), at: record.place, context: [record.title],
          related: seen.record.place)
      }
    }
    return nil
  }
}

extension MatchRecord {
  fileprivate func tellsTheSame(as other: MatchRecord) -> Bool {
    func goals(_ record: MatchRecord) -> [String] {
      ["1"] + (record.goals1 ?? []).map(\.summary) + ["2"] + (record.goals2 ?? []).map(\.summary)
    }
    return score == other.score && status?.text == other.status?.text && round == other.round
      && goals(self) == goals(other) && date == other.date && ground == other.ground
      && stated == other.stated && number == other.number && stage == other.stage
      && group == other.group && report.referee == other.report.referee
      && report.attendance == other.report.attendance && report.reason == other.report.reason
  }
}

extension GoalRecord {
  fileprivate var summary: String {
    "\(name)\n\(minute.map(\.description) ?? "")\n\(modo)"
  }
}
