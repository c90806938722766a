import Testing
import Torneo

@testable import Feeds

@Suite("The rules of a zone in a calendar")
struct TimeZoneRulesTests {
  private func lines(_ name: String, from year: Int = 1970) throws -> [String] {
    let zone = try #require(ZonaHoraria(name))
    var lines = CalendarLines()
    TimeZoneRules(name: name, zone: zone, firstYear: year).write(to: &lines)
    return String(decoding: lines.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  @Test("summer time is told by its two changes")
  func summer() throws {
    #expect(
      try lines("Europe/Madrid") == [
        "BEGIN:VTIMEZONE", "TZID:Europe/Madrid", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
        "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:19701025T030000",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "END:STANDARD", "END:VTIMEZONE",
      ])
  }

  @Test("a zone without it has one clock")
  func fixed() throws {
    #expect(
      try lines("Asia/Kathmandu", from: 1850) == [
        "BEGIN:VTIMEZONE", "TZID:Asia/Kathmandu", "BEGIN:STANDARD", "DTSTART:18500101T000000",
        "TZOFFSETFROM:+0545", "TZOFFSETTO:+0545", "END:STANDARD", "END:VTIMEZONE",
      ])
    #expect(try lines("Pacific/Marquesas").contains("TZOFFSETTO:-0930"))
  }

  @Test(
    "a change beyond its day is one of another day, also of the next month",
    arguments: [
      ("America/Santiago", "FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU"),
      ("America/Nuuk", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=24,25,26,27,28,29,30;BYDAY=SA"),
      ("Africa/Cairo", "FREQ=YEARLY;BYYEARDAY=-67,-66,-65,-64,-63,-62,-61;BYDAY=FR"),
    ])
  func beyond(name: String, rule: String) throws {
    #expect(try lines(name).contains("RRULE:\(rule)"))
  }

  @Test("the rules of every zone say the days on which its clock changes")
  func all() throws {
    for name in ZonaHoraria.nombres {
      guard case .deVerano(let horario) = try #require(ZonaHoraria(name)).horario else { continue }
      for change in [horario.desde, horario.hasta] {
        for year in [1970, 2028, 2100] {
          let reading = ClockReading(seconds: try #require(change.segundos(en: year)))
          #expect(Self.days(of: TimeZoneRules.days(of: change), in: year) == [reading.text])
        }
      }
    }
  }

  /// The days of a year that a rule names, by trying all of them.
  private static func days(of rule: String, in year: Int) -> [String] {
    let parts = Dictionary(
      uniqueKeysWithValues: rule.split(separator: ";").map { part in
        let sides = part.split(separator: "=")
        return (String(sides[0]), sides[1])
      })
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    var found: [String] = []
    for month in 1...12 {
      for day in 1...31 {
        guard let date = Fecha(anio: year, mes: month, dia: day),
          let last = Fecha(anio: year, mes: 12, dia: 31)
        else { continue }
        func has(_ key: String, _ number: Int) -> Bool {
          parts[key]?.split(separator: ",").contains { Int($0) == number } ?? true
        }
        let fromEnd = date.diasDesde1970 - last.diasDesde1970 - 1
        guard has("BYMONTH", month), has("BYMONTHDAY", day), has("BYYEARDAY", fromEnd),
          let weekday = parts["BYDAY"],
          weekday.hasSuffix(names[date.diaDeLaSemana - 1])
        else { continue }
        switch Int(weekday.dropLast(2)) {
        case .some(-1):
          if day + 7 <= 31, Fecha(anio: year, mes: month, dia: day + 7) != nil { continue }
        case let week?: if (day - 1) / 7 + 1 != week { continue }
        case nil: break
        }
        found.append(ClockReading(seconds: date.diasDesde1970 * 86_400).text)
      }
    }
    return found
  }
}

extension ClockReading {
  fileprivate var text: String {
    var bytes: [UInt8] = []
    appendDay(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
