import Torneo

/// When a match is, as far as anybody knows. Seconds are of the clock that is named, since 1970.
enum MatchTime: Equatable {
  /// Only the day is known; days since 1970.
  case day(Int)
  /// By the clock at the ground, of which nobody knows the zone.
  case floating(start: Int, end: Int)
  /// By the clock of the tournament's zone.
  case zoned(start: Int, end: Int)
  case utc(start: Int, end: Int)

  /// A date with its distance from UTC is an instant, and written as such; one without is what the
  /// clock of the zone shows. Near a change of that clock (two hours before the match until its end)
  /// a time of it may be there twice, or not at all: there it is an instant too, the one by which
  /// matches are put in order.
  ///
  /// - Parameter minutes: how long the match takes.
  init(_ fecha: Fecha, zone: ZonaHoraria?, minutes: Int) {
    guard fecha.hora != nil else {
      self = .day(fecha.diasDesde1970)
      return
    }
    let start = fecha.segundosEnSuReloj
    let end = start + minutes * 60
    if let desfase = fecha.desfase {
      self = .utc(start: start - desfase * 60, end: end - desfase * 60)
    } else if let zone {
      let desfase = zone.desfase(en: fecha)
      let isSteady = [start - 7200, end].allSatisfy { clock in
        // Beyond the years that a date may have there is no rule to ask.
        Fecha(segundosDesde1970: clock).map { zone.desfase(en: $0) == desfase } ?? true
      }
      self =
        isSteady
        ? .zoned(start: start, end: end)
        : .utc(start: start - desfase * 60, end: end - desfase * 60)
    } else {
      self = .floating(start: start, end: end)
    }
  }
}

extension Partido {
  /// Minutes from the kick-off to the end: the halves, a pause of a sixth of them (15 minutes of 90),
  /// and extra time where it is known that there was one.
  func minutes(_ duracion: Duracion) -> Int {
    duracion.partido + duracion.partido / 6
      + (resultado?.huboProrroga == true ? duracion.prorroga : 0)
  }
}
