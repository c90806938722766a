import JSON

/// What `standings` was asked for, as people and as programs read it.
protocol StandingsReport {
  /// One text for each table, with its line end.
  var texts: [String] { get }
  var json: JSONValue { get }
}
