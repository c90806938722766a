import Torneo

// Matches that were not there, and the numbers that they get.
extension MatchList {
  /// Adds these matches of a file.
  /// - Parameter left: those that are still to be found or added.
  mutating func add(
    _ new: [Int], of matches: [(partido: Partido, record: MatchRecord)], left: [Int],
    _ found: MatchTargets, to merged: inout [Int: Merged]
  ) {
    let claimed = claimedNumbers(matches, left)
    let there = holders(ofNumbersIn: matches, left)
    var next = firstFree
    for index in new {
      let (partido, record) = matches[index]
      let id: Int
      if let number = record.number, claimed[number] == index {
        id = number
      } else {
        while ids.contains(next) || claimed[next] != nil { next &+= 1 }
        id = next
      }
      var remark = found.doubles[index].map { Remark.perhaps(id: $0.id, $0.day) }
      if remark == nil { remark = found.exchanged[index].map { .exchanged(with: $0) } }
      if remark == nil, let number = record.number, id != number,
        let holder = there[number] ?? claimed[number].map({ matches[$0].partido }),
        // A table has said itself which of its numbers are taken, besides those of who waited.
        record.labels == nil || holder.waits(inRoundOf: record)
      {
        remark = .numberTaken(number, by: holder)
      }
      ids.insert(id)
      elements.append(PartidoDeLista(id: id, partido: partido))
      merged[index] = Merged(id: id, outcome: .new, estado: partido.estado, remark: remark)
    }
  }

  /// One more than the greatest number so far.
  var firstFree: Int {
    let last = max(0, ids.max() ?? 0)
    return last < .max ? last + 1 : 1
  }

  /// The matches that are there with the numbers of new ones.
  private func holders(
    ofNumbersIn matches: [(partido: Partido, record: MatchRecord)], _ left: [Int]
  ) -> [Int: Partido] {
    let wanted = Set(left.compactMap { matches[$0].record.number })
    if wanted.isEmpty { return [:] }
    return Dictionary(
      elements.lazy.filter { wanted.contains($0.id) }.map { ($0.id, $0.partido) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Numbers that new matches of the file bear and no other match has; each with the first match that
  /// bears it.
  private func claimedNumbers(
    _ matches: [(partido: Partido, record: MatchRecord)], _ left: [Int]
  ) -> [Int: Int] {
    var claimed: [Int: Int] = [:]
    for index in left {
      guard let number = matches[index].record.number, !ids.contains(number), claimed[number] == nil
      else {
        continue
      }
      claimed[number] = index
    }
    return claimed
  }
}
