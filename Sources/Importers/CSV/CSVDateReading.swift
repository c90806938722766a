import Torneo

/// What a cell says of a day, before it is known in which order days and months are.
enum CSVDateReading {
  /// Written as ISO 8601 does, perhaps with the hour.
  case iso(Fecha)
  /// Two numbers and a year: `5/9/2026`.
  case parts(Int, Int, year: Int)
  /// Year first, but no such day.
  case missing
  case shortYear
  case unreadable

  init(_ text: String) {
    do throws(FechaInvalida) {
      self = .iso(try Fecha(texto: text))
      return
    } catch {
      if error != .forma {
        self = .missing
        return
      }
    }
    let parts = text.split(omittingEmptySubsequences: false) { "/.-".contains($0) }
    let numbers = parts.compactMap { part -> Int? in
      guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) else {
        return nil
      }
      return Int(part)
    }
    guard numbers.count == 3, parts.count == 3 else {
      self = .unreadable
      return
    }
    let lengths = parts.map(\.utf8.count)
    if lengths[0] == 4, lengths[1] <= 2, lengths[2] <= 2 {
      let day = Fecha(anio: numbers[0], mes: numbers[1], dia: numbers[2])
      self = day.map { .iso($0) } ?? .missing
    } else if lengths[0] <= 2, lengths[1] <= 2, lengths[2] == 4 {
      self = .parts(numbers[0], numbers[1], year: numbers[2])
    } else if lengths.allSatisfy({ $0 <= 2 }) {
      self = .shortYear
    } else {
      self = .unreadable
    }
  }

  /// The day with day and month in an order.
  static func day(_ first: Int, _ second: Int, year: Int, _ order: CSVDateOrder) -> Fecha? {
    switch order {
    case .dmy: Fecha(anio: year, mes: second, dia: first)
    case .mdy: Fecha(anio: year, mes: first, dia: second)
    case .iso: nil
    }
  }
}

/// In which order the days of a file are written, and what tells it.
struct CSVDateGuide {
  /// Nil where no date needs it, or where nothing tells.
  private(set) var order: CSVDateOrder?
  /// The day that tells it; nil where a person did.
  private(set) var evidence: String?

  /// - Parameters:
  ///   - texts: all days of the file.
  ///   - given: what a person said.
  init(_ texts: some Sequence<String>, given: CSVDateOrder?) {
    order = given
    if given != nil { return }
    for text in texts {
      guard case .parts(let first, let second, let year) = CSVDateReading(text) else { continue }
      let isDayFirst = CSVDateReading.day(first, second, year: year, .dmy) != nil
      let isMonthFirst = CSVDateReading.day(first, second, year: year, .mdy) != nil
      if isDayFirst == isMonthFirst { continue }
      // The first one that can be only in one way; another that contradicts it is an error there.
      order = isDayFirst ? .dmy : .mdy
      evidence = text
      return
    }
  }
}
