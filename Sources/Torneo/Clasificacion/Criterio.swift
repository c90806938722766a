/// What tells apart teams that are level on points; more is always better.
package enum Criterio: String, Sendable, Hashable, CaseIterable {
  /// Over all matches of the table.
  case diferencia, goles, victorias, golesFuera
  /// Over the matches among the teams that are level.
  case puntosParticulares, diferenciaParticular, golesParticulares, golesFueraParticulares
  /// Cards, by the scale of the rule set: the team that lost fewer points to them.
  case conducta
  /// The number that the store gives each team; looked at only where all level teams have one.
  case ranking
  /// What the organiser decided, when nothing else did. Every rule set ends with it.
  case orden

  /// Those that a rule set may list.
  package static let elegibles = allCases.filter { $0 != .orden }

  /// Whether it looks only at the matches among the teams that are level.
  package var esParticular: Bool {
    switch self {
    case .diferencia, .goles, .victorias, .golesFuera, .conducta, .ranking, .orden: false
    case .puntosParticulares, .diferenciaParticular, .golesParticulares, .golesFueraParticulares:
      true
    }
  }

  /// Whether it follows from the results of one team alone, whoever the rivals were.
  package var esDeBalance: Bool {
    switch self {
    case .diferencia, .goles, .victorias, .golesFuera: true
    default: false
    }
  }

  /// Nil for what results do not tell.
  func valor(en balance: Balance) -> Int? {
    switch self {
    case .diferencia, .diferenciaParticular: balance.diferencia
    case .goles, .golesParticulares: balance.golesAFavor
    case .victorias: balance.ganados
    case .golesFuera, .golesFueraParticulares: balance.golesFuera
    case .puntosParticulares: balance.puntos
    case .conducta, .ranking, .orden: nil
    }
  }
}
