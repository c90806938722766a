import Diagnostics
import Torneo

extension CSVJoin {
  mutating func spot(of event: CSVEvent, _ reader: inout CSVReader) -> Spot? {
    let named: Sides? =
      if let home = event.home, let away = event.away { sides(home, away) } else { nil }
    func fits(_ home: String, _ away: String, _ date: Fecha?) -> Bool {
      if let named, named != sides(home, away) { return false }
      guard let day = event.date?.sinHora, event.number == nil else { return true }
      return date.map { $0.sinHora == day } ?? false
    }
    let spots: [Spot] =
      if let number = event.number {
        byNumber[number] ?? []
      } else {
        named.flatMap { bySides[$0] } ?? []
      }
    var found = spots.filter {
      let record = matches[$0.file][$0.index]
      return fits(record.team1.name, record.team2.name, record.date)
    }
    if found.isEmpty {
      let candidates =
        event.number.map { number in knownByNumber[number].map { [$0] } ?? [] }
        ?? named.flatMap { knownBySides[$0] } ?? []
      let known = candidates.filter {
        fits($0.partido.local.nombre, $0.partido.visitante.nombre, $0.partido.fecha)
      }
      if known.count == 1, let match = known.first {
        found = [record(of: match, at: event.offset, in: reader.file)]
      } else if known.count > 1 {
        reader.report(.severalMatches(event.match), at: event.offset)
        return nil
      }
    }
    guard let spot = found.first else {
      if !event.isRefused { reader.report(missingMatch(event), at: event.offset) }
      return nil
    }
    // A match that two files tell of by one number is one: the last one holds.
    if event.number != nil, let last = found.last, last.file != spot.file,
      matches[last.file][last.index].target == event.number
    {
      return last
    }
    if found.count > 1 {
      reader.report(.severalMatches(event.match), at: event.offset)
      return nil
    }
    return spot
  }

  /// Why there is no match for a row: none has its number, or that one is of other sides; or its sides have
  /// none on its day, or only the other way round, or none at all.
  mutating func missingMatch(_ event: CSVEvent) -> CSVProblem {
    guard let home = event.home, let away = event.away else {
      return .noSuchMatch(event.match)
    }
    if let number = event.number {
      let spot = byNumber[number]?.first
      let title =
        spot.map { matches[$0.file][$0.index] }
        .map { MatchRecord.title($0.team1.name, $0.team2.name, nil) }
        ?? knownByNumber[number].map { MatchRecord.title($0.partido, nil) }
      guard let title else { return .noSuchMatch(event.match) }
      return .otherSidesOfNumber(
        number, title,
        written: MatchRecord.title(home, away, nil))
    }
    func days(_ sides: Sides) -> [Fecha?] {
      (bySides[sides] ?? []).map { matches[$0.file][$0.index].date }
        + (knownBySides[sides] ?? []).map(\.partido.fecha)
    }
    let there = days(sides(home, away))
    if let day = event.date, !there.isEmpty {
      return .otherDayOfMatch(
        MatchRecord.title(home, away, nil), written: day.sinHora,
        days: Set(there.compactMap { $0?.sinHora }).sorted())
    }
    if !days(sides(away, home)).isEmpty {
      return .otherWayRound(MatchRecord.title(home, away, nil))
    }
    let names = Set(
      matches.joined().flatMap { [$0.team1.name, $0.team2.name] }
        + knownByNumber.values.flatMap { [$0.partido.local.nombre, $0.partido.visitante.nombre] })
    let keys = Set(names.map { key($0) })
    if let stranger = [home, away].first(where: { !keys.contains(key($0)) }), !names.isEmpty {
      return .noSuchTeam(
        stranger,
        nearest: nearestName(
          to: stranger,
          among: names.filter { key($0) != key(stranger == home ? away : home) }.sorted()))
    }
    return .noSuchMatch(event.match)
  }

  /// A record for a match of the tournament, which says of it only that it is this one.
  mutating func record(of element: PartidoDeLista, at offset: Int, in file: Int) -> Spot {
    let partido = element.partido
    let place = Place(file: file, offset: offset)
    var record = MatchRecord(
      place: place, date: partido.fecha,
      team1: TeamMention(name: partido.local.nombre, place: place),
      team2: TeamMention(name: partido.visitante.nombre, place: place))
    record.target = element.id
    record.knownTitle = MatchRecord.title(partido, partido.fecha)
    record.takeScore(of: partido)
    record.labels = LabelRecord(
      jornada: partido.jornada, fase: partido.fase, grupo: partido.grupo, ronda: partido.ronda)
    // Two matches of the same sides without a day are not one.
    record.round = "\(element.id)"
    matches[file].append(record)
    let spot = Spot(file: file, index: matches[file].count - 1)
    note(spot)
    return spot
  }
}

extension CSVEvent {
  /// As messages name its match: `3`, `A – B, 2026-09-05`.
  fileprivate var match: String {
    if let number { return "\(number)" }
    let day = date.map { ", \($0.sinHora)" } ?? ""
    return "\(home ?? "") – \(away ?? "")\(day)"
  }
}
