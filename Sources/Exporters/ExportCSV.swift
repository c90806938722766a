import Diagnostics
import Importers
package import Torneo

/// The matches of the tournament as a table of results.
package func exportResultsAsCSV(_ torneo: Torneo, separator: CSVSeparator) -> Export {
  let tables = CSVTables(torneo, separator)
  let events = tables.torneo.partidos.reduce(0) { $0 + $1.partido.eventos.count }
  return Export(
    text: tables.results.text,
    diagnostics: [ExportWords.formulas(tables.results.formulas), ExportWords.eventsApart(events)]
      .compactMap { $0 } + tables.diagnostics)
}

/// The events of all matches of the tournament as a table.
package func exportEventsAsCSV(_ torneo: Torneo, separator: CSVSeparator) -> Export {
  let tables = CSVTables(torneo, separator)
  return Export(
    text: tables.events.text,
    diagnostics: [ExportWords.formulas(tables.events.formulas)].compactMap { $0 }
      + tables.diagnostics)
}

/// Both tables of a tournament, and what is to be said of them together.
private struct CSVTables {
  let torneo: Torneo
  let results: CSVWriter
  let events: CSVWriter
  let diagnostics: [Diagnostic]

  init(_ whole: Torneo, _ separator: CSVSeparator) {
    let format = Format.csv
    var reduction = Reduction(whole, to: format)
    reduction.reduceToCSV()
    reduction.countRosters()
    // What is not found by the first way of writing it is written by name.
    reduction.keepPlaces { torneo in
      let (results, events) = Self.tables(torneo, separator, format)
      return try? Self.read(results, events).torneo
    }
    let torneo = reduction.torneo
    let (results, events) = Self.tables(torneo, separator, format)
    let readBack = ReadBack(torneo.partidos, of: torneo, in: format) { () throws(Failure) in
      try Self.read(results, events)
    }
    self.torneo = torneo
    self.results = results
    self.events = events
    diagnostics =
      [ExportWords.omitted(reduction.omitted, format)].compactMap { $0 } + readBack.diagnostics
  }

  private static func tables(
    _ torneo: Torneo, _ separator: CSVSeparator, _ format: Format
  ) -> (results: CSVWriter, events: CSVWriter) {
    (
      CSVWriter(results: torneo, separator: separator, format: format),
      CSVWriter(events: torneo, separator: separator, format: format)
    )
  }

  private static func read(
    _ results: CSVWriter, _ events: CSVWriter
  ) throws(Failure) -> ImportResult {
    try importCSV([
      ImportedFile(name: "", bytes: Array(results.text.utf8)),
      ImportedFile(name: "", bytes: Array(events.text.utf8)),
    ])
  }
}
