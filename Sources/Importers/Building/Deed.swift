import Torneo

/// What somebody did at a minute of a match, without saying who: by it a player is known again under
/// another name.
struct Deed: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case goal(ModoDeGol)
    case assist
    case card(ColorDeTarjeta)
    case comingOn, goingOff, missedPenalty
    /// Being in the line-up, which has no minute.
    case starting, onBench
  }

  var kind: Kind
  var minute: Minuto
  /// Whether who did it plays for the first side.
  var isOfFirst: Bool
}

extension MatchRecord {
  /// Every deed that the file tells of, with the name that it gives.
  var deeds: [(deed: Deed, name: String, place: Place)] {
    var all: [(deed: Deed, name: String, place: Place)] = []
    for (goals, isForFirst) in [(goals1 ?? [], true), (goals2 ?? [], false)] {
      for goal in goals {
        guard let minute = goal.minute else { continue }
        let deed = Deed(
          kind: .goal(goal.modo), minute: minute, isOfFirst: isForFirst != goal.isOwnGoal)
        all.append((deed, goal.name, goal.place))
        if let assist = goal.assist {
          let deed = Deed(kind: .assist, minute: minute, isOfFirst: isForFirst)
          all.append((deed, assist, goal.place))
        }
      }
    }
    for fact in report.facts {
      func add(_ kind: Deed.Kind, _ name: String) {
        let deed = Deed(kind: kind, minute: fact.minute, isOfFirst: fact.isOfFirst)
        all.append((deed, name, fact.place))
      }
      switch fact.kind {
      case .card(_, isOfBench: true): break
      case .card(let color, isOfBench: false): add(.card(color), fact.name)
      case .change(let off):
        add(.comingOn, fact.name)
        add(.goingOff, off)
      case .missedPenalty: add(.missedPenalty, fact.name)
      }
    }
    for (lineup, isOfFirst) in [(report.lineup1, true), (report.lineup2, false)] {
      for starter in lineup?.starters ?? [] { starter.tell(.starting, isOfFirst, &all) }
    }
    return all
  }
}

extension AppearanceRecord {
  fileprivate func tell(
    _ place: Deed.Kind, _ isOfFirst: Bool, _ all: inout [(deed: Deed, name: String, place: Place)]
  ) {
    func add(_ kind: Deed.Kind, _ minute: Minuto?, _ who: AppearanceRecord) {
      guard let minute else { return }
      all.append((Deed(kind: kind, minute: minute, isOfFirst: isOfFirst), who.name, who.place))
    }
    add(place, 1, self)
    for card in cards { add(.card(card.color), card.minute, self) }
    for substitute in substitutes {
      add(.comingOn, substitute.change?.minute, substitute)
      add(.goingOff, substitute.change?.minute, self)
      substitute.tell(.onBench, isOfFirst, &all)
    }
  }
}

extension Partido {
  /// Every deed of its players.
  var deeds: [(deed: Deed, jugador: Jugador)] {
    lineupDeeds
      + eventos.flatMap { event -> [(deed: Deed, jugador: Jugador)] in
        func deed(_ kind: Deed.Kind, _ minute: Minuto, _ team: Equipo) -> Deed {
          Deed(kind: kind, minute: minute, isOfFirst: team === local)
        }
        switch event {
        case .gol(let minute, let jugador, let equipo, let modo, let asistencia):
          let own = modo == .propia ? rival(de: equipo) : equipo
          return [(deed(.goal(modo), minute, own), jugador)]
            + (asistencia.map { [(deed(.assist, minute, equipo), $0)] } ?? [])
        case .tarjeta(let minute, let jugador, let equipo?, let color, aOficial: false):
          return [(deed(.card(color), minute, equipo), jugador)]
        case .cambio(let minute, let entra, let sale, let equipo?):
          return [
            (deed(.comingOn, minute, equipo), entra), (deed(.goingOff, minute, equipo), sale),
          ]
        case .penaltiFallado(let minute, let jugador, let equipo):
          return [(deed(.missedPenalty, minute, equipo), jugador)]
        case .tarjeta, .cambio, .lanzamiento: return []
        }
      }
  }

  private var lineupDeeds: [(deed: Deed, jugador: Jugador)] {
    [(alineacionLocal, true), (alineacionVisitante, false)].flatMap { alineacion, isOfFirst in
      [(Deed.Kind.starting, alineacion?.titulares), (.onBench, alineacion?.suplentes)].flatMap {
        kind, jugadores in
        (jugadores ?? []).map { (Deed(kind: kind, minute: 1, isOfFirst: isOfFirst), $0) }
      }
    }
  }
}
