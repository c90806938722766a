import Torneo

extension Reduction {
  /// Takes away what the grammar of Football.TXT leaves no place for in this tournament.
  /// - Returns: names of players, referees, grounds and headings that it cannot hold.
  mutating func reduceToFootballText(_ names: inout TextNames) -> [String] {
    var refused: [String] = []
    func holds(_ text: String, _ place: TextNames.Place, _ names: inout TextNames) -> Bool {
      if names.canHold(text, as: place) { return true }
      if !refused.contains(text) { refused.append(text) }
      return false
    }
    changeMatches { reduction, partido in
      if let fase = partido.fase, partido.grupo == nil || !names.canHold(fase, as: .stage) {
        reduction.omit(.stages)
        partido.fase = nil
      }
      if let grupo = partido.grupo, !holds(grupo, .group, &names) {
        reduction.omit(.groups)
        partido.grupo = nil
      }
      if let ronda = partido.ronda, !holds(ronda, .round, &names) {
        reduction.omit(.rounds)
        partido.ronda = nil
      }
      if let campo = partido.campo, !holds(campo, .ground, &names) {
        reduction.omit(.grounds)
        partido.campo = nil
      }
      if let arbitro = partido.arbitro, !holds(arbitro, .referee, &names) {
        reduction.omit(.referees)
        partido.arbitro = nil
      }
      reduction.reduceGoals(of: &partido) { holds($0, .player, &names) }
      reduction.reduceKicks(of: &partido) { holds($0, .player, &names) }
      reduction.reduceLineups(of: &partido) { name, place in holds(name, place, &names) }
    }
    reduceSides { names.canHold($0) }
    reduceDates()
    return refused
  }

  /// A list of goals is written whole or not at all; without it the result holds.
  private mutating func reduceGoals(of partido: inout Partido, _ holds: (String) -> Bool) {
    let names = partido.eventos.compactMap { event -> String? in
      if case .gol(_, let jugador, _, _, _) = event { jugador.nombre } else { nil }
    }
    guard names.count(where: { !holds($0) }) > 0 else { return }
    omit(.goals, names.count)
    // Those of an abandoned match were no result.
    if partido.estado != .suspendido {
      partido.resultado = partido.resultado ?? Resultado(partido.goles)
    }
    partido.eventos.removeAll { if case .gol = $0 { true } else { false } }
  }

  /// Kicks are told apart by whose turn it is and by the running score.
  private mutating func reduceKicks(of partido: inout Partido, _ holds: (String) -> Bool) {
    var kicks: [(equipo: Equipo, convertido: Bool, name: String)] = []
    for case .lanzamiento(let jugador, let equipo, let convertido) in partido.eventos {
      kicks.append((equipo, convertido, jugador.nombre))
    }
    guard !kicks.isEmpty else { return }
    let takeTurns = zip(kicks, kicks.dropFirst()).allSatisfy { $0.equipo !== $1.equipo }
    let allHeld = kicks.count(where: { !holds($0.name) }) == 0
    let hasScore = WrittenScore(of: partido) != nil
    if takeTurns, allHeld, hasScore, kicks.contains(where: \.convertido) { return }
    omit(.kicks, kicks.count)
    if hasScore, let tanda = partido.tanda, partido.resultado?.tanda == nil {
      partido.resultado = Resultado(
        partido.goles, descanso: partido.resultado?.descanso,
        reglamentario: partido.resultado?.reglamentario, tanda: tanda)
    }
    partido.eventos.removeAll { if case .lanzamiento = $0 { true } else { false } }
  }

  /// Line-ups as they can be written; cards and changes have no other place.
  private mutating func reduceLineups(
    of partido: inout Partido, _ holds: (String, TextNames.Place) -> Bool
  ) {
    var placed: Set<Int> = []
    func written(_ equipo: Equipo) -> Alineacion? {
      guard let lineup = TextLineup(of: equipo, in: partido) else { return nil }
      let names = lineup.starters.flatMap(\.all).map(\.jugador.nombre)
      guard names.count(where: { !holds($0, .player) }) == 0, holds(equipo.nombre, .lineupOfTeam)
      else { return nil }
      placed.formUnion(lineup.placed)
      return lineup.alineacion
    }
    let lineups = (written(partido.local), written(partido.visitante))
    count(partido.alineacionLocal, written: lineups.0)
    count(partido.alineacionVisitante, written: lineups.1)
    (partido.alineacionLocal, partido.alineacionVisitante) = lineups
    partido.eventos = partido.eventos.enumerated().compactMap { index, event in
      switch event {
      case .tarjeta, .cambio:
        if placed.contains(index) { return event }
        omit(event.kind)
        return nil
      default: return event
      }
    }
  }

  private mutating func count(_ lineup: Alineacion?, written: Alineacion?) {
    guard let lineup else { return }
    guard let written else {
      omit(.lineups)
      return
    }
    omit(.unusedSubstitutes, lineup.suplentes.count { !written.suplentes.contains($0) })
    if lineup.capitan != nil, written.capitan == nil { omit(.captains) }
  }

  /// A date holds for all that comes below, and so does a heading: a file cannot have both matches
  /// under a heading without a date and matches with a date under none.
  private mutating func reduceDates() {
    let hasUndated = torneo.partidos.contains {
      $0.partido.fecha == nil && !TextHeading($0.partido).isEmpty
    }
    guard hasUndated else { return }
    changeMatches { reduction, partido in
      guard partido.fecha != nil, TextHeading(partido).isEmpty else { return }
      reduction.omit(.dates)
      partido.fecha = nil
    }
  }
}
