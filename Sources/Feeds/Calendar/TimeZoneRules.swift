import Torneo

/// The rules of a zone as a calendar carries them (`VTIMEZONE`): those that the zone has now, for all
/// years. Programs that know the zone by its name use their own.
struct TimeZoneRules {
  let name: String
  let zone: ZonaHoraria
  /// The year from which on there are dates.
  let firstYear: Int

  func write(to lines: inout CalendarLines) {
    lines.add("BEGIN", "VTIMEZONE")
    lines.add("TZID", name)
    switch zone.horario {
    case .fijo(let offset):
      lines.add("BEGIN", "STANDARD")
      lines.add("DTSTART") { bytes in
        bytes.appendNumber(firstYear, digits: 4)
        bytes += "0101T000000".utf8
      }
      offsets(from: offset, to: offset, &lines)
      lines.add("END", "STANDARD")
    case .deVerano(let horario):
      // A program takes the name for which of the two is ahead, whatever the law calls them.
      let isAhead = horario.enVerano > horario.desfase
      observance(
        isAhead ? "DAYLIGHT" : "STANDARD", from: horario.desfase, to: horario.enVerano,
        at: horario.desde, &lines)
      observance(
        isAhead ? "STANDARD" : "DAYLIGHT", from: horario.enVerano, to: horario.desfase,
        at: horario.hasta, &lines)
    }
    lines.add("END", "VTIMEZONE")
  }

  private func observance(
    _ kind: String, from old: Int, to new: Int, at change: HorarioDeVerano.Cambio,
    _ lines: inout CalendarLines
  ) {
    lines.add("BEGIN", kind)
    lines.add("DTSTART") { bytes in
      // A year that a date may have has all changes.
      let reading = ClockReading(seconds: change.segundos(en: firstYear) ?? 0)
      reading.appendDay(to: &bytes)
      bytes.append(UInt8(ascii: "T"))
      reading.appendTime(to: &bytes)
    }
    lines.add("RRULE", "FREQ=YEARLY;" + Self.days(of: change))
    offsets(from: old, to: new, &lines)
    lines.add("END", kind)
  }

  private func offsets(from old: Int, to new: Int, _ lines: inout CalendarLines) {
    lines.add("TZOFFSETFROM") { $0.appendOffset(old) }
    lines.add("TZOFFSETTO") { $0.appendOffset(new) }
  }

  private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
  /// Of a year without a leap day: all changes are after it.
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// On which day of a year it is. A minute beyond its day moves it to another one: then it is the only
  /// such weekday among seven days, which may go over the end of the month.
  static func days(of change: HorarioDeVerano.Cambio) -> String {
    let shift = change.minuto.flooredDivision(by: 1440).quotient
    let weekday = weekdays[(change.dia + shift).flooredDivision(by: 7).remainder]
    if shift == 0 {
      let week = change.semana == 5 ? -1 : change.semana
      return "BYMONTH=\(change.mes);BYDAY=\(week)\(weekday)"
    }
    let length = lengths[change.mes - 1]
    let last = (change.semana == 5 ? length : 7 * change.semana) + shift
    let days = last - 6...last
    if days.lowerBound >= 1, days.upperBound <= length {
      return "BYMONTH=\(change.mes);BYMONTHDAY=\(list(days));BYDAY=\(weekday)"
    }
    // Counted from the end of the year, which leap days do not move.
    let after = lengths[change.mes...].reduce(0, +)
    let fromEnd = (days.lowerBound - length - after - 1)...(days.upperBound - length - after - 1)
    return "BYYEARDAY=\(list(fromEnd));BYDAY=\(weekday)"
  }

  private static func list(_ days: ClosedRange<Int>) -> String {
    days.map { "\($0)" }.joined(separator: ",")
  }
}
