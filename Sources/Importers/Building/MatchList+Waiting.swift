import Torneo

extension MatchList {
  /// Gives a match that was merged the places that the file has for its sides.
  mutating func put(_ record: MatchRecord, into id: Int, ids: [Int: Int]) {
    guard let index = elements.lastIndex(where: { $0.id == id }),
      elements[index].partido.plazas == nil
    else { return }
    let groups = Set(elements.compactMap(\.partido.grupo))
    let known = record.labels == nil ? [] : self.ids
    func plaza(_ slot: String?) -> Plaza? {
      slot.flatMap { Plaza(texto: $0, grupos: groups) }?
        .found(ids: ids, known: known, groups: groups)
    }
    elements[index].partido.plazas = PlazasDePartido(
      local: plaza(record.slots.local), visitante: plaza(record.slots.visitante))
  }

  /// Merges the matches of one file whose sides wait for others, whoever plays them by now. One that is
  /// there is known by what its sides wait for, in the numbers of the tournament; else by its number and
  /// round.
  /// - Parameter ids: the number in the tournament of each number of the file.
  /// - Returns: for each its number and what became of it; nil for one whose sides wait for what is not
  ///   there.
  mutating func merge(
    _ waiting: [WaitingMatch], ids: [Int: Int], equipos: [Equipo]
  ) -> [Merged?] {
    if waiting.isEmpty { return [] }
    var targets = WaitingTargets(elements, ids: ids)
    var merged: [Int: Merged] = [:]
    var open = Array(waiting.indices)
    let claimed = Set(waiting.compactMap(\.record.number))
    while !open.isEmpty {
      let numbers = Set(open.compactMap { waiting[$0].record.number })
      var ready = open.filter {
        waiting[$0].numbersWaitedFor(targets.groups).isDisjoint(with: numbers)
      }
      if ready.isEmpty {
        // A circle, which is told of the tournament: nothing but their numbers tells these.
        ready = open
        for record in ready.map({ waiting[$0].record }) {
          guard let number = record.number else { continue }
          let id = targets.awaits(number) ? number : takeNumber(number, claimed: claimed)
          targets.note(id, of: record)
        }
      }
      for index in ready {
        merged[index] = merge(waiting[index], &targets, equipos: equipos, claimed: claimed)
      }
      open.removeAll(where: ready.contains)
    }
    return waiting.indices.map { merged[$0] }
  }

  private mutating func merge(
    _ match: WaitingMatch, _ targets: inout WaitingTargets, equipos: [Equipo], claimed: Set<Int>
  ) -> Merged? {
    // The numbers of a table are those of the tournament.
    let known = match.record.labels == nil ? [] : targets.numbers
    guard
      let partido = match.partido(equipos, ids: targets.ids, known: known, groups: targets.groups)
    else { return nil }
    guard let target = targets.take(match, partido) else {
      let foreseen = match.record.number.flatMap { targets.ids[$0] }.flatMap {
        targets.numbers.contains($0) ? nil : $0
      }
      let id = foreseen ?? takeNumber(match.record.number, claimed: claimed)
      targets.note(id, of: match.record)
      elements.append(PartidoDeLista(id: id, partido: partido))
      return Merged(id: id, outcome: .new, estado: partido.estado)
    }
    let id = elements[target].id
    targets.note(id, of: match.record)
    let before = elements[target].partido
    var corrected = before.corrected(by: partido, record: match.record)
    if !before.hasBegun { corrected.takePlaces(of: partido) }
    elements[target].partido = corrected
    return Merged(
      id: id, outcome: corrected == before ? .same : .corrected, estado: corrected.estado,
      remark: before.remark(on: corrected, file: partido, record: match.record))
  }

  /// The number for a new match, or the next one that is free and that no other match of the file has.
  private mutating func takeNumber(_ number: Int?, claimed: Set<Int>) -> Int {
    if let number, ids.insert(number).inserted { return number }
    var next = firstFree
    while ids.contains(next) || claimed.contains(next) { next &+= 1 }
    ids.insert(next)
    return next
  }
}

extension Partido {
  /// Takes what the sides of a match of a file wait for, where that is something else; a team that is known
  /// stays.
  fileprivate mutating func takePlaces(of file: Partido) {
    var (own, other) = (plazas?.local, plazas?.visitante)
    if let plaza = file.plazas?.local, own != nil, plaza != own {
      (own, local) = (plaza, file.local)
    }
    if let plaza = file.plazas?.visitante, other != nil, plaza != other {
      (other, visitante) = (plaza, file.visitante)
    }
    plazas = PlazasDePartido(local: own, visitante: other)
  }
}
