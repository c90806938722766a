import Torneo

/// The matches of the tournament while files are merged into it.
///
/// A match of a file is one that is there when it has the same sides and the same day; else the same
/// sides and the same matchday or round of the same group; else when the one that is there has
/// nothing but its sides. None that is there stands for two of one file.
struct MatchList {
  private(set) var elements: [PartidoDeLista]
  private var ids: Set<Int>

  /// What became of a match of a file.
  enum Outcome {
    case new, corrected, same
  }

  init(_ elements: [PartidoDeLista]) {
    self.elements = elements
    ids = Set(elements.map(\.id))
  }

  /// Merges the matches of one file, in its order; gives the number that each has, and what became
  /// of it.
  mutating func merge(
    _ matches: [(partido: Partido, record: MatchRecord)]
  ) -> [(id: Int, outcome: Outcome)] {
    let targets = targets(of: matches)
    let claimed = claimedNumbers(matches, targets)
    let last = max(0, ids.max() ?? 0)
    var next = last < .max ? last + 1 : 1
    return matches.indices.map { index in
      let (partido, record) = matches[index]
      if let target = targets[index] {
        let id = elements[target].id
        let corrected = elements[target].partido.corrected(by: partido, record: record)
        if corrected == elements[target].partido { return (id, .same) }
        elements[target].partido = corrected
        return (id, .corrected)
      }
      let id: Int
      if let number = record.number, claimed[number] == index {
        id = number
      } else {
        while ids.contains(next) || claimed[next] != nil { next &+= 1 }
        id = next
      }
      ids.insert(id)
      elements.append(PartidoDeLista(id: id, partido: partido))
      return (id, .new)
    }
  }

  /// Which match that is there each one of a file is.
  private func targets(of matches: [(partido: Partido, record: MatchRecord)]) -> [Int?] {
    var targets = [Int?](repeating: nil, count: matches.count)
    var isTaken = [Bool](repeating: false, count: elements.count)
    let told = matches.contains { $0.record.target != nil }
    let byId =
      told
      ? Dictionary(
        zip(elements.map(\.id), elements.indices), uniquingKeysWith: { first, _ in first }) : [:]
    for (index, match) in matches.enumerated() {
      guard let target = match.record.target.flatMap({ byId[$0] }), !isTaken[target],
        Likeness.sides(elements[target].partido) == Likeness.sides(match.partido)
      else { continue }
      targets[index] = target
      isTaken[target] = true
    }
    // Days first, for all: a match that was moved must not take the place of one that was not.
    for (known, wanted) in [
      (Likeness.day, Likeness.day), (Likeness.matchday, Likeness.matchday),
      (Likeness.nothingMore, Likeness.sides),
    ] {
      var free: [Likeness: [Int]] = [:]
      for index in elements.indices.reversed() where !isTaken[index] {
        if let likeness = known(elements[index].partido) {
          free[likeness, default: []].append(index)
        }
      }
      for (index, match) in matches.enumerated() where targets[index] == nil {
        guard let likeness = wanted(match.partido), let target = free[likeness]?.popLast() else {
          continue
        }
        targets[index] = target
        isTaken[target] = true
      }
    }
    return targets
  }

  /// Numbers that new matches of the file bear and no other match has; each with the first match that
  /// bears it.
  private func claimedNumbers(
    _ matches: [(partido: Partido, record: MatchRecord)], _ targets: [Int?]
  ) -> [Int: Int] {
    var claimed: [Int: Int] = [:]
    for (index, match) in matches.enumerated() where targets[index] == nil {
      guard let number = match.record.number, !ids.contains(number), claimed[number] == nil else {
        continue
      }
      claimed[number] = index
    }
    return claimed
  }
}
