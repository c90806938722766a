/// What parts the cells of a row.
package enum CSVSeparator: String, CaseIterable, Sendable {
  case comma, semicolon, tab

  var sign: String {
    switch self {
    case .comma: ","
    case .semicolon: ";"
    case .tab: "\t"
    }
  }
}
