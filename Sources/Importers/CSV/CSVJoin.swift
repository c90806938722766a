import Diagnostics
import Torneo

/// Puts events into the matches that they are of: of the results that are imported with them, else of
/// the tournament.
struct CSVJoin {
  /// The matches of each file; events of the tournament's matches make records in their own file.
  private(set) var matches: [[MatchRecord]]
  private let aliases: [String: String]
  private(set) var usedAliases: Set<String> = []
  private let undecided: UndecidedSides
  /// The matches of the tournament.
  private var knownByNumber: [Int: PartidoDeLista] = [:]
  private var knownBySides: [Sides: [PartidoDeLista]] = [:]
  /// Numbers that the files give to other matches than the tournament does.
  private var otherwiseNumbered: Set<Int> = []
  private var keys: [String: NameKey] = [:]
  /// Events by what they are, each with its assist.
  private var seen: [[String]: String] = [:]
  private var byNumber: [Int: [Spot]] = [:]
  private var bySides: [Sides: [Spot]] = [:]

  /// A match of a file.
  private struct Spot: Hashable {
    var file: Int
    var index: Int
  }

  private struct Sides: Hashable {
    var home: NameKey
    var away: NameKey
  }

  init(_ matches: [[MatchRecord]], existing: Torneo?, aliases: [String: String]) {
    self.matches = matches
    self.aliases = aliases
    undecided = UndecidedSides(matches: matches.joined(), existing: existing)
    for element in existing?.partidos ?? [] {
      knownByNumber[element.id] = element
      let sides = sides(element.partido.local.nombre, element.partido.visitante.nombre)
      knownBySides[sides, default: []].append(element)
    }
    for file in matches.indices {
      for index in matches[file].indices { note(Spot(file: file, index: index)) }
    }
    otherwiseNumbered = numbersOfOthers()
  }

  private mutating func note(_ spot: Spot) {
    let record = matches[spot.file][spot.index]
    if let number = record.number ?? record.target { byNumber[number, default: []].append(spot) }
    bySides[sides(record.team1.name, record.team2.name), default: []].append(spot)
  }

  private mutating func sides(_ home: String, _ away: String) -> Sides {
    Sides(home: key(home), away: key(away))
  }

  /// Names come again in every row.
  private mutating func key(_ name: String) -> NameKey {
    if let known = keys[name] { return known }
    if aliases[name] != nil { usedAliases.insert(name) }
    let key = NameKey(aliases[name] ?? name)
    keys[name] = key
    return key
  }

  // MARK: Results

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

  private func reportOtherMatch(
    of record: MatchRecord, _ number: Int, _ reader: inout CSVReader
  ) {
    reader.context = [record.title]
    reader.report(.otherMatchOfNumber(number), at: record.place.offset)
    reader.context = []
  }

  private mutating func numbersOfOthers() -> Set<Int> {
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

  // MARK: Events

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

  private mutating func isOfASide(
    _ event: CSVEvent, at spot: Spot, _ reader: inout CSVReader
  ) -> Bool {
    if isFirst(event.team, of: matches[spot.file][spot.index]) != nil { return true }
    reader.report(.notASide(event.team), at: event.offset)
    return false
  }

  /// A row that is not used changes nothing: what there is of its kind stays, although the others of its
  /// match would take its place.
  private mutating func refuse(_ event: CSVEvent, at spot: Spot, _ reader: inout CSVReader) {
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

  private mutating func spot(of event: CSVEvent, _ reader: inout CSVReader) -> Spot? {
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
  private mutating func missingMatch(_ event: CSVEvent) -> CSVProblem {
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
  private mutating func record(of element: PartidoDeLista, at offset: Int, in file: Int) -> Spot {
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

  private mutating func add(_ event: CSVEvent, to spot: Spot, _ reader: inout CSVReader) {
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

  private func append(
    _ kind: FactRecord.Kind, _ event: CSVEvent, _ place: Place, _ isOfFirst: Bool,
    _ record: inout MatchRecord
  ) {
    guard let minute = event.minute else { return }
    record.report.facts.append(
      FactRecord(
        kind: kind, minute: minute, name: event.player, place: place, isOfFirst: isOfFirst))
  }

  /// With the first goal of a match that nobody has a result of, its goals are the result.
  private func settleResult(
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

  private mutating func isFirst(_ team: String, of record: MatchRecord) -> Bool? {
    let name = key(team)
    if name == key(record.team1.name) { return true }
    if name == key(record.team2.name) { return false }
    switch team.nombrePlegado {
    case "local", "home": return true
    case "visitante", "away": return false
    default: return nil
    }
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

  /// Takes result and state from a match of the tournament, of which the file says neither.
  fileprivate mutating func takeScore(of partido: Partido) {
    stated = partido.estado
    hasScoreOfTournament = true
    if let resultado = partido.resultado {
      score = ScoreRecord(resultado)
    } else if partido.estado == .finalizado {
      // Its goals were the result, and a list of others is no other result.
      score = ScoreRecord(Resultado(partido.goles))
    }
  }
}

extension ScoreRecord {
  fileprivate init(_ resultado: Resultado) {
    self.init(
      halfTime: resultado.descanso, fullTime: resultado.reglamentario ?? resultado.final,
      extraTime: resultado.reglamentario == nil ? nil : resultado.final,
      penalties: resultado.tanda)
  }
}
