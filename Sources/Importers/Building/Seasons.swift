import Torneo

/// The seasons of the matches of a tournament and of a file, and whether one of the file can be one of
/// another day.
///
/// A season ends before a long break after which the matchdays do not go on, and where a match that was
/// played is played once more. One that was played is not the one of another day unless that is plain:
/// it is a few days away, the file has the matches around it, or nothing lies between the two days.
struct Seasons {
  private struct Spot {
    var day: Int
    var labels: LabelRecord
  }

  /// The first day of each season but the first.
  private var starts: [Int] = []
  /// Those that were played in it, by season.
  private var isPlayed: Set<Int> = []
  /// Those of which a match is there.
  private var known: Set<Int> = []
  /// All that have a day, by day.
  private let spots: [Spot]
  /// Days of matches that are in the file as they are there.
  private var anchors: [Int] = []
  /// The season of a file without days.
  private var undated = 0
  /// Whether the file has a match that was played with another score on another day.
  private var isContradicted = false

  /// Days without a match within a season.
  static let longestBreak = 60
  /// Days without a match after which a season may go on where its matchdays do, or have no numbers.
  private static let longestPause = 150
  /// Days by which a date is plainly put right.
  private static let few = 3
  /// Days around a match in which the matches of its matchday, and of the next ones, lie.
  private static let around = 7
  /// Days by which one that was not played may be put off over the end of a season.
  private static let longestDelay = 180
  /// So many matches between two days are looked at.
  private static let limit = 64

  /// - Parameter isTaken: of each that is there, whether it was found in the file.
  init(
    _ elements: [PartidoDeLista], _ matches: [MatchTargets.Match] = [], isTaken: [Bool] = []
  ) {
    let all = elements.lazy.map(\.partido).compactMap(Self.spot)
    spots = (all + matches.lazy.map(\.partido).compactMap(Self.spot)).sorted { $0.day < $1.day }
    starts = breaks()
    splitRepeated(elements)
    var scores: [Likeness: [(index: Int, partido: Partido)]] = [:]
    for (index, element) in elements.enumerated() {
      let partido = element.partido
      if let day = partido.fecha?.diasDesde1970 { known.insert(season(day)) }
      guard partido.tieneMarcador else { continue }
      if let day = partido.fecha?.diasDesde1970 { isPlayed.insert(season(day)) }
      if !matches.isEmpty { scores[.labels(partido), default: []].append((index, partido)) }
    }
    for (element, isTaken) in zip(elements, isTaken) where isTaken {
      if let day = element.partido.fecha?.diasDesde1970 { anchors.append(day) }
    }
    anchors.sort()
    compare(matches, scores, isTaken: isTaken)
  }

  private static func spot(_ partido: Partido) -> Spot? {
    partido.fecha.map {
      Spot(
        day: $0.diasDesde1970,
        labels: LabelRecord(
          jornada: partido.jornada, fase: partido.fase, grupo: partido.grupo, ronda: partido.ronda))
    }
  }

  /// How many there are.
  var count: Int { starts.count + 1 }

  private func season(_ day: Int) -> Int { Self.count(until: day, in: starts) { $0 } }

