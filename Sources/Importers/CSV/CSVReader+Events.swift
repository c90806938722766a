import Torneo

extension CSVReader {
  /// The rows of a table of events.
  mutating func events() -> [CSVEvent] { table.rows.compactMap { event($0) } }

  private mutating func event(_ row: CSVRows.Row) -> CSVEvent? {
    context = []
    defer { context = [] }
    guard checkCells(row) else { return nil }
    if tellsNothing(row) {
      reportMissing(.player, in: row)
      return nil
    }
    let number = integer(.number, in: row, PartidoDeLista.idsPermitidos)
    let (home, away) = (text(.home, in: row), text(.away, in: row))
    let date = kickOff(in: row)
    guard number != nil || home != nil && away != nil else {
      // Of a number that is none it was said already.
      if cell(.number, in: row) == nil { reportMissing(.number, in: row) }
      return nil
    }
    let kind = kind(row)
    // A kick of a shoot-out has no minute, whatever a table says.
    let minute = if case .kick? = kind { Minuto?.none } else { minute(row) }
    let (player, team) = (text(.player, in: row), text(.team, in: row))
    let (assist, off) = (text(.assist, in: row), text(.off, in: row))
    for (column, value) in [(CSVColumn.player, player), (.team, team)] where value == nil {
      if cell(column, in: row) == nil {
        reportMissing(column, in: row)
      }
    }
    var event = CSVEvent(
      offset: row.offset, number: number, home: home, away: away, date: date, minute: minute,
      kind: kind, player: player ?? "", team: team ?? "", assist: assist, off: off,
      saysMode: cell(.how, in: row) != nil)
    guard let kind, player != nil, team != nil else {
      event.isRefused = true
      return event
    }
    switch kind {
    case .change where off == nil:
      if cell(.off, in: row) == nil { reportMissing(.off, in: row) }
      event.isRefused = true
    case .card, .change, .missedPenalty:
      if minute == nil {
        if cell(.minute, in: row) == nil { reportMissing(.minute, in: row) }
        event.isRefused = true
      }
    // A minute that cannot be is told, and nothing is imported.
    case .goal: event.isRefused = minute == nil && cell(.minute, in: row) != nil
    case .kick: break
    }
    return event
  }

  /// Whether it is about no match and has nothing of an event: a line of totals, say.
  private func tellsNothing(_ row: CSVRows.Row) -> Bool {
    let event: [CSVColumn] = [.minute, .player, .team, .assist, .off]
    let isOfAMatch =
      cell(.number, in: row).map { Int($0.text) != nil } ?? false
      || cell(.home, in: row) != nil && cell(.away, in: row) != nil
    return !isOfAMatch && event.allSatisfy { cell($0, in: row) == nil }
  }

  private mutating func reportMissing(_ column: CSVColumn, in row: CSVRows.Row) {
    report(.missingCell(column: table.name(column)), at: row.offset)
  }

  /// `12`, `45+2`, `12'`
  private mutating func minute(_ row: CSVRows.Row) -> Minuto? {
    guard let cell = cell(.minute, in: row) else { return nil }
    let text =
      cell.text.last.map { "'’′".contains($0) } == true
      ? String(cell.text.dropLast()) : cell.text
    switch MinuteReading(text) {
    case .minute(let minute):
      if minute.anadido > 0, ![45, 90, 105, 120].contains(minute.minuto) {
        findings.add(.goal(.oddAddedTime(minute)), at: place(cell.offset), context: context)
      }
      return minute
    case .pastTheEnd(let minute):
      findings.add(
        .goal(.minutePastTheEnd(written: text, minute)), at: place(cell.offset), context: context)
      return minute
    case .outOfRange: report(.minuteOutOfRange(text), at: cell.offset)
    case .unreadable: report(.unreadableMinute(text), at: cell.offset)
    }
    return nil
  }

  private mutating func kind(_ row: CSVRows.Row) -> CSVEvent.Kind? {
    let how = cell(.how, in: row)
    var kind = CSVEventWords.Kind.goal
    if table.has(.kind) {
      guard let cell = cell(.kind, in: row) else {
        reportMissing(.kind, in: row)
        return nil
      }
      guard let word = CSVEventWords.kind(cell.text) else {
        report(.unknownKind(cell.text), at: cell.offset)
        return nil
      }
      if let mode = word.mode, how == nil { return mode }
      kind = word.kind
    }
    func unknown() -> CSVEvent.Kind? {
      if let how {
        report(.unknownHow(how.text, CSVEventWords.mainModes(of: kind)), at: how.offset)
      } else {
        reportMissing(.how, in: row)
      }
      return nil
    }
    switch kind {
    case .goal:
      guard let how else { return .goal(.jugada) }
      return CSVEventWords.goal(how.text).map { .goal($0) } ?? unknown()
    case .card, .benchCard:
      guard let color = how.flatMap({ CSVEventWords.card($0.text) }) else { return unknown() }
      return .card(color, isOfBench: kind == .benchCard)
    case .change: return .change
    case .missedPenalty: return .missedPenalty
    case .kick:
      return how.flatMap { CSVEventWords.isScored($0.text) }.map { .kick(isScored: $0) }
        ?? unknown()
    }
  }
}
