import Torneo

extension Partido {
  /// The kick-off in UTC, in seconds since 1970: a day alone is its midnight. A date that does not say
  /// its distance from UTC is one of the zone, else as the tournament supposes it, else of UTC.
  func instant(in zone: ZonaHoraria?) -> Int {
    guard let fecha else { return 0 }
    return (zone.map { $0.fecha(fecha) } ?? fecha).segundosDesde1970
  }
}
