/// A time zone of the IANA database: how far its clock is ahead of UTC, by the rules that it has now.
///
/// Known here and not asked of the system, so that a store is right or wrong, and its matches are in
/// one order, on every machine alike.
package struct ZonaHoraria: Sendable {
  package enum Horario: Sendable {
    /// Minutes ahead of UTC, all the year.
    case fijo(Int)
    case deVerano(HorarioDeVerano)
  }

  package let horario: Horario

  private static let horarios: [String: Horario] = {
    var horarios: [String: Horario] = [:]
    for (desfase, nombres) in fijas {
      for nombre in separados(nombres) { horarios[nombre] = .fijo(desfase) }
    }
    for (horario, nombres) in conVerano {
      for nombre in separados(nombres) { horarios[nombre] = .deVerano(horario) }
    }
    return horarios
  }()

  /// The names of all zones, in their order.
  package static let nombres: [String] = horarios.keys.sorted()

  private static func separados(_ nombres: String) -> [String] {
    nombres.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Nil for a name that the database does not have.
  package init?(_ nombre: String) {
    guard let horario = Self.horarios[nombre] else { return nil }
    self.horario = horario
  }

  /// The same date, put in order as one of this zone if it does not say how far from UTC it is.
  package func fecha(_ fecha: Fecha) -> Fecha {
    fecha.desfase == nil ? fecha.suponiendo(desfase(en: fecha)) : fecha
  }

  /// Whether the clock of the zone does not show this date once, if it does not say how far from UTC it is.
  package func rareza(de fecha: Fecha) -> HoraRara? {
    guard fecha.desfase == nil, case .deVerano(let horario) = horario else { return nil }
    return horario.rareza(de: fecha)
  }

  /// How many minutes the clock of the zone is ahead of UTC when it shows this date.
  package func desfase(en fecha: Fecha) -> Int {
    switch horario {
    case .fijo(let desfase): desfase
    case .deVerano(let horario): horario.desfase(en: fecha)
    }
  }
}
