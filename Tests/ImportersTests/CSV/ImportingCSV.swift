import Diagnostics
import Importers
import Torneo

/// Imports tables written in a test, in the order `1.csv`, `2.csv`…
func importing(
  csv texts: String..., into existing: Torneo? = nil, aliases: [String: String] = [:],
  dates: CSVDateOrder? = nil
) throws(Failure) -> ImportResult {
  try importCSV(
    texts.enumerated().map {
      ImportedFile(name: "\($0.offset + 1).csv", bytes: Array($0.element.utf8))
    }, into: existing, options: ImportOptions(aliases: aliases), dates: dates)
}

extension ImportResult {
  /// Every match as one line.
  var partidos: [String] { torneo.partidos.map { "\($0.id) \($0.partido.escrito)" } }
}
