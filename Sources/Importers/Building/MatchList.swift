import Torneo

/// The matches of the tournament while files are merged into it. Which one each match of a file is,
/// ``MatchTargets`` finds out.
struct MatchList {
  var elements: [PartidoDeLista]
  private(set) var ids: Set<Int>
  /// How often each team meets each other one, where the rules say so.
  private let vueltas: Int?

  /// What is to be told about a match of a file beside one that is there.
  enum Remark {
    /// It was on another day.
    case moved(from: Fecha)
    /// It waits to be played and had another day in its matchday.
    case newDay(from: Fecha)
    /// It was played, or postponed without a day, and the file has it on this day without a score.
    case otherDay(kept: Fecha?, Fecha)
    /// It was played and had another score.
    case rescored(from: Tanteo, to: Tanteo)
    /// It was played on another day, and had another score.
    case replaced(day: Fecha, score: Tanteo)
    /// It is new, and may be the one with this number.
    case perhaps(id: Int, Fecha?)
    /// It is new, and another match has its number.
    case numberTaken(Int, by: Partido)
    /// It has been played, and the file without its score has it otherwise.
    case played(EstadoDePartido)
    /// It counted with this score, and does not any more.
    case stopsCounting(EstadoDePartido, Tanteo)
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

  init(_ elements: [PartidoDeLista], vueltas: Int?) {
    self.elements = elements
    self.vueltas = vueltas
    ids = Set(elements.map(\.id))
  }

  /// Merges the matches of one file, in its order; gives the number that each has, and what became
  /// of it.
  mutating func merge(
    _ matches: [(partido: Partido, record: MatchRecord)]
  ) -> [Merged] {
    let found = MatchTargets(matches, among: elements, vueltas: vueltas)
    let targets = found.targets
    let claimed = claimedNumbers(matches, targets)
    let there = holders(ofNumbersIn: matches, targets)
    var next = firstFree
    return matches.indices.map { index in
      let (partido, record) = matches[index]
      if let target = targets[index] {
        let id = elements[target].id
        var before = elements[target].partido
        if before.faltaUnLado {
          (before.local, before.visitante, before.plazas) = (partido.local, partido.visitante, nil)
        }
        let corrected = before.corrected(by: partido, record: record)
        let remark = elements[target].partido.remark(
          on: corrected, isFoundBySides: found.moved.contains(index))
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
      var remark = found.doubles[index].map { Remark.perhaps(id: $0.id, $0.day) }
      // A table says itself which of its numbers are taken.
      if remark == nil, let number = record.number, id != number, record.labels == nil,
        let holder = there[number] ?? claimed[number].map({ matches[$0].partido })
      {
        remark = .numberTaken(number, by: holder)
      }
      ids.insert(id)
      elements.append(PartidoDeLista(id: id, partido: partido))
      return Merged(id: id, outcome: .new, estado: partido.estado, remark: remark)
    }
  }

  /// The match with this number.
  func partido(_ number: Int) -> Partido? { elements.first { $0.id == number }?.partido }

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

  /// The matches that are there with the numbers of new ones.
  private func holders(
    ofNumbersIn matches: [(partido: Partido, record: MatchRecord)], _ targets: [Int?]
  ) -> [Int: Partido] {
    let wanted = Set(
      zip(matches, targets).compactMap { $1 == nil ? $0.record.number : nil })
    if wanted.isEmpty { return [:] }
    return Dictionary(
      elements.lazy.filter { wanted.contains($0.id) }.map { ($0.id, $0.partido) },
      uniquingKeysWith: { first, _ in first })
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

extension Partido {
  /// What is to be told of what a file made of this match.
  /// - Parameter isFoundBySides: whether nothing but its sides told which one it is.
  fileprivate func remark(on corrected: Partido, isFoundBySides: Bool) -> MatchList.Remark? {
    let wasPlayed = tieneMarcador && corrected.tieneMarcador
    let isRescored = wasPlayed && goles != corrected.goles
    if let fecha, let day = corrected.fecha, fecha.sinHora != day.sinHora {
      if isRescored { return .replaced(day: fecha, score: goles) }
      if isFoundBySides || wasPlayed { return .moved(from: fecha) }
      return corrected.tieneMarcador ? nil : .newDay(from: fecha)
    }
    return isRescored ? .rescored(from: goles, to: corrected.goles) : nil
  }
}
