/// What tells apart teams that are level on points; more is always better.
package enum Criterio: String, Sendable, Hashable, CaseIterable {
  /// Over all matches of the table.
  case diferencia, goles, victorias, golesFuera
  /// Over the matches among the teams that are level.
  case puntosParticulares, diferenciaParticular, golesParticulares, golesFueraParticulares

  /// Whether it looks only at the matches among the teams that are level.
  package var esParticular: Bool {
    switch self {
    case .diferencia, .goles, .victorias, .golesFuera: false
    case .puntosParticulares, .diferenciaParticular, .golesParticulares, .golesFueraParticulares:
      true
    }
  }

  func valor(en balance: Balance) -> Int {
    switch self {
    case .diferencia, .diferenciaParticular: balance.diferencia
    case .goles, .golesParticulares: balance.golesAFavor
    case .victorias: balance.ganados
    case .golesFuera, .golesFueraParticulares: balance.golesFuera
    case .puntosParticulares: balance.puntos
    }
  }
}
