import Torneo

extension TournamentImport {
  /// Marks the goals that the tournament knows for penalties or own goals, where a file has no such mark
  /// at all: then it says nothing about them, and what is known stays.
  mutating func keepKnownModes(beside existing: Torneo) {
    var known: [[Int]: [Partido]] = [:]
    for partido in existing.partidos.lazy.map(\.partido) {
      let sides = [partido.local, partido.visitante].compactMap { book.indexOfExisting[$0] }
      known[sides, default: []].append(partido)
    }
    for file in drafts.indices {
      let goals = drafts[file].flatMap(\.record.allGoals)
      let silent = Set(
        [ModoDeGol.penalti, .propia].filter { modo in
          !goals.contains { $0.modo == modo || $0.saysMode }
        })
      if silent.isEmpty { continue }
      for index in drafts[file].indices {
        let draft = drafts[file][index]
        guard let partido = draft.record.one(of: known[[draft.local, draft.visitante]] ?? [])
        else { continue }
        var record = draft.record
        for (list, equipo) in [(\MatchRecord.goals1, partido.local), (\.goals2, partido.visitante)]
        {
          guard let goals = record[keyPath: list] else { continue }
          record[keyPath: list] = marked(goals, as: partido.goles(de: equipo), silent)
        }
        drafts[file][index].record = record
      }
    }
  }

  private mutating func marked(
    _ goals: [GoalRecord], as known: [(name: String, minuto: Minuto, modo: ModoDeGol)],
    _ silent: Set<ModoDeGol>
  ) -> [GoalRecord] {
    let names = goals.map { book.aliases.name(for: $0.name) }
    return goals.enumerated().map { index, goal in
      guard goal.modo == .jugada else { return goal }
      let own = known.filter { $0.name.sharesAWord(with: names[index]) }
      let turns = goals.indices.filter { names[$0] == names[index] }
      let turn = turns.count { $0 < index }
      // The nth of a scorer where both have as many, else the only one of the minute.
      let atMinute = known.filter { $0.minuto == goal.minute }
      let found =
        own.count == turns.count ? own[turn] : atMinute.count == 1 ? atMinute.first : nil
      guard let found, silent.contains(found.modo) else { return goal }
      // Who is not the one known may well belong to this side.
      if found.modo == .propia, !found.name.sharesAWord(with: names[index]) { return goal }
      var copy = goal
      copy.isPenalty = found.modo == .penalti
      copy.isOwnGoal = found.modo == .propia
      return copy
    }
  }
}

extension MatchRecord {
  /// Which of the matches of its sides it is; nil where that is not plain.
  fileprivate func one(of partidos: [Partido]) -> Partido? {
    let sameDay = partidos.filter { date != nil && $0.fecha?.sinHora == date?.sinHora }
    let plain = sameDay.isEmpty ? partidos : sameDay
    return plain.count == 1 ? plain.first : nil
  }
}

extension Partido {
  /// The goals that count for a side, in their order.
  fileprivate func goles(de equipo: Equipo) -> [(name: String, minuto: Minuto, modo: ModoDeGol)] {
    eventos.compactMap { event in
      guard case .gol(let minuto, let jugador, equipo, let modo, _) = event else { return nil }
      return (jugador.nombre, minuto, modo)
    }
  }
}

extension String {
  /// Whether both may be names of one person: «Kane» and «Harry Kane».
  fileprivate func sharesAWord(with other: String) -> Bool {
    func words(_ name: String) -> Set<Substring> {
      Set(name.nombrePlegado.split { " -.'’".contains($0) }.filter { $0.count > 1 })
    }
    return nombrePlegado == other.nombrePlegado || !words(self).isDisjoint(with: words(other))
  }
}
