/// Sets text in lines of at most `width` columns. A word that is longer has a line of its own.
struct TextLayout {
  /// A label on the left and what it means on the right.
  struct Row {
    var label: String
    var text: String
  }

  var width: Int

  private let rowIndent = 2
  private let gap = 2
  /// Labels longer than this push their text to the next line.
  private let widestLabel = 24

  init(width: Int) {
    self.width = width
  }

  /// One paragraph, ended by a newline.
  ///
  /// - Parameters:
  ///   - indent: columns before each line.
  ///   - next: columns before all lines but the first, where they differ.
  func paragraph(_ text: String, indent: Int = 0, next: Int? = nil) -> String {
    var lines: [String] = []
    var line = spaces(indent)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = spaces(next ?? indent)
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }

  /// Rows whose texts start in one column.
  func columns(_ rows: [Row]) -> String {
    let labels = rows.map(\.label.count)
    let column = rowIndent + (labels.filter { $0 <= widestLabel }.max() ?? 4) + gap
    return rows.map { row in
      let label = spaces(rowIndent) + row.label
      let text = paragraph(row.text, indent: column)
      if label.count + gap > column { return label + "\n" + text }
      return label + spaces(column - label.count) + text.dropFirst(column)
    }.joined()
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
