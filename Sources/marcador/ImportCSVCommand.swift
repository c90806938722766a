import Arguments
import Diagnostics
import Importers
import Torneo

/// `marcador import csv`: tables of results and of events.
enum ImportCSVCommand {
  private static let dates = Option<CSVDateOrder>(
    "dates", .choice(es: "ORDEN", en: "ORDER"),
    Words(
      es: "cómo están escritas las fechas: día/mes/año, mes/día/año o año-mes-día",
      en: "how dates are written: day/month/year, month/day/year or year-month-day"),
    default: Words(
      es: "lo que muestre una fecha del fichero", en: "what a date of the file shows"))

  static let command = Command<Action>(
    "csv", Words(es: "resultados y sucesos en CSV", en: "results and events in CSV"),
    details: Words(
      es:
        "Lee tablas de resultados y tablas de sucesos (goles, tarjetas, cambios, penaltis), que se "
        + "distinguen por su primera línea. Separador (coma, punto y coma, tabulador) y codificación "
        + "(UTF-8, Latin-1) se averiguan y se dicen. Los sucesos van a los partidos de los resultados "
        + "que se traen con ellos o a los del torneo. Traer otra vez un fichero corrige lo que ya "
        + "estaba y añade lo nuevo.\n\n" + columns(\.es),
      en: "Reads tables of results and tables of events (goals, cards, substitutions, penalties), "
        + "told apart by their first line. Separator (comma, semicolon, tab) and encoding (UTF-8, "
        + "Latin-1) are found and told. Events go into the matches of results imported with them or "
        + "into those of the tournament. Importing a file again corrects what was there and adds "
        + "what is new.\n\n" + columns(\.en)),
    operands: [ImportCommand.files],
    options: [dates, ImportCommand.into, ImportCommand.alias, ImportCommand.dryRun],
    examples: [Example("marcador import csv resultados.csv sucesos.csv --dates dmy --into liga")],
    action: { parsed, console in
      let order = parsed[dates]
      let read: ImportCommand.Importer = { files, torneo, options throws(Failure) in
        try importCSV(files, into: torneo, options: options, dates: order)
      }
      try await ImportCommand.run(.csv, read, parsed, console)
    })

  /// The names that each column may have.
  private static func columns(_ language: KeyPath<Words, String>) -> String {
    func list(_ columns: [CSVColumn]) -> String {
      columns.map { $0.names.joined(separator: " = ") }.joined(separator: "; ")
    }
    let ofScores: [CSVColumn] = [.score, .halfTime, .ninety, .shootOut]
    let head = Words(
      es: "Columnas, en cualquier orden, con o sin tildes y mayúsculas. De resultados: ",
      en: "Columns, in any order, with or without accents and capitals. Of results: ")
    let one = Words(es: "; o en una sola columna, «2-1»: ", en: "; or in one column, “2-1”: ")
    let other = Words(es: ".\n\nDe sucesos: ", en: ".\n\nOf events: ")
    return head[keyPath: language] + list(CSVColumn.ofResults) + one[keyPath: language]
      + list(ofScores) + other[keyPath: language] + list(CSVColumn.ofEvents) + "."
  }
}