  /// How many of these, which are in order, lie on the day or before it.
  private static func count<Element>(
    until day: Int, in elements: [Element], _ dayOf: (Element) -> Int
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = low + (high - low) / 2
      if dayOf(elements[middle]) <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Where they end

  private func breaks() -> [Int] {
    var starts: [Int] = []
    var last: (day: Int, jornada: Int?)?
    var index = spots.startIndex
    while index < spots.endIndex {
      var part = (first: spots[index].day, last: spots[index].day)
      var numbers: (least: Int, greatest: Int)?
      while index < spots.endIndex, spots[index].day - part.last <= Self.longestBreak {
        part.last = spots[index].day
        if let jornada = spots[index].labels.jornada {
          numbers = (
            min(numbers?.least ?? jornada, jornada), max(numbers?.greatest ?? jornada, jornada)
          )
        }
        index += 1
      }
      if let last {
        let goesOn = last.jornada.flatMap { before in numbers.map { $0.least >= before } }
        if goesOn == false || part.first - last.day > Self.longestPause {
          starts.append(part.first)
        }
      }
      last = (part.last, numbers?.greatest)
    }
    return starts
  }

  /// The same sides play in the same matchday once in a season.
  private mutating func splitRepeated(_ elements: [PartidoDeLista]) {
    var played: [(day: Int, partido: Partido)] = []
    for partido in elements.lazy.map(\.partido)
    where partido.tieneMarcador && partido.jornada != nil && partido.ronda == nil {
      if let day = partido.fecha?.diasDesde1970 { played.append((day, partido)) }
    }
    played.sort { $0.day < $1.day }
    var seen: [Likeness: Int] = [:]
    var (first, more) = (Int.min, Set(starts))
    for (index, (day, partido)) in played.enumerated() {
      if more.contains(day) { first = max(first, day) }
      guard let before = seen.updateValue(index, forKey: .labels(partido)),
        played[before].day >= first, played[before].day < day,
        season(played[before].day) == season(day)
      else { continue }
      // The longest break between the two; of such ones the last.
      var (start, longest) = (day, 0)
      for next in before..<index where next + 1 <= index {
        let days = played[next + 1].day - played[next].day
        if days >= longest, days > 0 { (start, longest) = (played[next + 1].day, days) }
      }
      first = start
      more.insert(start)
    }
    starts = more.sorted()
  }

  // MARK: The file

  /// Whether the file is of a season that is there: of which one without days, and whether another score
  /// on another day speaks against it.
  private mutating func compare(
    _ matches: [MatchTargets.Match], _ scores: [Likeness: [(index: Int, partido: Partido)]],
    isTaken: [Bool]
  ) {
    var agreeing: [Int: Int] = [:]
    for file in matches.lazy.map(\.partido) where file.tieneMarcador {
      for (index, known) in (scores[.labels(file)] ?? []).prefix(Self.limit) {
        guard let day = known.fecha?.diasDesde1970 else { continue }
        guard let other = file.fecha?.diasDesde1970 else {
          if known.goles == file.goles { agreeing[season(day), default: 0] += 1 }
          continue
        }
        if file.ronda == nil, !isTaken[index], known.goles != file.goles,
          abs(day - other) > Self.few, season(day) == season(other)
        {
          isContradicted = true
        }
      }
    }
    undated = agreeing.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? starts.count
  }

  /// Whether two matches are of different seasons.
  func areApart(_ known: Partido, _ file: Partido) -> Bool {
    guard let day = known.fecha?.diasDesde1970, !starts.isEmpty else { return false }
    guard let other = file.fecha?.diasDesde1970 else { return season(day) != undated }
    if day == other || season(day) == season(other) { return false }
    if known.tieneMarcador { return true }
    // What waits may be put off; but what nobody played of a season is not of a later one.
    return isPlayed.contains(season(day)) && abs(day - other) > Self.longestDelay
  }

  /// Whether two matches are of different seasons of which both are there.
  func arePlainlyApart(_ known: Partido, _ file: Partido) -> Bool {
    areApart(known, file)
      && file.fecha.map { self.known.contains(season($0.diasDesde1970)) } ?? true
  }

  /// Whether a match of a file can be the one that is there.
  func mayBe(_ known: Partido, _ file: Partido) -> Bool {
    if areApart(known, file) { return false }
    guard known.tieneMarcador, let day = known.fecha?.diasDesde1970,
      let other = file.fecha?.diasDesde1970, day != other
    else { return true }
    let mayBeReplay = known.ronda != nil && known.ganador == nil && other > day
    if abs(day - other) <= Self.few, !mayBeReplay { return true }
    if isAnchored(day) { return true }
    return !isContradicted && !mayBeReplay && nothingLies(between: day, other, of: known)
  }

  private func isAnchored(_ day: Int) -> Bool {
    let near = anchors[Self.count(until: day - Self.around - 1, in: anchors) { $0 }...]
      .prefix { $0 <= day + Self.around }.prefix(Self.limit)
    return near.contains { season($0) == season(day) }
  }

  private func nothingLies(between day: Int, _ other: Int, of known: Partido) -> Bool {
    let labels = Self.spot(known)?.labels
    let isOfAny = known.jornada == nil && known.ronda == nil
    let (first, last) = (min(day, other), max(day, other))
    let between = spots[Self.count(until: first, in: spots) { $0.day }...].prefix(Self.limit)
      .prefix { $0.day < last }
    return between.count < Self.limit
      && between.allSatisfy { !isOfAny && $0.labels == labels }
  }
}
