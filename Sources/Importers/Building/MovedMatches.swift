import Torneo

/// Finds, of matches with the same sides, which one each match of a file is that has another day there.
///
/// Those that lie close together come first: what they leave is clear then. Next, where as many are left
/// in the file as there are, each is the one in its turn; then the one that lies much nearer than any
/// other; last the only one that is left. Who meet so often that comparing each with each would take long
/// are told by their turn alone.
struct MovedMatches {
  /// By the place of a match in the file, that of the one that it is.
  private(set) var found: [Int: Int] = [:]
  /// By the place of a new one in the file, one that is there and may be the same.
  private(set) var doubles: [Int: Int] = [:]
  private let matches: [MatchTargets.Match]
  private let elements: [PartidoDeLista]
  private let meetings: Meetings
  private let seasons: Seasons
  private var isTaken: Set<Int> = []

  /// So many pairs of matches of the same sides are compared each with each.
  private static let limit = 256

  /// - Parameters:
  ///   - open: the places of the matches of the file that are still to be found.
  ///   - free: the places of those that are there and not found yet.
  init(
    _ matches: [MatchTargets.Match], among elements: [PartidoDeLista], open: [Int], free: [Int],
    meetings: Meetings, seasons: Seasons
  ) {
    self.matches = matches
    self.elements = elements
    self.meetings = meetings
    self.seasons = seasons
    let known = Dictionary(grouping: free) { Likeness.sides(elements[$0].partido) }
    let wanted = Dictionary(grouping: open) { Likeness.sides(matches[$0].partido) }
    for (sides, open) in wanted {
      guard let free = known[sides] else { continue }
      if open.count.multipliedReportingOverflow(by: free.count).partialValue <= Self.limit {
        find(open, among: free)
      } else {
        findByTurn(open, among: free)
      }
      noteDoubles(open, among: free.filter { !isTaken.contains($0) }.prefix(64))
    }
  }

  private mutating func take(_ target: Int, for index: Int) {
    found[index] = target
    isTaken.insert(target)
  }

  private func mayBe(_ target: Int, _ index: Int) -> Bool {
    let (known, file) = (elements[target].partido, matches[index].partido)
    return known.mayBeMoved(to: file) && meetings.leaveNoOther(known, than: file)
      && seasons.mayBe(known, file)
  }

  // MARK: Few

  private mutating func find(_ open: [Int], among free: [Int]) {
    var candidates = Dictionary(
      uniqueKeysWithValues: open.map { index in
        (
          index,
          free.filter {
            let (known, file) = (elements[$0].partido, matches[index].partido)
            return known.mayHaveLabels(of: file) && !seasons.areApart(known, file)
          }
        )
      })
    findOnly(open, candidates, within: 3)
    drop(&candidates)
    findInTurn(open, candidates)
    drop(&candidates)
    findMuchNearer(open, candidates)
    drop(&candidates)
    findOnly(open, candidates)
    drop(&candidates)
    findNext(open, candidates)
  }

  /// Takes away what has been found.
  private func drop(_ candidates: inout [Int: [Int]]) {
    candidates = candidates.filter { found[$0.key] == nil }
      .mapValues { $0.filter { !isTaken.contains($0) } }
  }

  /// The only one that may be it, and may be none but it.
  /// - Parameter limit: days; nil for any.
  private mutating func findOnly(
    _ open: [Int], _ candidates: [Int: [Int]], within limit: Int? = nil
  ) {
    let near = open.compactMap { index -> (index: Int, targets: [Int])? in
      candidates[index].map { (index, $0.filter { isWithin(limit, index, $0) }) }
    }
    var claims: [Int: Int] = [:]
    for target in near.lazy.flatMap(\.targets) { claims[target, default: 0] += 1 }
    for (index, targets) in near {
      guard targets.count == 1, let target = targets.first, claims[target] == 1,
        mayBe(target, index)
      else { continue }
      take(target, for: index)
    }
  }

  /// The first of the file is the first that is there, where all of both may be each other.
  private mutating func findInTurn(_ open: [Int], _ candidates: [Int: [Int]]) {
    let left = open.filter { candidates[$0]?.isEmpty == false }
    guard let first = left.first, let targets = candidates[first], targets.count == left.count,
      left.allSatisfy({ candidates[$0] == targets })
    else { return }
    let pairs = turns(left, targets)
    guard pairs.allSatisfy({ mayBe($1, $0) }) else { return }
    for (index, target) in pairs { take(target, for: index) }
  }

