import Arguments
import Diagnostics
import JSON

/// What a query found, as people and as programs read it.
protocol QueryReport {
  /// One text for each table, with its line end.
  var texts: [String] { get }
  var json: JSONValue { get }
  /// What there is to say besides, as where nothing was found.
  var remarks: [Words] { get }
}

extension QueryReport {
  /// Gives it as the command asks: the result on standard output, remarks on standard error.
  func give(_ parsed: ParsedArguments, _ console: Console) throws {
    for remark in remarks { console.say(remark) }
    try console.print(
      parsed[Program.json] ? TerminalTables.json(json) : texts.joined(separator: "\n"))
  }
}
