import Torneo

/// A match of a file with a side that other matches decide: `W74`, `1A`, `3A/B/C`.
struct WaitingMatch {
  var record: MatchRecord
  /// Index in the book of teams; nil for a side that waits.
  var local: Int?
  var visitante: Int?

  /// The match with what its sides wait for; nil when that is not there.
  /// - Parameters:
  ///   - ids: the number in the tournament of each number of the file.
  ///   - known: numbers of the tournament, where the file has the same.
  ///   - groups: the names of the groups that there are.
  func partido(
    _ equipos: [Equipo], ids: [Int: Int], known: Set<Int>, groups: Set<String>
  ) -> Partido? {
    func side(_ index: Int?, _ name: String) -> Equipo? {
      if let index { return equipos[index] }
      return Plaza(texto: name).flatMap { found($0, ids: ids, known: known, groups: groups) }
        .map { Equipo($0) }
    }
    guard let local = side(local, record.team1.name),
      let visitante = side(visitante, record.team2.name), local != visitante
    else { return nil }
    var partido = Partido(
      local: local, visitante: visitante, eventos: [], estado: record.estado, fecha: record.date,
      campo: record.ground, fase: record.stage, grupo: record.group.map(groupName),
      plazas: PlazasDePartido(local: local.plaza, visitante: visitante.plaza))
    partido.arbitro = record.report.referee
    partido.espectadores = record.report.attendance
    partido.motivo = record.report.reason
    if let labels = record.labels {
      labels.put(into: &partido)
      return partido
    }
    switch record.round.map(RoundName.init) {
    case .round(let ronda)? where partido.grupo == nil: partido.ronda = ronda
    case .matchday(let jornada)?: partido.jornada = jornada
    case .round?, nil: break
    }
    return partido
  }

  private func found(
    _ plaza: Plaza, ids: [Int: Int], known: Set<Int>, groups: Set<String>
  ) -> Plaza? {
    func id(_ number: Int) -> Int? { ids[number] ?? (known.contains(number) ? number : nil) }
    return switch plaza {
    case .ganador(let number): id(number).map { .ganador($0) }
    case .perdedor(let number): id(number).map { .perdedor($0) }
    case .puesto(_, let clave): groups.contains(clave.grupo ?? "") ? plaza : nil
    case .puestoEntre(_, let grupos): grupos.allSatisfy(groups.contains) ? plaza : nil
    }
  }
}

extension MatchList {
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
    let places = waiting.map { match -> (id: Int, target: Int?) in
      let number = match.record.number
      let target = number.flatMap { there[$0] }.flatMap {
        elements[$0].partido.plazas != nil ? $0 : nil
      }
      let id = target.map { elements[$0].id } ?? take(number, from: &next)
      if let number { ids[number] = id }
      return (id, target)
    }
    let numbers = Set(there.keys)
    let groups = Set(elements.compactMap(\.partido.grupo))
    return zip(waiting, places).map { match, place in
      // The numbers of a table are those of the tournament.
      let known = match.record.labels == nil ? [] : numbers
      guard
        let partido = match.partido(equipos, ids: ids, known: known, groups: groups)
      else { return nil }
      guard let target = place.target else {
        elements.append(PartidoDeLista(id: place.id, partido: partido))
        return Merged(id: place.id, outcome: .new, estado: partido.estado)
      }
      let before = elements[target].partido
      let corrected = before.corrected(by: partido, record: match.record)
      elements[target].partido = corrected
      return Merged(
        id: place.id, outcome: corrected == before ? .same : .corrected, estado: corrected.estado,
        remark: before.remark(on: corrected, file: partido, record: match.record))
    }
  }
}
