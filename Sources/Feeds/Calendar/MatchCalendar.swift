package import Torneo

/// Matches as a calendar (RFC 5545) that programs can follow. Pure: no clock is read, so that the same
/// tournament gives the same bytes.
package struct MatchCalendar: Sendable {
  /// What is said of a match, in the language of the site.
  package struct Texts: Sendable {
    package var summary: String
    package var description: String
    /// The full address of its page.
    package var url: String?

    package init(summary: String, description: String, url: String?) {
      self.summary = summary
      self.description = description
      self.url = url
    }
  }

  private let name: String
  private let language: String
  private let origin: SiteOrigin
  private let zone: (name: String, rules: ZonaHoraria)?
  private let duracion: Duracion

  /// - Parameters:
  ///   - name: what programs call the calendar.
  ///   - language: as RFC 5646 writes it: `es`.
  ///   - zone: the IANA name of the zone of dates that do not say their distance from UTC; such dates
  ///     are by the clock of wherever the reader is without one, or with one that nobody knows.
  package init(
    name: String, language: String, origin: SiteOrigin, zone: String?, duracion: Duracion
  ) {
    self.name = name
    self.language = language
    self.origin = origin
    self.zone = zone.flatMap { name in ZonaHoraria(name).map { (name, $0) } }
    self.duracion = duracion
  }

  /// All of it. Matches without a date are left out: an event needs a start.
  package func bytes(
    of partidos: [PartidoDeLista], texts: (PartidoDeLista) -> Texts
  ) -> [UInt8] {
    let dated = partidos.compactMap { elemento in
      elemento.partido.fecha.map { fecha in
        (
          elemento: elemento, fecha: fecha,
          time: MatchTime(
            fecha, zone: zone?.rules, minutes: elemento.partido.minutes(duracion))
        )
      }
    }
    var lines = CalendarLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Marcador//Marcador//\(language.uppercased())")
    lines.add("CALSCALE", "GREGORIAN")
    lines.add("NAME", text: name)
    lines.add("X-WR-CALNAME", text: name)
    // Results come on Sunday night: twice a day would show them on Monday.
    lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT4H")
    lines.add("X-PUBLISHED-TTL", "PT4H")
    writeZone(dated.compactMap { if case .zoned = $0.time { $0.fecha.anio } else { nil } }, &lines)
    for (elemento, _, time) in dated { write(elemento, time, texts(elemento), &lines) }
    // A calendar must have something in it.
    if dated.isEmpty { writeEmpty(&lines) }
    lines.add("END", "VCALENDAR")
    return lines.bytes
  }

  /// - Parameter years: those of the dates that are by the clock of the zone.
  private func writeZone(_ years: [Int], _ lines: inout CalendarLines) {
    guard let zone, let first = years.min() else { return }
    TimeZoneRules(
      name: zone.name, zone: zone.rules,
      firstYear: max(min(1970, first - 1), Fecha.aniosPermitidos.lowerBound)
    ).write(to: &lines)
  }

  private func writeEmpty(_ lines: inout CalendarLines) {
    let name = zone?.name ?? "Etc/UTC"
    guard let rules = ZonaHoraria(name) else { return }
    TimeZoneRules(name: name, zone: rules, firstYear: 1970).write(to: &lines)
  }

  private func write(
    _ elemento: PartidoDeLista, _ time: MatchTime, _ texts: Texts, _ lines: inout CalendarLines
  ) {
    let partido = elemento.partido
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", origin.uid(ofMatch: elemento.id))
    // When the event was last changed, as far as the facts tell: nobody writes that down.
    lines.add("DTSTAMP") { bytes in
      switch time {
      case .day(let days): Self.append(days * 86_400, to: &bytes)
      case .floating(let start, _), .utc(let start, _): Self.append(start, to: &bytes)
      case .zoned: Self.append(partido.instant(in: zone?.rules), to: &bytes)
      }
      bytes.append(UInt8(ascii: "Z"))
    }
    lines.add("SEQUENCE") { $0.appendNumber(partido.calendarSequence, digits: 1) }
    write(time, &lines)
    lines.add("SUMMARY", text: texts.summary)
    if !texts.description.isEmpty { lines.add("DESCRIPTION", text: texts.description) }
    if let campo = partido.campo { lines.add("LOCATION", text: campo) }
    if let url = texts.url { lines.add("URL", url) }
    lines.add("STATUS", partido.calendarStatus)
    // Who follows a league is not busy all the time.
    lines.add("TRANSP", "TRANSPARENT")
    lines.add("END", "VEVENT")
  }

  private func write(_ time: MatchTime, _ lines: inout CalendarLines) {
    switch time {
    case .day(let days):
      lines.add("DTSTART;VALUE=DATE") {
        ClockReading(seconds: days * 86_400).appendDay(to: &$0)
      }
      lines.add("DTEND;VALUE=DATE") {
        ClockReading(seconds: (days + 1) * 86_400).appendDay(to: &$0)
      }
    case .floating(let start, let end):
      lines.add("DTSTART") { Self.append(start, to: &$0) }
      lines.add("DTEND") { Self.append(end, to: &$0) }
    case .utc(let start, let end):
      lines.add("DTSTART") {
        Self.append(start, to: &$0)
        $0.append(UInt8(ascii: "Z"))
      }
      lines.add("DTEND") {
        Self.append(end, to: &$0)
        $0.append(UInt8(ascii: "Z"))
      }
    case .zoned(let start, let end):
      let name = zone?.name ?? ""
      lines.add("DTSTART;TZID=", name) { Self.append(start, to: &$0) }
      lines.add("DTEND;TZID=", name) { Self.append(end, to: &$0) }
    }
  }

  /// `20260307T180000`
  private static func append(_ seconds: Int, to bytes: inout [UInt8]) {
    let reading = ClockReading(seconds: seconds)
    reading.appendDay(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    reading.appendTime(to: &bytes)
  }
}
