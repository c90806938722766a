import Torneo

/// The matches of the tournament while files are merged into it. Which one each match of a file is,
/// ``MatchTargets`` finds out.
struct MatchList {
  var elements: [PartidoDeLista]
  private var ids: Set<Int>

  /// What is to be told about a match of a file beside one that is there.
  enum Remark {
    /// It was on another day.
    case moved(from: Fecha)
    /// It is new, and may be the one with this number.
    case perhaps(id: Int, Fecha?)
    /// It has been played, and the file without its score has it otherwise.
    case played(EstadoDePartido)
    /// The file has its line-ups without these cards and changes.
    case dropped(cards: Int, changes: Int)
  }

  /// What a match of a file came to.
  struct Merged {
    var id: Int
    var outcome: Outcome
    var estado: EstadoDePartido
    var remark: Remark?
  }

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
  ) -> [Merged] {
    let found = MatchTargets(matches, among: elements)
    let targets = found.targets
    let claimed = claimedNumbers(matches, targets)
    var next = firstFree
    return matches.indices.map { index in
      let remark = found.remarks[index]
      let (partido, record) = matches[index]
      if let target = targets[index] {
        let id = elements[target].id
        var before = elements[target].partido
        if before.faltaUnLado {
          (before.local, before.visitante, before.plazas) = (partido.local, partido.visitante, nil)
        }
        let corrected = before.corrected(by: partido, record: record)
        let isSame = corrected == elements[target].partido
        elements[target].partido = corrected
        return Merged(
          id: id, outcome: isSame ? .same : .corrected, estado: corrected.estado,
          remark: remark ?? before.remark(on: corrected, file: partido, record: record))
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
      return Merged(id: id, outcome: .new, estado: partido.estado, remark: remark)
    }
  }

  /// One more than the greatest number so far.
  var firstFree: Int {
    let last = max(0, ids.max() ?? 0)
    return last < .max ? last + 1 : 1
  }

  /// Takes the number for a new match, or the next one that is free.
  mutating func take(_ number: Int?, from next: inout Int) -> Int {
    if let number, ids.insert(number).inserted { return number }
    while ids.contains(next) { next &+= 1 }
    ids.insert(next)
    return next
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
