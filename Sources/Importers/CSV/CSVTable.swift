import Diagnostics
import Torneo

/// A file as a table: which column is which, and its rows.
struct CSVTable {
  let isOfEvents: Bool
  let separator: Character
  let isLatin: Bool
  private(set) var rows: [CSVRows.Row] = []
  /// Headers that are none of the columns.
  private(set) var unusedHeaders: [String] = []
  private var places: [CSVColumn: Int] = [:]
  /// The headers of the columns, as written.
  private var written: [CSVColumn: String] = [:]
  /// How many the header has.
  private(set) var columns = 0

  init(_ text: CSVText) throws(CSVError) {
    isLatin = text.isLatin
    // Excel says the separator in a line of its own.
    let stated = Self.statedSeparator(text.bytes)
    var best: (rows: CSVRows, header: CSVRows.Row, known: Int, separator: Character)?
    var failure: CSVError?
    for separator in stated.map({ [$0.separator] }) ?? [",", ";", "\t"] {
      guard let byte = separator.asciiValue else { continue }
      var reader = CSVRows(text.bytes, separator: byte, from: stated?.end)
      do throws(CSVError) {
        guard let header = try Self.header(&reader) else { throw CSVError(.empty, at: 0) }
        let known = header.cells.count { CSVColumn(header: $0.text) != nil }
        // Of two with as many known columns, that with more of them in all.
        let isBetter =
          best.map { (known, header.cells.count) > ($0.known, $0.header.cells.count) } ?? true
        if isBetter { best = (reader, header, known, separator) }
      } catch {
        failure = failure ?? error
      }
    }
    guard var best, best.known > 0 || failure == nil else {
      throw failure ?? CSVError(.empty, at: 0)
    }
    separator = best.separator
    columns = best.header.cells.count
    for (index, cell) in best.header.cells.enumerated() {
      let name = cell.text.sinEspaciosAlrededor
      guard let column = CSVColumn(header: name) else { continue }
      guard places.updateValue(index, forKey: column) == nil else {
        throw CSVError(.repeatedColumn(name), at: cell.offset)
      }
      written[column] = name
    }
    let hasSides = places[.home] != nil && places[.away] != nil
    // No event can be told without its team: a table of results may name a scorer too.
    let hasScore = places[.score] != nil || places[.homeGoals] != nil
    isOfEvents = places[.player] != nil && (places[.team] != nil || !hasSides || !hasScore)
    // In the order of the file, those too that only the other kind of table has.
    let read = Set(isOfEvents ? CSVColumn.ofEvents + [.time] : CSVColumn.readOfResults)
    unusedHeaders = best.header.cells.map(\.text.sinEspaciosAlrededor).filter { name in
      !name.isEmpty && CSVColumn(header: name).map { !read.contains($0) } ?? true
    }
    guard isOfEvents ? places[.number] != nil || hasSides : hasSides else {
      throw CSVError(
        .unknownHeaders(best.header.cells.map(\.text.sinEspaciosAlrededor)), at: best.header.offset)
    }
    var cells = 0
    while let row = try best.rows.next() {
      if row.isBlank { continue }
      cells += row.cells.count
      guard cells <= CSVRows.mostCells else {
        throw CSVError(.tooManyCellsInAll(limit: CSVRows.mostCells), at: row.offset)
      }
      guard rows.count < CSVRows.mostRows else {
        throw CSVError(.tooManyRows(limit: CSVRows.mostRows), at: row.offset)
      }
      rows.append(row)
    }
  }

  /// What `sep=;` in the first line says, and where that line ends.
  private static func statedSeparator(_ bytes: [UInt8]) -> (separator: Character, end: Int)? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self).lowercased()
    guard text.hasPrefix("sep="), text.utf8.count == 5, let sign = text.last, sign.isASCII,
      !sign.isLetter, !sign.isNumber, sign != "\"", sign != " "
    else { return nil }
    return (sign, line.endIndex)
  }

  /// The first row with something in it.
  private static func header(_ rows: inout CSVRows) throws(CSVError) -> CSVRows.Row? {
    while let row = try rows.next() {
      if !row.isBlank { return row }
    }
    return nil
  }

  /// A column as its header names it; one that is not there, as it may be named.
  func name(_ column: CSVColumn) -> Words {
    written[column].map { Words(verbatim: $0) }
      ?? Words(es: column.names[0], en: column.names[1])
  }

  func has(_ column: CSVColumn) -> Bool { places[column] != nil }

  /// The cell of a column in a row, without white space around; nil for an empty one.
  func cell(_ column: CSVColumn, in row: CSVRows.Row) -> CSVRows.Cell? {
    guard let place = places[column], row.cells.indices.contains(place) else { return nil }
    var cell = row.cells[place]
    cell.text = cell.text.sinEspaciosAlrededor
    return cell.text.isEmpty ? nil : cell
  }
}
