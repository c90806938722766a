import Torneo

extension CSVJoin {
  mutating func add(_ events: [CSVEvent], of reader: inout CSVReader) {
    var found: [(event: CSVEvent, spot: Spot)] = []
    for event in events {
      reader.context = []
      guard let spot = spot(of: event, &reader) else { continue }
      reader.context = [matches[spot.file][spot.index].title]
      if event.isRefused || !isOfASide(event, at: spot, &reader) {
        refuse(event, at: spot, &reader)
      } else {
        found.append((event, spot))
      }
    }
    for (event, spot) in found { add(event, to: spot, &reader) }
    reader.context = []
  }

  mutating func isOfASide(
    _ event: CSVEvent, at spot: Spot, _ reader: inout CSVReader
  ) -> Bool {
    if isFirst(event.team, of: matches[spot.file][spot.index]) != nil { return true }
    reader.report(.notASide(event.team), at: event.offset)
    return false
  }

  /// A row that is not used changes nothing: what there is of its kind stays, although the others of its
  /// match would take its place.
  mutating func refuse(_ event: CSVEvent, at spot: Spot, _ reader: inout CSVReader) {
    let families = event.kind.map { [EventFamily($0)] } ?? EventFamily.allCases
    let record = matches[spot.file][spot.index]
    let number = record.target ?? record.number
    let there = Set(
      (number.flatMap { knownByNumber[$0] }?.partido.eventos ?? []).map { EventFamily($0) })
    let isNew = !record.incomplete.isSuperset(of: families)
    matches[spot.file][spot.index].incomplete.formUnion(families)
    if isNew, !there.isDisjoint(with: families) {
      reader.report(.keptForRefusedRow, at: event.offset)
    }
  }

  mutating func add(_ event: CSVEvent, to spot: Spot, _ reader: inout CSVReader) {
    var record = matches[spot.file][spot.index]
    reader.context = [record.title]
    guard let kind = event.kind, let isOfFirst = isFirst(event.team, of: record) else { return }
    // In a long shoot-out somebody kicks twice, and may do the same both times.
    let mayRepeat = if case .kick = kind { true } else { false }
    let identity = ["\(spot.file) \(spot.index)"] + event.identity
    if let assist = seen[identity], !mayRepeat {
      reader.report(.repeatedRow(differs: assist != (event.assist ?? "")), at: event.offset)
      return
    }
    seen[identity] = event.assist ?? ""
    let place = reader.place(event.offset)
    switch kind {
    case .goal(let mode):
      settleResult(of: &record, event, &reader)
      let goal = GoalRecord(
        name: event.player, place: place, minute: event.minute, isPenalty: mode == .penalti,
        isOwnGoal: mode == .propia, assist: event.assist, saysMode: event.saysMode)
      if event.minute == nil {
        reader.findings.add(
          .goal(.goalWithoutMinute(event.player)), at: place, context: reader.context)
      }
      record.goals1 = (record.goals1 ?? []) + (isOfFirst ? [goal] : [])
      record.goals2 = (record.goals2 ?? []) + (isOfFirst ? [] : [goal])
      if record.hasResultFromGoals { record.score.fullTime = record.listed }
    case .kick(let isScored):
      record.report.kicks.append(
        KickRecord(name: event.player, place: place, isOfFirst: isOfFirst, isScored: isScored))
    case .card(let color, let isOfBench):
      append(.card(color, isOfBench: isOfBench), event, place, isOfFirst, &record)
    case .change:
      append(.change(off: event.off ?? ""), event, place, isOfFirst, &record)
    case .missedPenalty: append(.missedPenalty, event, place, isOfFirst, &record)
    }
    matches[spot.file][spot.index] = record
  }

  func append(
    _ kind: FactRecord.Kind, _ event: CSVEvent, _ place: Place, _ isOfFirst: Bool,
    _ record: inout MatchRecord
  ) {
    guard let minute = event.minute else { return }
    record.report.facts.append(
      FactRecord(
        kind: kind, minute: minute, name: event.player, place: place, isOfFirst: isOfFirst))
  }

  /// With the first goal of a match that nobody has a result of, its goals are the result.
  func settleResult(
    of record: inout MatchRecord, _ event: CSVEvent, _ reader: inout CSVReader
  ) {
    guard !record.hasGoalLists, record.score.final == nil, record.status == nil,
      !record.incomplete.contains(.goals)
    else { return }
    let isPlanned = record.stated == .programado
    if isPlanned, record.target == nil {
      reader.report(.plannedWithScore, at: event.offset)
      return
    }
    guard isPlanned || record.stated == nil else { return }
    record.stated = .finalizado
    record.hasResultFromGoals = true
    reader.report(.resultFromGoals, at: event.offset)
  }
}
