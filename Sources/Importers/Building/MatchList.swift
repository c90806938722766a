import Torneo

/// The matches of the tournament while files are merged into it. Which one each match of a file is,
/// ``MatchTargets`` finds out.
struct MatchList {
  var elements: [PartidoDeLista]
  var ids: Set<Int>
  /// How often each team meets each other one, where the rules say so.
  private let vueltas: Int?
  private var torneo: Torneo

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
    /// It is new, and may be the one with this number, with home and away exchanged.
    case exchanged(with: Int)
    /// It is new, and another match has its number.
    case numberTaken(Int, by: Partido)
    /// It has been played, and the file without its score has it otherwise.
    case played(EstadoDePartido)
    /// It was awarded or annulled with this score, and the file has another one without a word of that.
    case decided(EstadoDePartido, Tanteo, written: Tanteo)
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

  /// - Parameter torneo: what there was before the files, with the teams that there are with them.
  init(_ torneo: Torneo) {
    self.torneo = torneo
    elements = torneo.partidos
    vueltas = torneo.reglas.vueltas
    ids = Set(elements.map(\.id))
  }

  /// Merges the matches of one file; gives, in its order, the number that each has, and what became of
  /// it.
  ///
  /// A result may give a match that waits its sides, and that may be the next one of the file: so what is
  /// not found is looked for again with every result that tells more, and is added last.
  mutating func merge(
    _ matches: [(partido: Partido, record: MatchRecord)], isOtherSeason: Bool = false
  ) -> [Merged] {
    var merged: [Int: Merged] = [:]
    var taken: Set<Int> = []
    var open = Array(matches.indices)
    settleSides()
    while !open.isEmpty {
      let found = MatchTargets(
        matches, open: open, among: elements, taken: taken, vueltas: vueltas,
        isOtherSeason: isOtherSeason)
      for index in open {
        guard let target = found.targets[index] else { continue }
        taken.insert(target)
        merged[index] = correct(
          target, by: matches[index], isFoundBySides: found.moved.contains(index))
      }
      let left = open.filter { found.targets[$0] == nil }
      let awaits = elements.indices.contains {
        elements[$0].partido.plazas != nil && !taken.contains($0)
      }
      if awaits, left.count < open.count, settleSides() {
        open = left
        continue
      }
      // What is of no round waits for nothing; of the rest, the first round is played first.
      let isOfNoRound = left.contains { matches[$0].partido.ronda == nil }
      let ronda = isOfNoRound ? nil : left.first.flatMap { matches[$0].partido.ronda }
      let new = awaits ? left.filter { matches[$0].partido.ronda == ronda } : left
      add(new, of: matches, left: left, found, to: &merged)
      open = left.filter { merged[$0] == nil }
      if !open.isEmpty { settleSides() }
    }
    return matches.indices.compactMap { merged[$0] }
  }

  /// Corrects the match in this place.
  private mutating func correct(
    _ target: Int, by match: (partido: Partido, record: MatchRecord), isFoundBySides: Bool
  ) -> Merged {
    let (partido, record) = match
    let known = elements[target].partido
    var before = known
    if before.faltaUnLado {
      (before.local, before.visitante, before.plazas) = (partido.local, partido.visitante, nil)
    } else if record.hasSlots, before.plazas != nil {
      // Who had the places until now may have lost them in this file.
      (before.local, before.visitante) = (partido.local, partido.visitante)
    }
    let corrected = before.corrected(by: partido, record: record)
    let remark = known.remark(on: corrected, isFoundBySides: isFoundBySides)
    elements[target].partido = corrected
    return Merged(
      id: elements[target].id, outcome: corrected == known ? .same : .corrected,
      estado: corrected.estado,
      remark: remark ?? before.remark(on: corrected, file: partido, record: record))
  }

  /// Puts in the place of sides that wait the teams that the results so far gave them.
  /// - Returns: whether one is another than before.
  @discardableResult
  private mutating func settleSides() -> Bool {
    guard elements.contains(where: { $0.partido.plazas != nil }) else { return false }
    torneo.partidos = elements
    torneo.resuelvePlazas()
    let isChanged = zip(elements, torneo.partidos).contains {
      $0.partido.local !== $1.partido.local || $0.partido.visitante !== $1.partido.visitante
    }
    elements = torneo.partidos
    return isChanged
  }

  /// The match with this number.
  func partido(_ number: Int) -> Partido? { elements.first { $0.id == number }?.partido }
}
