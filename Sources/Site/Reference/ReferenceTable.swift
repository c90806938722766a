/// A pipe table of Markdown, for the pages of reference.
struct ReferenceTable {
  private(set) var text = ""

  init(_ heads: [String]) {
    add(heads)
    text += "|" + String(repeating: "---|", count: heads.count) + "\n"
  }

  mutating func add(_ cells: [String]) {
    text += cells.map { "| " + Self.cell($0) + " " }.joined() + "|\n"
  }

  /// A bar would begin another cell, and `<body>` would be a tag.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in text {
      switch character {
      case "|": cell += "\\|"
      case "<": cell += "&lt;"
      case "\n": cell += " "
      default: cell.append(character)
      }
    }
    return cell
  }
}
