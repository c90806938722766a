import Torneo

extension CSVJoin {
  /// Finds the matches of the tournament that rows of results mean by number.
  mutating func findTargets(of reader: inout CSVReader) {
    for index in matches[reader.file].indices {
      guard let number = matches[reader.file][index].number,
        let partido = knownByNumber[number]?.partido
      else { continue }
      if partido.plazas != nil,
        undecided.waitsForAny(of: otherwiseNumbered, matches[reader.file][index])
      {
        reportOtherMatch(of: matches[reader.file][index], number, &reader)
        continue
      }
      matches[reader.file][index].takeSidesFound(by: partido, undecided)
      let record = matches[reader.file][index]
      if partido.plazas != nil,
        undecided.contains(record.team1.name) || undecided.contains(record.team2.name)
      {
        continue
      }
      if sides(partido.local.nombre, partido.visitante.nombre)
        == sides(record.team1.name, record.team2.name)
      {
        matches[reader.file][index].target = number
        if !record.tellsState, record.score == ScoreRecord() {
          matches[reader.file][index].takeScore(of: partido)
        }
      } else if !partido.waits(inRoundOf: record) {
        reportOtherMatch(of: record, number, &reader)
      }
    }
  }

  func reportOtherMatch(
    of record: MatchRecord, _ number: Int, _ reader: inout CSVReader
  ) {
    reader.context = [record.title]
    reader.report(.otherMatchOfNumber(number), at: record.place.offset)
    reader.context = []
  }

  mutating func numbersOfOthers() -> Set<Int> {
    var numbers: Set<Int> = []
    for record in matches.joined() {
      guard let number = record.number, let partido = knownByNumber[number]?.partido,
        !partido.waits(inRoundOf: record), !undecided.contains(record.team1.name),
        !undecided.contains(record.team2.name),
        sides(partido.local.nombre, partido.visitante.nombre)
          != sides(record.team1.name, record.team2.name)
      else { continue }
      numbers.insert(number)
    }
    return numbers
  }
}

extension MatchRecord {
  /// Takes the teams that came to have the places that the row names.
  fileprivate mutating func takeSidesFound(by partido: Partido, _ undecided: UndecidedSides) {
    guard let plazas = partido.plazas else { return }
    if let plaza = plazas.local, partido.local.plaza == nil, undecided.place(team1.name) == plaza {
      team1.name = partido.local.nombre
    }
    if let plaza = plazas.visitante, partido.visitante.plaza == nil,
      undecided.place(team2.name) == plaza
    {
      team2.name = partido.visitante.nombre
    }
  }
}
