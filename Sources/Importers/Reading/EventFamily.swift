import Torneo

/// What the events of a match are told all together by: a file that has one of a family has all of it.
enum EventFamily: Sendable, Hashable, CaseIterable {
  case goals, cards, benchCards, changes, missedPenalties, kicks

  init(_ kind: CSVEvent.Kind) {
    switch kind {
    case .goal: self = .goals
    case .card(_, let isOfBench): self = isOfBench ? .benchCards : .cards
    case .change: self = .changes
    case .missedPenalty: self = .missedPenalties
    case .kick: self = .kicks
    }
  }

  init(_ event: EventoDePartido) {
    switch event {
    case .gol: self = .goals
    case .tarjeta(_, _, _, _, let aOficial): self = aOficial ? .benchCards : .cards
    case .cambio: self = .changes
    case .penaltiFallado: self = .missedPenalties
    case .lanzamiento: self = .kicks
    }
  }
}
