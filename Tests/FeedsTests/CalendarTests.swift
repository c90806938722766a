import Testing
import Torneo

@testable import Feeds

@Suite("A calendar of matches")
struct CalendarTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")
  private static let origin = SiteOrigin(urlBase: "https://liga.example/2026", slug: "liga")

  private func match(
    _ fecha: String?, _ estado: EstadoDePartido = .programado, campo: String? = nil
  ) throws -> PartidoDeLista {
    PartidoDeLista(
      id: 12,
      partido: Partido(
        local: rayo, visitante: toros, eventos: [], estado: estado,
        fecha: try fecha.map { try Fecha(texto: $0) }, campo: campo))
  }

  private func lines(
    _ partidos: [PartidoDeLista], zone: String? = nil, summary: String = "Rayo FC – Toros",
    origin: SiteOrigin = Self.origin, duracion: Duracion = Duracion()
  ) -> [String] {
    let calendar = MatchCalendar(
      name: "Liga", language: "es", origin: origin, zone: zone, duracion: duracion)
    let bytes = calendar.bytes(of: partidos) { elemento in
      MatchCalendar.Texts(
        summary: summary, description: "Jornada 3",
        url: origin.url(of: "partidos/\(elemento.id).html"))
    }
    return unfolded(bytes)
  }

  /// Lines as a reader has them; a problem of the folding is a line of its own.
  private func unfolded(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.utf8.elementsEqual(bytes))
    #expect(bytes.suffix(2) == [0x0D, 0x0A])
    var lines: [String] = []
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      #expect(line.last == 0x0D && line.count <= 76)
      let part = String(decoding: line.dropLast(), as: UTF8.self)
      // A character that is cut would not be one.
      #expect(!part.unicodeScalars.contains("\u{FFFD}"))
      if part.utf8.first == 0x20, !lines.isEmpty {
        lines[lines.count - 1] += String(decoding: part.utf8.dropFirst(), as: UTF8.self)
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  @Test("a match is told whole, by facts alone")
  func whole() throws {
    let all = lines([try match("2026-03-07T18:00+01:00", campo: "La Dehesa; pista 2, césped")])
    #expect(
      all == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Marcador//Marcador//ES",
        "CALSCALE:GREGORIAN", "NAME:Liga", "X-WR-CALNAME:Liga",
        "REFRESH-INTERVAL;VALUE=DURATION:PT4H", "X-PUBLISHED-TTL:PT4H", "BEGIN:VEVENT",
        "UID:partido-12.2026@liga.example", "DTSTAMP:20260307T170000Z", "SEQUENCE:741297600",
        "DTSTART:20260307T170000Z", "DTEND:20260307T184500Z", "SUMMARY:Rayo FC – Toros",
        "DESCRIPTION:Jornada 3", "LOCATION:La Dehesa\\; pista 2\\, césped",
        "URL:https://liga.example/2026/partidos/12.html", "STATUS:CONFIRMED",
        "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR",
      ])
  }

  struct Timed: Sendable {
    let fecha: String
    var zone: String?
    let start: String
    let end: String
  }

  @Test(
    "start and end are as exact as the date, and no more",
    arguments: [
      Timed(
        fecha: "2026-03-07", zone: "Europe/Madrid", start: "DTSTART;VALUE=DATE:20260307",
        end: "DTEND;VALUE=DATE:20260308"),
      Timed(
        fecha: "2026-03-07T18:00", zone: "Europe/Madrid",
        start: "DTSTART;TZID=Europe/Madrid:20260307T180000",
        end: "DTEND;TZID=Europe/Madrid:20260307T194500"),
      Timed(
        fecha: "2026-03-07T18:00", zone: "Europe/Nowhere", start: "DTSTART:20260307T180000",
        end: "DTEND:20260307T194500"),
      Timed(
        fecha: "2026-03-07T18:00", start: "DTSTART:20260307T180000",
        end: "DTEND:20260307T194500"),
      Timed(
        fecha: "2026-03-07T18:00-03:30", zone: "Europe/Madrid", start: "DTSTART:20260307T213000Z",
        end: "DTEND:20260307T231500Z"),
      // Over midnight, a month and a year.
      Timed(
        fecha: "2026-12-31T23:00", zone: "Europe/Madrid",
        start: "DTSTART;TZID=Europe/Madrid:20261231T230000",
        end: "DTEND;TZID=Europe/Madrid:20270101T004500"),
      Timed(
        fecha: "2028-02-28T23:00Z", start: "DTSTART:20280228T230000Z",
        end: "DTEND:20280229T004500Z"),
      Timed(
        fecha: "2026-03-07T00:00", start: "DTSTART:20260307T000000", end: "DTEND:20260307T014500"),
      // The days on which the clock changes: the hour that is not there, the one that is there twice.
      Timed(
        fecha: "2026-03-29T02:30", zone: "Europe/Madrid", start: "DTSTART:20260329T003000Z",
        end: "DTEND:20260329T021500Z"),
      Timed(
        fecha: "2026-10-25T02:30", zone: "Europe/Madrid", start: "DTSTART:20261025T003000Z",
        end: "DTEND:20261025T021500Z"),
      Timed(
        fecha: "2026-10-25T12:00", zone: "Europe/Madrid",
        start: "DTSTART;TZID=Europe/Madrid:20261025T120000",
        end: "DTEND;TZID=Europe/Madrid:20261025T134500"),
      // The first and the last moment that a store may have.
      Timed(
        fecha: "1850-01-01T00:00Z", start: "DTSTART:18500101T000000Z",
        end: "DTEND:18500101T014500Z"),
      Timed(
        fecha: "1850-01-01T00:00+14:00", start: "DTSTART:18491231T100000Z",
        end: "DTEND:18491231T114500Z"),
      Timed(
        fecha: "2199-12-31T23:00", zone: "Europe/Madrid",
        start: "DTSTART;TZID=Europe/Madrid:21991231T230000",
        end: "DTEND;TZID=Europe/Madrid:22000101T004500"),
      Timed(
        fecha: "2199-12-31", start: "DTSTART;VALUE=DATE:21991231",
        end: "DTEND;VALUE=DATE:22000101"),
    ])
  func times(_ timed: Timed) throws {
    let all = lines([try match(timed.fecha)], zone: timed.zone)
    let own = all.drop { $0 != "BEGIN:VEVENT" }.filter {
      $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND")
    }
    #expect(own == [timed.start, timed.end])
    #expect(all.contains("BEGIN:VTIMEZONE") == timed.start.contains("TZID"))
  }

  @Test("a match takes as long as matches of the tournament, with extra time if there was one")
  func length() throws {
    var elemento = try match("2026-03-07T18:00Z", .finalizado)
    #expect(
      lines([elemento], duracion: Duracion(partido: 60)).contains("DTEND:20260307T191000Z"))
    let alos90 = Tanteo(local: 1, visitante: 1)
    elemento.partido.resultado = Resultado(alos90, reglamentario: alos90)
    #expect(lines([elemento]).contains("DTEND:20260307T201500Z"))
  }

  @Test(
    "where a match stands is its status",
    arguments: [
      (EstadoDePartido.programado, "2026-03-07T18:00Z", "CONFIRMED"),
      (.programado, "2026-03-07", "TENTATIVE"), (.aplazado, "2026-03-07T18:00Z", "CANCELLED"),
      (.aplazado, "2026-03-07", "CANCELLED"), (.cancelado, "2026-03-07T18:00Z", "CANCELLED"),
      (.enJuego, "2026-03-07", "CONFIRMED"), (.finalizado, "2026-03-07", "CONFIRMED"),
      (.suspendido, "2026-03-07", "CONFIRMED"), (.anulado, "2026-03-07", "CONFIRMED"),
      (.adjudicado, "2026-03-07", "CONFIRMED"),
    ])
  func status(estado: EstadoDePartido, fecha: String, status: String) throws {
    #expect(lines([try match(fecha, estado)]).contains("STATUS:\(status)"))
  }

  @Test("a match without a date, postponed or not, is in no calendar, which is one all the same")
  func undated() throws {
    for zone in [nil, "America/Lima"] {
      let all = lines([try match(nil), try match(nil, .aplazado)], zone: zone)
      #expect(!all.contains("BEGIN:VEVENT"))
      #expect(all.contains("TZID:\(zone ?? "Etc/UTC")"))
    }
  }

  @Test("the sequence rises in the usual course of a match, and stays below 2³¹")
  func sequence() throws {
    let course: [(String, EstadoDePartido)] = [
      ("1850-01-01", .programado), ("2026-03-07", .programado), ("2026-03-07T18:00", .programado),
      ("2026-03-07T18:30", .programado), ("2026-03-07T18:30", .aplazado),
      ("2026-03-14", .programado), ("2026-03-14T12:00", .programado),
      ("2026-03-14T12:00", .enJuego), ("2026-03-14T12:00", .suspendido),
      ("2026-03-21T12:00", .programado), ("2026-03-21T12:00", .finalizado),
      ("2026-03-21T12:00", .adjudicado), ("2026-03-21T12:00", .anulado),
      ("2199-12-31T23:59", .anulado),
    ]
    let numbers = try course.map { try match($0.0, $0.1).partido.calendarSequence }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<))
    #expect((numbers.first ?? -1) >= 0 && (numbers.last ?? .max) < 1 << 31)
    let written = try match("2026-03-07T18:00+01:00").partido.calendarSequence
    #expect(try match("2026-03-07T18:00").partido.calendarSequence == written)
  }

  @Test(
    "whatever a text is, it is one line of the calendar, and comes back",
    arguments: [
      "", "\"", "'", "a,b;c\\d:e", "\\n", "<b>&]]>", "\u{200F}مريخ\u{2069}", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
      "END:VEVENT", "a\u{301}\u{301}", String(repeating: "ñ", count: 5000),
      String(repeating: "👩‍👧", count: 500), "x" + String(repeating: "中", count: 300),
    ])
  func hostile(text: String) throws {
    let all = lines([try match("2026-03-07", campo: text)], summary: text)
    let escaped = text.unicodeScalars.map {
      [",", ";", "\\"].contains($0) ? "\\\($0)" : "\($0)"
    }.joined()
    #expect(all.contains { $0.utf8.elementsEqual("SUMMARY:\(escaped)".utf8) })
    #expect(all.contains { $0.utf8.elementsEqual("LOCATION:\(escaped)".utf8) })
    #expect(all.count { $0 == "END:VEVENT" } == 1)
  }

  @Test("line ends in a text are escaped, and other controls are spaces")
  func controls() throws {
    let all = lines([try match("2026-03-07")], summary: "a\r\nBEGIN:X\rb\nc\u{0}d\u{7F}e\tf")
    #expect(all.contains("SUMMARY:a\\nBEGIN:X\\nb\\nc d e f"))
  }

  @Test(
    "a UID tells the match and the site, by its address or else by the name of the tournament",
    arguments: [
      ("https://liga.example", "partido-12@liga.example"),
      ("http://liga.example:8000/a/b", "partido-12.a.b@liga.example"),
      ("http://[::1]/x", "partido-12.x@[::1]"), (nil, "partido-12.liga@marcador.invalid"),
    ])
  func uid(urlBase: String?, uid: String) throws {
    let origin = SiteOrigin(urlBase: urlBase, slug: "liga")
    let all = lines([try match("2026-03-07")], origin: origin)
    #expect(all.contains("UID:\(uid)"))
    #expect(all.contains { $0.hasPrefix("URL:") } == (urlBase != nil))
  }
}
