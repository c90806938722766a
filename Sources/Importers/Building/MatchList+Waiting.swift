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

  /// Merges the matches of one file whose sides wait for others. One that is there is known by its
  /// number and round, whoever plays it by now.
  /// - Parameter ids: the number in the tournament of each number of the file.
  /// - Returns: for each its number and what became of it; nil for one whose sides wait for what is not
  ///   there.
  mutating func merge(
    _ waiting: [WaitingMatch], ids: [Int: Int], equipos: [Equipo]
  ) -> [Merged?] {
    if waiting.isEmpty { return [] }
    var ids = ids
    let there = Dictionary(
      zip(elements.map(\.id), elements.indices), uniquingKeysWith: { first, _ in first })
    var next = firstFree
    let places = waiting.map { match -> (id: Int, target: Int?)? in
      // Nobody waits for a match without a number.
      guard let number = match.record.number else { return nil }
      let target = there[number].flatMap { elements[$0].partido.plazas != nil ? $0 : nil }
      let id = target.map { elements[$0].id } ?? take(number, from: &next)
      ids[number] = id
      return (id, target)
    }
    let taken = Set(places.compactMap { $0?.target })
    var free = Dictionary(grouping: elements.indices.reversed().filter { !taken.contains($0) }) {
      elements[$0].partido.waitingSides
    }
    let numbers = Set(there.keys)
    let groups = Set(elements.compactMap(\.partido.grupo))
    return zip(waiting, places).map { match, place in
      // The numbers of a table are those of the tournament.
      let known = match.record.labels == nil ? [] : numbers
      guard
        let partido = match.partido(equipos, ids: ids, known: known, groups: groups)
      else { return nil }
      let target =
        place == nil ? partido.waitingSides.flatMap { free[$0]?.popLast() } : place?.target
      guard let target else {
        let id = place?.id ?? take(nil, from: &next)
        elements.append(PartidoDeLista(id: id, partido: partido))
        return Merged(id: id, outcome: .new, estado: partido.estado)
      }
      let before = elements[target].partido
      let corrected = before.corrected(by: partido, record: match.record)
      elements[target].partido = corrected
      return Merged(
        id: elements[target].id, outcome: corrected == before ? .same : .corrected,
        estado: corrected.estado,
        remark: before.remark(on: corrected, file: partido, record: match.record))
    }
  }
}
