// The rule sets that settings may name.
extension ReglaDeDesempate {
  /// For leagues that never wrote a rule.
  package static let general = ReglaDeDesempate(
    clave: "general", deVarios: [.diferencia, .goles, .puntosParticulares, .victorias],
    continuacion: .reduce)

  /// Spain. What separates one of several leaves the others to the rule for as many as they are.
  package static let rfef = ReglaDeDesempate(
    clave: "rfef", deDos: [.diferenciaParticular, .diferencia, .goles],
    deVarios: [.puntosParticulares, .diferenciaParticular, .diferencia, .goles, .conducta],
    continuacion: .exclusion, espera: .particulares, baremo: .rfef)

  /// Final tournaments of UEFA.
  package static let uefa = ReglaDeDesempate(
    clave: "uefa",
    deVarios: [
      .puntosParticulares, .diferenciaParticular, .golesParticulares, .diferencia, .goles,
      .conducta, .ranking,
    ],
    continuacion: .reinicio, baremo: .uefa,
    entreGrupos: [.diferencia, .goles, .victorias, .conducta, .ranking], alFinal: .sorteo)

  /// World Cups since 2026: head to head first, and no lots.
  package static let fifa2026 = ReglaDeDesempate(
    clave: "fifa-2026",
    deVarios: [
      .puntosParticulares, .diferenciaParticular, .golesParticulares, .diferencia, .goles,
      .conducta, .ranking,
    ],
    continuacion: .reinicio)

  /// World Cups to 2022. Head to head is of those level on points, difference and goals.
  package static let fifa = ReglaDeDesempate(
    clave: "fifa",
    deVarios: [
      .diferencia, .goles, .puntosParticulares, .diferenciaParticular, .golesParticulares,
      .conducta,
    ],
    continuacion: .continua, alFinal: .sorteo)

  /// Premier League: the place is shared by those level on difference and goals.
  package static let premier = ReglaDeDesempate(
    clave: "premier", deVarios: [.diferencia, .goles], continuacion: .continua)

  /// Premier League where the title, relegation or another competition hangs on it.
  package static let premierParticulares = ReglaDeDesempate(
    clave: "premier-particulares",
    deVarios: [.diferencia, .goles, .puntosParticulares, .golesFueraParticulares],
    continuacion: .continua, espera: .resto, alFinal: .partido)

  /// Italy.
  package static let serieA = ReglaDeDesempate(
    clave: "serie-a",
    deVarios: [.puntosParticulares, .diferenciaParticular, .diferencia, .goles],
    continuacion: .reinicio, alFinal: .sorteo)

  /// Germany: away goals, also those of all matches, only once the level teams have met twice.
  package static let bundesliga = ReglaDeDesempate(
    clave: "bundesliga",
    deVarios: [
      .diferencia, .goles, .diferenciaParticular, .golesFueraParticulares, .golesFuera,
    ],
    continuacion: .reduce, espera: .resto, encuentrosMinimos: 2)

  /// In the order in which help shows them.
  package static let todas = [
    general, rfef, uefa, fifa2026, fifa, premier, premierParticulares, serieA, bundesliga,
  ]

  /// Nil for a name that no rule set has.
  package init?(clave: String) {
    guard let regla = Self.todas.first(where: { $0.clave == clave }) else { return nil }
    self = regla
  }
}
