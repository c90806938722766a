import Torneo

/// What the lines so far say of when and where the next match is.
struct KickOff {
  var date: Fecha?
  var hour: Fecha.Hora?
  /// Minutes from UTC.
  var offset: Int?
  var ground: String?
  var attendance: Int?

  /// A time holds for the matches below it up to the next one, but not beyond the day.
  mutating func forgetTime() {
    hour = nil
    offset = nil
    ground = nil
    attendance = nil
  }

  var kickOff: Fecha? {
    guard let date else { return nil }
    return Fecha(anio: date.anio, mes: date.mes, dia: date.dia, hora: hour, desfase: offset)
  }
}

extension FootballTextReader {
  /// `Sun Nov 20 19:00 UTC+3 @ Al Bayt Stadium, Al Khor, Att: 67372`
  mutating func readDay(_ line: Substring) -> Bool {
    var cursor = TextCursor(line)
    let isBracketed = cursor.take("[")
    guard let date = TextDate.read(&cursor) else { return false }
    var hour: (Fecha.Hora, Int?)?
    cursor.skipSpaces()
    if let clock = readClock(&cursor) { hour = clock }
    cursor.skipSpaces()
    let venue = readVenue(&cursor)
    cursor.skipSpaces()
    if isBracketed { _ = cursor.take("]") }
    cursor.skipSpaces()
    guard cursor.isAtEnd, let day = self.date(date, at: line) else { return cursor.isAtEnd }
    finishMatch()
    years.note(day)
    self.day = KickOff(date: day, hour: hour?.0, offset: hour?.1)
    self.day.ground = venue.ground
    self.day.attendance = venue.attendance
    return true
  }

  /// The day itself, with its year; nil, and reported, for one that is not.
  mutating func date(_ date: TextDate, at line: Substring) -> Fecha? {
    let years = years.years(of: date)
    guard !years.isEmpty else {
      report(.invalid(.yearUnknown(String(line.prefix(12)).sinEspaciosAlrededor)), at: place(line))
      return nil
    }
    let days = years.compactMap { Fecha(anio: $0, mes: date.month, dia: date.day) }
    guard let first = days.first else {
      report(.invalid(.badDate(String(line), .noExiste)), at: place(line))
      return nil
    }
    guard let weekday = date.weekday else { return first }
    if let exact = days.first(where: { $0.diaDeLaSemana == weekday }) { return exact }
    report(.file(.wrongWeekday(first)), at: place(line))
    return first
  }

  /// `19:00`, `12:00 UTC-7`; an hour that no clock shows is reported and left out.
  mutating func readClock(_ cursor: inout TextCursor) -> (Fecha.Hora, Int?)? {
    let start = cursor.rest
    let read = cursor.attempt { cursor -> Substring? in
      guard cursor.number(digits: 2) != nil, cursor.take(":") || cursor.take("."),
        let minutes = cursor.take(while: { $0.isASCII && $0.isNumber }), minutes.count == 2
      else { return nil }
      let clock = start[..<minutes.endIndex]
      let zone = cursor.attempt { cursor -> Substring? in
        cursor.skipSpaces()
        guard cursor.rest.hasPrefix("UTC") else { return nil }
        return cursor.take { !$0.isWhitespace && $0 != "]" && $0 != "@" }
      }
      return start[..<(zone?.endIndex ?? clock.endIndex)]
    }
    guard let read else { return nil }
    let text = read.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch ClockReading(text.replacing(".", with: ":")) {
    case .time(let hour, let offset): return (hour, offset)
    case .impossible: report(.invalid(.impossibleTime(text)), at: place(read))
    case .unreadable: report(.match(.unreadableTime(text)), at: place(read))
    }
    return nil
  }

  /// `@ Al Bayt Stadium, Al Khor, Att: 67372`, in whole or in part.
  mutating func readVenue(_ cursor: inout TextCursor) -> (ground: String?, attendance: Int?) {
    var text = cursor.rest
    let isBracketed = text.last == "]"
    if isBracketed { text.removeLast() }
    var attendance: Int?
    if let mark = text.firstRange(of: "Att:") {
      attendance = number(text[mark.upperBound...])
      text = text[..<mark.lowerBound].trimmed
      if text.last == "," { text.removeLast() }
    }
    var ground: String?
    if text.first == "@" {
      ground = self.ground(text.dropFirst())
      text = text[text.endIndex...]
    } else if !text.trimmed.isEmpty {
      return (nil, nil)
    }
    _ = cursor.take(while: { _ in true })
    return (ground, attendance)
  }

  mutating func ground(_ piece: Substring) -> String? {
    let text = piece.trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ").compuesto
    guard !text.isEmpty else { return nil }
    guard LongitudMaxima.texto.admite(text) else {
      report(.invalid(.longText(limit: LongitudMaxima.texto.caracteres)), at: place(piece))
      return nil
    }
    if text.unicodeScalars.contains(where: \.alteraElTexto) {
      report(.invalid(.controlInText(text)), at: place(piece))
      return nil
    }
    return text
  }

  /// Spectators: `67372`, `67_372`, `67,372`.
  mutating func number(_ piece: Substring) -> Int? {
    let text = piece.trimmed
    let digits = String(text.filter { !"_,. ".contains($0) })
    guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 <= 9 }), let number = Int(digits),
      Partido.espectadoresPermitidos.contains(number)
    else {
      report(.match(.unreadableAttendance(String(text))), at: place(text))
      return nil
    }
    return number
  }

  /// `23'`, `90+1'`; a minute that is none is reported and its value nil.
  mutating func minute(_ cursor: inout TextCursor) -> (value: Minuto?, place: Place)? {
    let start = cursor.rest
    let read = cursor.attempt { cursor -> (base: Int, added: Int)? in
      guard let base = cursor.number(digits: 4) else { return nil }
      var added = 0
      if cursor.take("+") {
        guard let number = cursor.number(digits: 4) else { return nil }
        added = number
      }
      guard cursor.take("'") || cursor.take("’") || cursor.isAtEndOfWord else { return nil }
      return (base, added)
    }
    guard let read else { return nil }
    let place = place(start)
    let written = read.added == 0 ? "\(read.base)" : "\(read.base)+\(read.added)"
    switch MinuteReading(read.base, added: read.added) {
    case .minute(let minuto):
      if minuto.anadido > 0, ![45, 90, 105, 120].contains(minuto.minuto) {
        report(.goal(.oddAddedTime(minuto)), at: place)
      }
      return (minuto, place)
    case .pastTheEnd(let minuto):
      report(.goal(.minutePastTheEnd(written: written, minuto)), at: place)
      return (minuto, place)
    case .outOfRange, .unreadable:
      report(.invalid(.minuteOutOfRange(written)), at: place)
      return (nil, place)
    }
  }
}