  /// A result of no matchday is that of the first match in its turn which nobody has played yet; one that
  /// ended so may be it too, and is where the file has no day.
  private mutating func findNext(_ open: [Int], _ candidates: [Int: [Int]]) {
    for index in byDay(open, { matches[$0].partido }) {
      let file = matches[index].partido
      guard file.tieneMarcador, file.jornada == nil, file.ronda == nil else { continue }
      let left = (candidates[index] ?? []).filter { !isTaken.contains($0) && mayBe($0, index) }
      if let target = left.first(where: {
        elements[$0].partido.tieneMarcador && elements[$0].partido.goles == file.goles
      }) {
        if file.fecha == nil { take(target, for: index) }
        continue
      }
      let turn = left.filter { !elements[$0].partido.tieneMarcador }.min { a, b in
        let (one, other) = (elements[a].partido, elements[b].partido)
        if let day = one.jornada, let another = other.jornada, day != another {
          return day < another
        }
        let days = (one.fecha?.diasDesde1970 ?? .max, other.fecha?.diasDesde1970 ?? .max)
        return (days.0, a) < (days.1, b)
      }
      if let turn { take(turn, for: index) }
    }
  }

  /// One of which each other one lies at least twice as far away.
  private mutating func findMuchNearer(_ open: [Int], _ candidates: [Int: [Int]]) {
    var distances: [(index: Int, target: Int, days: Int)] = []
    for index in open {
      for target in candidates[index] ?? [] {
        guard let days = days(index, target) else { return }
        distances.append((index, target, days))
      }
    }
    for near in distances where mayBe(near.target, near.index) {
      let isPlain = distances.allSatisfy { other in
        (other.index == near.index) == (other.target == near.target) || other.days / 2 >= near.days
      }
      if isPlain { take(near.target, for: near.index) }
    }
  }

  private func isWithin(_ limit: Int?, _ index: Int, _ target: Int) -> Bool {
    guard let limit else { return true }
    return days(index, target).map { $0 <= limit } ?? false
  }

  private func days(_ index: Int, _ target: Int) -> Int? {
    matches[index].partido.daysApart(from: elements[target].partido)
  }

  // MARK: Many

  /// As many with just the same labels in the file as there are: each is the one in its turn.
  private mutating func findByTurn(_ open: [Int], among free: [Int]) {
    let known = Dictionary(grouping: free) { Likeness.labels(elements[$0].partido) }
    let wanted = Dictionary(grouping: open) { Likeness.labels(matches[$0].partido) }
    for (labels, open) in wanted {
      guard let free = known[labels], free.count == open.count else { continue }
      for (index, target) in turns(open, free) where mayBe(target, index) {
        take(target, for: index)
      }
    }
  }

  /// The matches of the file with those that are there, both by day.
  private func turns(_ open: [Int], _ free: [Int]) -> [(index: Int, target: Int)] {
    let open = byDay(open) { matches[$0].partido }
    return zip(open, byDay(free) { elements[$0].partido }).map { ($0, $1) }
  }

  /// Those without a day last, in their order.
  private func byDay(_ places: [Int], _ partido: (Int) -> Partido) -> [Int] {
    places.map { (place: $0, day: partido($0).fecha?.diasDesde1970 ?? .max) }
      .sorted { ($0.day, $0.place) < ($1.day, $1.place) }.map(\.place)
  }

  // MARK: Doubles

  private mutating func noteDoubles(_ open: [Int], among left: ArraySlice<Int>) {
    if left.isEmpty { return }
    for index in open where found[index] == nil {
      let file = matches[index].partido
      let left = left.filter { !seasons.arePlainlyApart(elements[$0].partido, file) }
      // One of the same matchday or stage before one of another.
      let double =
        left.first {
          elements[$0].partido.mayHaveLabels(of: file)
            && !meetings.expectOther(elements[$0].partido, than: file)
        }
        ?? left.first {
          let known = elements[$0].partido
          return !known.mayHaveLabels(of: file) && known.mayBeUnderOtherLabels(file)
            && !meetings.tellApart(known, file)
        }
      if let double { doubles[index] = double }
    }
  }
}
