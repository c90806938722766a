import Diagnostics
import Torneo

/// Reads the cells of one table; what is wrong with them is told by their place.
struct CSVReader {
  let file: Int
  let table: CSVTable
  let dates: CSVDateGuide
  var findings = Findings()
  /// The match of the row that is being read.
  var context: [Words] = []
  private var isAmbiguityTold = false

  init(_ table: CSVTable, file: Int, dates order: CSVDateOrder?) {
    self.file = file
    self.table = table
    let days = table.rows.lazy.compactMap { table.cell(.date, in: $0)?.text.dayPart }
    dates = CSVDateGuide(days, given: order)
    let reading = CSVProblem.Reading(
      isOfEvents: table.isOfEvents, rows: table.rows.count, separator: table.separator,
      isLatin: table.isLatin, order: dates.order, evidence: dates.evidence)
    report(.read(reading), at: 0)
    if !table.unusedHeaders.isEmpty { report(.unusedColumns(table.unusedHeaders), at: 0) }
    if table.isOfEvents, !table.has(.kind) { report(.goalsOnly, at: 0) }
  }

  mutating func report(_ problem: CSVProblem, at offset: Int) {
    findings.add(.csv(problem), at: place(offset), context: context)
  }

  mutating func report(_ problem: InvalidInput, at offset: Int) {
    findings.add(.invalid(problem), at: place(offset), context: context)
  }

  func place(_ offset: Int) -> Place { Place(file: file, offset: offset) }

  // MARK: Cells

  func cell(_ column: CSVColumn, in row: CSVRows.Row) -> CSVRows.Cell? {
    table.cell(column, in: row)
  }

  /// A text to be kept; nil, and reported, for one that cannot be.
  mutating func text(
    _ column: CSVColumn, in row: CSVRows.Row, max: LongitudMaxima = .nombre
  ) -> String? {
    guard let cell = cell(column, in: row) else { return nil }
    let text = cell.text.compuesto
    guard max.admite(text) else {
      report(.longText(limit: max.caracteres), at: cell.offset)
      return nil
    }
    if text.unicodeScalars.contains(where: \.alteraElTexto) {
      report(.controlInText(text), at: cell.offset)
      return nil
    }
    guard text.tieneAlgoVisible else {
      report(.emptyName(field: column.names[0]), at: cell.offset)
      return nil
    }
    return text
  }

  mutating func integer(
    _ column: CSVColumn, in row: CSVRows.Row, _ range: ClosedRange<Int>
  ) -> Int? {
    guard let cell = cell(column, in: row) else { return nil }
    guard cell.text.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) else {
      report(.unreadableNumber(cell.text, column: table.name(column)), at: cell.offset)
      return nil
    }
    guard let number = Int(cell.text), range.contains(number) else {
      report(.numberOutOfRange(cell.text, column: table.name(column), range), at: cell.offset)
      return nil
    }
    return number
  }

  // MARK: Scores

  /// A score in one column, or in one for each side.
  mutating func score(
    _ whole: CSVColumn, _ home: CSVColumn, _ away: CSVColumn, in row: CSVRows.Row
  ) -> Tanteo? {
    let inTwo = score(home, away, in: row)
    guard let cell = cell(whole, in: row) else { return inTwo }
    let inOne = Self.pair(cell.text)
    // A dash alone is how many write that there is none.
    if inOne == nil, !cell.text.allSatisfy({ "-–—:".contains($0) }) {
      report(.unreadableScore(cell.text), at: cell.offset)
      return nil
    }
    if let inTwo, inTwo != inOne { report(.scoresDiffer(cell.text, inTwo), at: cell.offset) }
    return inOne
  }

  /// A score in two columns.
  private mutating func score(
    _ home: CSVColumn, _ away: CSVColumn, in row: CSVRows.Row
  ) -> Tanteo? {
    let cells = (cell(home, in: row), cell(away, in: row))
    guard let offset = (cells.0 ?? cells.1)?.offset else { return nil }
    guard cells.0 != nil, cells.1 != nil else {
      report(.halfAScore, at: offset)
      return nil
    }
    guard let local = integer(home, in: row, Tanteo.permitidos),
      let visitante = integer(away, in: row, Tanteo.permitidos)
    else { return nil }
    return Tanteo(local: local, visitante: visitante)
  }

  /// `2-1`, `2 – 1`, `2:1`
  private static func pair(_ text: String) -> Tanteo? {
    let parts = text.split(omittingEmptySubsequences: false) { "-–—:".contains($0) }
    let numbers = parts.compactMap { part -> Int? in
      let digits = String(part).sinEspaciosAlrededor
      guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) else {
        return nil
      }
      return Int(digits).flatMap { Tanteo.permitidos.contains($0) ? $0 : nil }
    }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return Tanteo(local: numbers[0], visitante: numbers[1])
  }

  // MARK: Days

  /// The day of a match, with the hour where there is one.
  mutating func kickOff(in row: CSVRows.Row) -> Fecha? {
    guard let cell = cell(.date, in: row), let day = day(cell) else { return nil }
    let behind = String(cell.text.dropFirst(cell.text.dayPart.count)).sinEspaciosAlrededor
    let clock = self.cell(.time, in: row)
    guard let text = clock?.text ?? (behind.isEmpty ? nil : behind), day.hora == nil else {
      return day
    }
    let offset = clock?.offset ?? cell.offset
    switch ClockReading(text.withoutZeroSeconds) {
    case .time(let hora, let desfase):
      return Fecha(anio: day.anio, mes: day.mes, dia: day.dia, hora: hora, desfase: desfase)
    case .impossible: report(.impossibleTime(text), at: offset)
    case .unreadable:
      findings.add(.match(.unreadableTime(text)), at: place(offset), context: context)
    }
    return day
  }

  private mutating func day(_ cell: CSVRows.Cell) -> Fecha? {
    let text = cell.text.dayPart
    switch CSVDateReading(text) {
    case .iso(let fecha): return fecha
    case .missing: report(.badDate(text, .noExiste), at: cell.offset)
    case .shortYear: report(.shortYear(text), at: cell.offset)
    case .unreadable: report(.unreadableDate(text), at: cell.offset)
    case .parts(let first, let second, let year):
      let (dmy, mdy) = (
        CSVDateReading.day(first, second, year: year, .dmy),
        CSVDateReading.day(first, second, year: year, .mdy)
      )
      guard let order = dates.order else {
        guard let dmy, let mdy else {
          report(.badDate(text, .noExiste), at: cell.offset)
          return nil
        }
        // One such day asks for what settles all of them.
        if dmy == mdy || isAmbiguityTold { return dmy }
        isAmbiguityTold = true
        report(.ambiguousDate(text, dmy: dmy, mdy: mdy), at: cell.offset)
        return nil
      }
      if let day = CSVDateReading.day(first, second, year: year, order) { return day }
      let isOther = order == .iso || (order == .dmy ? mdy : dmy) != nil
      report(isOther ? .otherOrder(text, order) : .missingDay(text, order), at: cell.offset)
    }
    return nil
  }
}

extension String {
  /// What comes before the hour, where a day has one behind a space.
  var dayPart: String { split(separator: " ").first.map(String.init) ?? self }

  /// `20:45` of `20:45:00`, which spreadsheets write.
  fileprivate var withoutZeroSeconds: String {
    var words = split(separator: " ").map(String.init)
    guard let clock = words.first, clock.hasSuffix(":00"), clock.count(where: { $0 == ":" }) == 2
    else { return self }
    words[0] = String(clock.dropLast(3))
    return words.joined(separator: " ")
  }
}
