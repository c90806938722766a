import Torneo

extension CSVReader {
  /// The matches of a table of results.
  /// - Parameter numbered: matches of tables before it, by their number; those of this one are added.
  mutating func results(_ numbered: inout [Int: MatchRecord]) -> [MatchRecord] {
    var records = table.rows.compactMap { match($0) }
    for index in records.indices {
      let record = records[index]
      guard let number = record.number else { continue }
      guard let first = numbered[number] else {
        numbered[number] = record
        continue
      }
      if first.place.file != file, first.hasSameSides(as: record) {
        // As if one file came after the other: by its number it is that match, whatever its day.
        records[index].target = number
      } else if !first.isSameMatch(as: record) {
        findings.add(
          .csv(.repeatedNumber(number)), at: record.place, context: [record.title],
          related: first.place)
      }
    }
    return records
  }

  private mutating func match(_ row: CSVRows.Row) -> MatchRecord? {
    context = []
    defer { context = [] }
    guard checkCells(row) else { return nil }
    guard let home = text(.home, in: row), let away = text(.away, in: row) else {
      if cell(.home, in: row) == nil || cell(.away, in: row) == nil {
        report(.missingCells, at: row.offset)
      }
      return nil
    }
    context = [MatchRecord.title(home, away, nil)]
    let date = kickOff(in: row)
    context = [MatchRecord.title(home, away, date)]
    func mention(_ name: String, _ column: CSVColumn) -> TeamMention {
      TeamMention(name: name, place: place(cell(column, in: row)?.offset ?? row.offset))
    }
    var record = MatchRecord(
      place: place(row.offset), date: date, team1: mention(home, .home),
      team2: mention(away, .away))
    record.number = integer(.number, in: row, PartidoDeLista.idsPermitidos)
    record.ground = text(.ground, in: row, max: .texto)
    record.score = score(in: row)
    record.labels = labels(in: row)
    record.round = record.labels?.key
    record.report.referee = text(.referee, in: row)
    record.report.attendance = integer(.attendance, in: row, Partido.espectadoresPermitidos)
    record.report.reason = text(.reason, in: row, max: .texto)
    readStatus(of: &record, in: row)
    return record
  }

  private mutating func labels(in row: CSVRows.Row) -> LabelRecord {
    var labels = LabelRecord(
      jornada: integer(.matchday, in: row, Partido.jornadasPermitidas),
      fase: text(.stage, in: row), grupo: text(.group, in: row))
    guard let round = text(.round, in: row) else { return labels }
    // In a league many call the matchday so; as a knock-out round it would enter no table.
    if labels.jornada == nil, let number = Int(round), Partido.jornadasPermitidas.contains(number) {
      labels.jornada = number
      return labels
    }
    switch RoundName(round) {
    case .matchday(let number): labels.jornada = labels.jornada ?? number
    case .round(let name): labels.ronda = name
    }
    return labels
  }

  /// A row with more than the header has columns is one whose cells have moved.
  mutating func checkCells(_ row: CSVRows.Row) -> Bool {
    let extra = row.cells.dropFirst(table.columns).first { !$0.text.sinEspaciosAlrededor.isEmpty }
    guard let extra else { return true }
    report(.tooManyCells(columns: table.columns), at: extra.offset)
    return false
  }

  private mutating func score(in row: CSVRows.Row) -> ScoreRecord {
    let final = score(.score, .homeGoals, .awayGoals, in: row)
    let ninety = score(.ninety, .homeNinety, .awayNinety, in: row)
    if final == nil, ninety != nil {
      let cell = cell(.ninety, in: row) ?? cell(.homeNinety, in: row)
      report(.ninetyWithoutScore, at: cell?.offset ?? row.offset)
    }
    return ScoreRecord(
      halfTime: score(.halfTime, .homeHalfTime, .awayHalfTime, in: row),
      fullTime: ninety ?? final, extraTime: ninety == nil ? nil : final,
      penalties: score(.shootOut, .homeShootOut, .awayShootOut, in: row))
  }

  private mutating func readStatus(of record: inout MatchRecord, in row: CSVRows.Row) {
    guard let cell = cell(.status, in: row) else { return }
    guard let state = EstadoDePartido(csv: cell.text) else {
      report(.unknownStatus(cell.text), at: cell.offset)
      return
    }
    let hasScore = record.score.final != nil
    switch state {
    case .programado:
      if hasScore { report(.plannedWithScore, at: cell.offset) }
      record.stated = .programado
    case .finalizado:
      if hasScore {
        record.stated = .finalizado
      } else {
        report(.finishedWithoutScore, at: cell.offset)
      }
    // In a table that says both, as a tournament keeps it, the result is the one that it was given.
    case .suspendido where hasScore:
      report(.abandonedWithScore, at: cell.offset)
      record.stated = .suspendido
    case .enJuego: record.stated = .enJuego
    case .aplazado, .suspendido, .anulado, .cancelado, .adjudicado:
      record.status = state.openfootballWord.map {
        MatchRecord.StatusMention(text: $0, place: place(cell.offset))
      }
    }
  }
}

extension MatchRecord {
  fileprivate func hasSameSides(as other: MatchRecord) -> Bool {
    NameKey(team1.name) == NameKey(other.team1.name)
      && NameKey(team2.name) == NameKey(other.team2.name)
  }

  /// Whether two rows are of one match, which is told where matches are known.
  fileprivate func isSameMatch(as other: MatchRecord) -> Bool {
    hasSameSides(as: other)
      && date?.sinHora == other.date?.sinHora && (date != nil || round == other.round)
  }
}
