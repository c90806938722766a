import Diagnostics

/// A table with a title, as the terminal shows it.
struct QueryTable {
  var title: String?
  var header: [String]
  var rows: [[String]]
  var leftColumns: Set<Int>

  init(_ title: Words?, _ header: [Words], left leftColumns: Set<Int>, _ language: Language) {
    self.title = title?[language]
    self.header = header.map { $0[language] }
    self.leftColumns = leftColumns
    rows = []
  }

  var text: String {
    (title.map { $0 + "\n" } ?? "")
      + TerminalTables.text([header] + rows, leftColumns: leftColumns)
  }
}
