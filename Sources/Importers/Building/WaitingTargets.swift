import Torneo

/// Which match of the tournament each match of a file is whose sides wait for others.
struct WaitingTargets {
  /// The number in the tournament of each number of the file.
  private(set) var ids: [Int: Int]
  let numbers: Set<Int>
  let groups: Set<String>
  private let elements: [PartidoDeLista]
  private let byNumber: [Int: Int]
  /// The places of those that wait, or waited, by their sides; the first ones last.
  private var free: [WaitingSides?: [Int]]
  private var taken: Set<Int> = []

  init(_ elements: [PartidoDeLista], ids: [Int: Int]) {
    self.elements = elements
    self.ids = ids
    byNumber = Dictionary(
      zip(elements.map(\.id), elements.indices), uniquingKeysWith: { first, _ in first })
    numbers = Set(byNumber.keys)
    groups = Set(elements.compactMap(\.partido.grupo))
    free = Dictionary(
      grouping: elements.indices.reversed().filter { elements[$0].partido.plazas != nil }
    ) { elements[$0].partido.waitingSides }
  }

  mutating func note(_ id: Int, of record: MatchRecord) {
    if let number = record.number { ids[number] = id }
  }

  /// Whether a match with this number waits, or waited, for its sides.
  func awaits(_ number: Int) -> Bool {
    byNumber[number].map { elements[$0].partido.plazas != nil } ?? false
  }

  /// The place of a match of the file; nil for a new one.
  mutating func take(_ match: WaitingMatch, _ partido: Partido) -> Int? {
    let number = match.record.number
    let alike = free[partido.waitingSides, default: []].filter { !taken.contains($0) }
    let target =
      alike.last { elements[$0].id == number } ?? alike.last
      ?? number.flatMap { holder(of: $0, match, partido) }
    if let target { taken.insert(target) }
    return target
  }

  /// The match with this number, if it can be the one of the file: not where the file has other numbers
  /// for the same matches.
  private func holder(of number: Int, _ match: WaitingMatch, _ partido: Partido) -> Int? {
    guard let target = byNumber[number], !taken.contains(target),
      elements[target].partido.plazas != nil, elements[target].partido.ronda == partido.ronda,
      partido.fase == nil || elements[target].partido.fase == partido.fase,
      match.numbersWaitedFor(groups).allSatisfy({ ids[$0] ?? $0 == $0 })
    else { return nil }
    return target
  }
}
