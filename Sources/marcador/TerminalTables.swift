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

  /// The same in pieces below one another, each as wide as a terminal and with the first column before it.
  static func folded(_ rows: [[String]], leftColumns: Set<Int>, width: Int = 80) -> String {
    let columns = rows.map(\.count).max() ?? 0
    func cells(_ column: Int) -> Int {
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    var pieces: [Range<Int>] = []
    var start = 1
    var used = cells(0)
    for column in 1..<max(1, columns) {
      let wanted = cells(column) + 2
      if used + wanted > width, column > start {
        pieces.append(start..<column)
        (start, used) = (column, cells(0))
      }
      used += wanted
    }
    pieces.append(start..<max(start, columns))
    return pieces.map { piece in
      text(
        rows.map { row in row.prefix(1) + row.indices.filter(piece.contains).map { row[$0] } },
        leftColumns: leftColumns)
    }.joined(separator: "\n")
  }

  static func number(_ number: Int) -> JSONValue {
    .number(JSONNumber(number))
  }

  static func json(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.pretty.text(of: value), as: UTF8.self)
  }
}
