/// How a JSON text is laid out.
struct JSONStyle: Sendable {
  /// When a container takes several lines.
  enum Layout: Sendable {
    /// Never.
    case oneLine
    /// Whenever there is something in it.
    case expanded
    /// When it does not fit in the width, or holds more than small things. See ``JSONPrinter``.
    case fitted
  }

  var layout: Layout
  var newline: [UInt8] = [ASCII.lineFeed]
  /// What each level is indented by.
  var indent: [UInt8] = [ASCII.space, ASCII.space]
  /// Between a key and its value.
  var colon: [UInt8] = [ASCII.colon, ASCII.space]
  /// Between two items on one line.
  var comma: [UInt8] = [ASCII.comma, ASCII.space]
  /// Inside the braces of an object on one line.
  var bracePadding: [UInt8] = [ASCII.space]
  /// Inside the brackets of an array on one line.
  var bracketPadding: [UInt8] = []
  /// Columns of a line that holds a whole container.
  var width = 100
  /// The same for an object with nothing inside another: a player or an event keeps its line even
  /// with long names.
  var recordWidth = 160

  /// One player or one event a line, small objects on one line.
  static let pretty = JSONStyle(layout: .fitted)
  /// No white space at all.
  static let compact = JSONStyle(
    layout: .oneLine, colon: [ASCII.colon], comma: [ASCII.comma], bracePadding: [])
}
