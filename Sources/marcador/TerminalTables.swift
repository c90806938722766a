import JSON

/// Tables as the terminal shows them, and values as programs read them.
enum TerminalTables {
  /// Columns of equal width, two spaces apart; numbers to the right.
  static func text(_ rows: [[String]], leftColumns: Set<Int>) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return leftColumns.contains(column) ? cell + space : space + cell
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  static func number(_ number: Int) -> JSONValue {
    .number(JSONNumber(number))
  }

  static func json(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.pretty.text(of: value), as: UTF8.self)
  }
}
