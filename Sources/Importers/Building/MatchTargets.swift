import Torneo

/// Which match of the tournament each match of a file is.
///
/// It is one that is there when it has the same sides and the same day; else the same sides and the same
/// matchday or round of the same group; else when the one that is there has nothing but its sides; else
/// when of the same sides and stage these two alone are left. None that is there stands for two of one
/// file, and none that was played is taken for one of another day that did not end so.
struct MatchTargets {
  typealias Match = (partido: Partido, record: MatchRecord)

  /// Of each match of the file, its place among the elements; nil for a new one.
  private(set) var targets: [Int?]
  /// By the place of a new one in the file, the number and day of one that is not in the file and may
  /// be the same.
  private(set) var doubles: [Int: (id: Int, day: Fecha?)] = [:]
  /// By the place of a new one in the file, the number of one that is not in the file and has its sides the
  /// other way round.
  private(set) var exchanged: [Int: Int] = [:]
  /// The places of those that were found on another day, by their sides alone.
  private(set) var moved: Set<Int> = []
  private let matches: [Match]
  private let elements: [PartidoDeLista]
  private let open: [Int]
  private var isTaken: [Bool]
  private var seasons: Seasons?

  /// - Parameters:
  ///   - matches: those of a file.
  ///   - open: the places of those that are looked for; nil for all.
  ///   - taken: the places of those that are there and have been found.
  ///   - vueltas: how often each team meets each other one, where the rules say so.
  ///   - isOtherSeason: whether the file is of another season, in which none was moved from this one.
  init(
    _ matches: [Match], open: [Int]? = nil, among elements: [PartidoDeLista],
    taken: Set<Int> = [], vueltas: Int?, isOtherSeason: Bool = false
  ) {
    self.matches = matches
    self.open = open ?? Array(matches.indices)
    self.elements = elements
    targets = Array(repeating: nil, count: matches.count)
    isTaken = elements.indices.map(taken.contains)
    findByNumber(isOtherSeason)
    if isOtherSeason {
      find(Likeness.day, Likeness.day)
      return
    }
    findBySlots()
    // Days first, for all: a match that was moved must not take the place of one that was not.
    find(Likeness.day, Likeness.day)
    let left = self.open.contains { targets[$0] == nil }
    if !left || elements.isEmpty { return }
    seasons = Seasons(elements, matches, isTaken: isTaken)
    find(Likeness.matchday, Likeness.matchday)
    find(Likeness.nothingMore, Likeness.sides)
    findMoved(vueltas)
  }

  private mutating func take(_ target: Int, for index: Int) {
    targets[index] = target
    isTaken[target] = true
  }

  private mutating func findByNumber(_ isOtherSeason: Bool) {
    let open = open.filter {
      matches[$0].record.target != nil || matches[$0].record.number != nil
    }
    if open.isEmpty { return }
    let byId = Dictionary(
      zip(elements.map(\.id), elements.indices), uniquingKeysWith: { first, _ in first })
    for index in open {
      let match = matches[index]
      if let target = match.record.target.flatMap({ byId[$0] }), !isTaken[target],
        Likeness.sides(elements[target].partido) == Likeness.sides(match.partido)
      {
        take(target, for: index)
      } else if !isOtherSeason, let target = match.record.number.flatMap({ byId[$0] }),
        !isTaken[target],
        elements[target].partido.faltaUnLado,
        elements[target].partido.ronda == match.partido.ronda
      {
        // Who plays it is known now.
        take(target, for: index)
      }
    }
  }

  /// The match that waits for the same as the file has in the place of its teams.
  private mutating func findBySlots() {
    let open = open.filter { targets[$0] == nil && matches[$0].record.hasSlots }
    if open.isEmpty { return }
    let groups = Set(elements.compactMap(\.partido.grupo))
    let waiting = elements.indices.reversed().filter {
      !isTaken[$0] && elements[$0].partido.plazas != nil
    }
    var free = Dictionary(grouping: waiting) { elements[$0].partido.waitingSides }
    for index in open {
      var (partido, record) = matches[index]
      partido.plazas = PlazasDePartido(
        local: record.slots.local.flatMap { Plaza(texto: $0, grupos: groups) },
        visitante: record.slots.visitante.flatMap { Plaza(texto: $0, grupos: groups) })
      if let target = free[partido.waitingSides]?.popLast() { take(target, for: index) }
    }
  }

  private mutating func find(
    _ known: (Partido) -> Likeness?, _ wanted: (Partido) -> Likeness?
  ) {
    var free: [Likeness: [Int]] = [:]
    for index in elements.indices.reversed() where !isTaken[index] {
      if let likeness = known(elements[index].partido) {
        free[likeness, default: []].append(index)
      }
    }
    for index in open where targets[index] == nil {
      let match = matches[index]
      guard let likeness = wanted(match.partido),
        let place = free[likeness]?.suffix(Self.limit).lastIndex(where: { mayBe($0, index) }),
        let target = free[likeness]?.remove(at: place)
      else { continue }
      take(target, for: index)
    }
  }

  private func mayBe(_ target: Int, _ index: Int) -> Bool {
    let (known, file) = (elements[target].partido, matches[index].partido)
    return known.mayBeOfMatchday(file) && seasons?.mayBe(known, file) ?? true
  }

  /// So many matches that are alike are tried for one of the file.
  private static let limit = 64

  // MARK: Moved to another day

  private mutating func findMoved(_ vueltas: Int?) {
    let open = open.filter { targets[$0] == nil }
    guard let seasons, !open.isEmpty else { return }
    // A matchday that was worked out says nothing against another one.
    let matches = matches.map { match -> Match in
      guard match.record.hasDerivedMatchday else { return match }
      var partido = match.partido
      partido.jornada = nil
      return (partido, match.record)
    }
    let found = MovedMatches(
      matches, among: elements, open: open, free: elements.indices.filter { !isTaken[$0] },
      meetings: Meetings(elements, matches, vueltas: vueltas), seasons: seasons)
    for (index, target) in found.found {
      take(target, for: index)
      moved.insert(index)
    }
    doubles = found.doubles.mapValues { (elements[$0].id, elements[$0].partido.fecha) }
    noteExchanged(open.filter { targets[$0] == nil && doubles[$0] == nil })
  }

  // MARK: Home and away exchanged

  private mutating func noteExchanged(_ new: [Int]) {
    if new.isEmpty { return }
    let free = Dictionary(grouping: elements.indices.filter { !isTaken[$0] }) {
      Likeness.sides(elements[$0].partido)
    }
    for index in new {
      let file = matches[index].partido
      let other = free[Likeness.exchanged(file)]?.prefix(Self.limit).first {
        let known = elements[$0].partido
        return known.isInThePlace(of: file) && seasons?.areApart(known, file) != true
      }
      if let other { exchanged[index] = elements[other].id }
    }
  }
}
