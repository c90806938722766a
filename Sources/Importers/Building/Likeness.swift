import Torneo

/// What two matches have in common by which they are taken for one, besides their sides.
struct Likeness: Hashable {
  private enum More: Hashable {
    case day(Fecha)
    case matchday(jornada: Int?, ronda: String?, grupo: String?)
    case labels(LabelRecord)
    case nothing
  }

  private let local: Equipo
  private let visitante: Equipo
  private let more: More

  private init(_ partido: Partido, _ more: More) {
    self.init(partido.local, partido.visitante, more)
  }

  private init(_ local: Equipo, _ visitante: Equipo, _ more: More) {
    self.local = local
    self.visitante = visitante
    self.more = more
  }

  /// The day; nil for a match without one.
  static func day(_ partido: Partido) -> Likeness? {
    partido.fecha.map { Likeness(partido, .day($0.sinHora)) }
  }

  /// The matchday or round of the group; nil for a match with neither.
  static func matchday(_ partido: Partido) -> Likeness? {
    guard partido.jornada != nil || partido.ronda != nil else { return nil }
    return Likeness(
      partido,
      .matchday(jornada: partido.jornada, ronda: partido.ronda, grupo: partido.grupo))
  }

  /// All that tells where a match belongs.
  static func labels(_ partido: Partido) -> Likeness {
    Likeness(
      partido,
      .labels(
        LabelRecord(
          jornada: partido.jornada, fase: partido.fase, grupo: partido.grupo, ronda: partido.ronda))
    )
  }

  /// Nothing, of a match that has nothing but its sides; nil for any other.
  static func nothingMore(_ partido: Partido) -> Likeness? {
    guard partido.fecha == nil, partido.jornada == nil, partido.ronda == nil else { return nil }
    return Likeness(partido, .nothing)
  }

  /// The sides of any match with home and away exchanged.
  static func exchanged(_ partido: Partido) -> Likeness {
    Likeness(partido.visitante, partido.local, .nothing)
  }

  /// The sides of any match.
  static func sides(_ partido: Partido) -> Likeness { Likeness(partido, .nothing) }
}
