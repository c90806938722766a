import Torneo

/// The matches of the tournament while files are merged into it.
///
/// A match of a file is one that is there when it has the same sides and the same day; else the same
/// sides and the same matchday or round of the same group; else when the one that is there has
/// nothing but its sides. None that is there stands for two of one file.
struct MatchList {
  private(set) var elements: [PartidoDeLista]
  private var bySides: [Sides: [Int]] = [:]
  private var ids: Set<Int>

  private struct Sides: Hashable {
    var local: Equipo
    var visitante: Equipo

    init(_ partido: Partido) {
      local = partido.local
      visitante = partido.visitante
    }
  }

  /// What became of a match of a file.
  enum Outcome {
    case new, corrected, same
  }

  init(_ elements: [PartidoDeLista]) {
    self.elements = elements
    ids = Set(elements.map(\.id))
    for (index, element) in elements.enumerated() {
      bySides[Sides(element.partido), default: []].append(index)
    }
  }

  /// Merges the matches of one file, in its order.
  mutating func merge(_ matches: [(partido: Partido, record: MatchRecord)]) -> [Outcome] {
    var free = bySides
    var targets = [Int?](repeating: nil, count: matches.count)
    // Days first, for all: a match that was moved must not take the place of one that was not.
    for (index, match) in matches.enumerated() {
      guard let target = match.record.target,
        let position = free[Sides(match.partido)]?.firstIndex(where: { elements[$0].id == target })
      else { continue }
      targets[index] = free[Sides(match.partido)]?.remove(at: position)
    }
    for rule in [isSameDay, isSameMatchday, isSidesAlone] {
      for (index, match) in matches.enumerated() where targets[index] == nil {
        let sides = Sides(match.partido)
        guard
          let position = free[sides]?.firstIndex(where: {
            rule(elements[$0].partido, match.partido)
          })
        else { continue }
        targets[index] = free[sides]?.remove(at: position)
      }
    }
    let claimed = claimedNumbers(matches, targets)
    let last = max(0, ids.max() ?? 0)
    var next = last < .max ? last + 1 : 1
    return matches.indices.map { index in
      let (partido, record) = matches[index]
      if let target = targets[index] {
        let corrected = elements[target].partido.corrected(by: partido, record: record)
        if corrected == elements[target].partido { return .same }
        elements[target].partido = corrected
        return .corrected
      }
      let id: Int
      if let number = record.number, claimed[number] == index {
        id = number
      } else {
        while ids.contains(next) || claimed[next] != nil { next &+= 1 }
        id = next
      }
      ids.insert(id)
      bySides[Sides(partido), default: []].append(elements.count)
      elements.append(PartidoDeLista(id: id, partido: partido))
      return .new
    }
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

private func isSameDay(_ a: Partido, _ b: Partido) -> Bool {
  guard let one = a.fecha, let other = b.fecha else { return false }
  return one.sinHora == other.sinHora
}

private func isSameMatchday(_ a: Partido, _ b: Partido) -> Bool {
  a.jornada == b.jornada && a.ronda == b.ronda && a.grupo == b.grupo
    && (a.jornada != nil || a.ronda != nil)
}

private func isSidesAlone(_ a: Partido, _ b: Partido) -> Bool {
  a.fecha == nil && a.jornada == nil && a.ronda == nil
}
