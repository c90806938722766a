import Diagnostics
import Torneo

extension CSVProblem {
  var words: Words {
    switch self {
    case .utf16: Words(es: "el fichero está en UTF-16", en: "the file is in UTF-16")
    case .nul:
      Words(
        es: "aquí hay un byte nulo: no es un fichero de texto",
        en: "there is a NUL byte here: this is no text file")
    case .undefinedByte(let byte):
      Words(
        es: "el byte \(hex(byte)) no es de UTF-8 ni de Latin-1",
        en: "the byte \(hex(byte)) is neither of UTF-8 nor of Latin-1")
    case .unclosedQuote:
      Words(es: "estas comillas no se cierran", en: "this quotation mark is never closed")
    case .textBehindQuote:
      Words(
        es: "hay texto detrás de unas comillas que se cierran",
        en: "there is text behind a closing quotation mark")
    case .tooManyColumns(let limit):
      Words(es: "hay más de \(limit) columnas", en: "there are more than \(limit) columns")
    case .tooManyRows(let limit):
      Words(es: "hay más de \(limit) filas", en: "there are more than \(limit) rows")
    case .tooManyCellsInAll(let limit):
      Words(es: "hay más de \(limit) celdas", en: "there are more than \(limit) cells")
    case .empty: Words(es: "el fichero está vacío", en: "the file is empty")
    case .unknownHeaders(let headers):
      Words(
        es: "la primera línea no nombra las columnas de unos resultados («local» y «visitante») ni "
          + "de unos sucesos («jugador», y «partido» o los dos equipos): \(shown(headers, quoted))",
        en: "the first line names neither the columns of results (“home” and “away”) nor those of "
          + "events (“player”, and “match” or both sides): \(shown(headers, quotedInEnglish))")
    case .repeatedColumn(let name):
      Words(
        es: "la columna \(quoted(name)) está dos veces, o con dos nombres",
        en: "the column \(quotedInEnglish(name)) is there twice, or under two names")
    case .unreadableDate(let text):
      Words(
        es: "la fecha \(quoted(text.excerpt)) no tiene la forma 2026-09-05 ni 5/9/2026",
        en:
          "the date \(quotedInEnglish(text.excerpt)) is written neither as 2026-09-05 nor as 5/9/2026"
      )
    case .shortYear(let text):
      Words(
        es: "el año de \(quoted(text)) tiene dos cifras: escriba las cuatro",
        en: "the year of \(quotedInEnglish(text)) has two figures: write all four")
    case .ambiguousDate(let text, let dmy, let mdy):
      Words(
        es: "\(quoted(text)) puede ser \(dmy) o \(mdy), y ninguna fecha del fichero lo aclara",
        en: "\(quotedInEnglish(text)) may be \(dmy) or \(mdy), and no date of the file settles it")
    case .otherOrder(let text, let order):
      Words(
        es: "la fecha \(quoted(text)) no está escrita como \(order.words.es)",
        en: "the date \(quotedInEnglish(text)) is not written as \(order.words.en)")
    case .missingDay(let text, let order):
      Words(
        es: "la fecha \(quoted(text)), leída como \(order.words.es), no existe",
        en: "the date \(quotedInEnglish(text)), read as \(order.words.en), does not exist")
    case .unreadableScore(let text):
      Words(
        es: "no se entiende el marcador \(quoted(text.excerpt)): se esperaba algo como «2-1»",
        en:
          "the score \(quotedInEnglish(text.excerpt)) is not understood: expected something like “2-1”"
      )
    case .halfAScore:
      Words(
        es: "están los goles de un equipo y faltan los del otro",
        en: "the goals of one side are there and those of the other are missing")
    case .scoresDiffer(let text, let other):
      Words(
        es:
          "aquí el marcador es \(quoted(text.excerpt)), y en las columnas de cada equipo \(other)",
        en:
          "the score is \(quotedInEnglish(text.excerpt)) here, and \(other) in the columns of each "
          + "side")
    case .ninetyWithoutScore:
      Words(
        es: "está el marcador a los 90 minutos y falta el resultado",
        en: "the score after 90 minutes is there and the result is missing")
    case .unreadableNumber(let text, let column):
      Words(
        es:
          "\(quoted(text.excerpt)) no vale como \(quoted(column.es)): se esperaba un número entero",
        en:
          "\(quotedInEnglish(text.excerpt)) is no \(quotedInEnglish(column.en)): expected a whole "
          + "number"
      )
    case .numberOutOfRange(let text, let column, let range):
      Words(
        es:
          "\(quoted(text.excerpt)) no vale como \(quoted(column.es)): va de \(range.lowerBound) a "
          + "\(range.upperBound)",
        en: "\(quotedInEnglish(text.excerpt)) is no \(quotedInEnglish(column.en)): it goes from "
          + "\(range.lowerBound) to \(range.upperBound)")
    case .unknownStatus(let text):
      Words(
        es: "estado desconocido \(quoted(text.excerpt))",
        en: "unknown status \(quotedInEnglish(text.excerpt))")
    case .plannedWithScore:
      Words(
        es: "dice que está por jugar y tiene resultado",
        en: "it is said to be planned and has a score")
    case .unknownKind(let text):
      Words(
        es: "suceso desconocido \(quoted(text.excerpt))",
        en: "unknown event \(quotedInEnglish(text.excerpt))")
    case .unknownHow(let text, _):
      Words(
        es: "modo desconocido \(quoted(text.excerpt))",
        en: "unknown mode \(quotedInEnglish(text.excerpt))")
    default: rowWords
    }
  }

  private var rowWords: Words {
    switch self {
    case .tooManyCells(let columns):
      Words(
        es:
          "la fila tiene más celdas que columnas hay (\(columns)): lo que lleve dentro el separador "
          + "va entre comillas",
        en:
          "the row has more cells than there are columns (\(columns)): what has the separator in it "
          + "goes in quotation marks")
    case .missingCells:
      Words(
        es: "faltan los nombres de los equipos: no se importa la fila",
        en: "the names of the teams are missing: the row is not imported")
    case .missingCell(let column):
      Words(
        es: "falta \(quoted(column.es)): no se importa la fila",
        en: "\(quotedInEnglish(column.en)) is missing: the row is not imported")
    case .finishedWithoutScore:
      Words(
        es: "dice que ha acabado y no tiene resultado: queda como estaba, o por jugar",
        en: "it is said to be over and has no score: left as it was, or as not played")
    case .noSuchMatch(let text):
      Words(
        es: "no hay ningún partido \(text.visible): no se importa la fila",
        en: "there is no match \(text.visible): the row is not imported")
    case .otherSidesOfNumber(let number, let there, let written):
      Words(
        es:
          "el partido \(number) es \(there.es), y la fila dice \(written.es): no se importa la fila",
        en:
          "match \(number) is \(there.en), and the row says \(written.en): the row is not imported")
    case .otherDayOfMatch(let match, let written, let days):
      Words(
        es: "\(match.es) no se juega el \(written), "
          + (days.isEmpty
            ? "no tiene fecha" : "sino el \(days.map(\.description).joined(separator: ", el "))")
          + ": no se importa la fila",
        en: "\(match.en) is not played on \(written), "
          + (days.isEmpty
            ? "it has no date" : "but on \(days.map(\.description).joined(separator: ", on "))")
          + ": the row is not imported")
    case .otherWayRound(let match):
      Words(
        es: "\(match.es) solo se juega con local y visitante cambiados: no se importa la fila",
        en: "\(match.en) is only played with home and away exchanged: the row is not imported")
    case .noSuchTeam(let name, _):
      Words(
        es: "ningún equipo se llama \(quoted(name.excerpt)): no se importa la fila",
        en: "no team is called \(quotedInEnglish(name.excerpt)): the row is not imported")
    case .keptForRefusedRow:
      Words(
        es: "falta esta fila: de lo que cuenta, el partido se queda con lo que ya tenía",
        en: "this row is missing: of what it tells the match keeps what it had")
    case .severalMatches(let text):
      Words(
        es: "hay varios partidos \(text.visible): no se importa la fila",
        en: "there are several matches \(text.visible): the row is not imported")
    case .notASide(let text):
      Words(
        es: "\(quoted(text.excerpt)) no juega este partido: no se importa la fila",
        en: "\(quotedInEnglish(text.excerpt)) is no side of this match: the row is not imported")
    case .repeatedRow(differs: false):
      Words(
        es: "la fila está dos veces: se importa una", en: "the row is there twice: imported once")
    case .repeatedRow(differs: true):
      Words(
        es: "otra fila cuenta lo mismo y no coincide en todo: vale la primera",
        en: "another row tells the same and differs in part: the first one holds")
    case .resultFromGoals:
      Words(
        es: "el partido no tenía resultado: se da por acabado con estos goles",
        en: "the match had no result: it is taken as over with these goals")
    case .otherMatchOfNumber(let number):
      Words(
        es: "el partido \(number) del torneo es de otros equipos: el número no se tiene en cuenta",
        en: "match \(number) of the tournament is of other teams: the number is not used")
    case .repeatedNumber(let number):
      Words(
        es: "el número de partido \(number) está en dos partidos",
        en: "the match number \(number) is that of two matches")
    case .abandonedWithScore:
      Words(
        es: "dice que se suspendió y tiene resultado: cuenta en la clasificación con él",
        en: "it is said to be abandoned and has a result: it counts in the table with it")
    case .read(let reading): reading.words
    case .unusedColumns(let headers):
      Words(
        es: "columnas que no se leen: \(shown(headers, quoted))",
        en: "columns that are not read: \(shown(headers, quotedInEnglish))"
      )
    case .goalsOnly:
      Words(
        es: "no hay columna «tipo»: cada fila se lee como un gol",
        en: "there is no column “kind”: each row is read as a goal")
    default: Words(verbatim: "")
    }
  }

  var help: Words? {
    switch self {
    case .utf16, .undefinedByte:
      Words(es: "guárdelo como «CSV UTF-8»", en: "save it as “CSV UTF-8”")
    case .ambiguousDate:
      Words(
        es: "diga cuál es con --dates dmy (día/mes/año) o --dates mdy (mes/día/año)",
        en: "say which one with --dates dmy (day/month/year) or --dates mdy (month/day/year)")
    case .unknownHeaders:
      Words(
        es: "los nombres que valen están en «marcador import csv --help»",
        en: "the names that may be used are in “marcador import csv --help”")
    case .noSuchMatch:
      Words(
        es:
          "traiga también la tabla de resultados que lo tiene, o mire su número con «marcador match "
          + "list»",
        en:
          "import the table of results that has it too, or look up its number with “marcador match "
          + "list”")
    case .otherSidesOfNumber:
      Words(es: "corrija el número o los equipos", en: "correct the number or the sides")
    case .otherDayOfMatch(_, _, let days):
      days.isEmpty
        ? Words(
          es: "quite la fecha de la fila, o diga el número del partido",
          en: "take the date out of the row, or say the number of the match")
        : Words(
          es: "corrija la fecha, o diga el número del partido",
          en: "correct the date, or say the number of the match")
    case .otherWayRound:
      Words(es: "cambie el local por el visitante", en: "exchange home and away")
    case .noSuchTeam(let name, let nearest?):
      Words(
        es: "¿quiso decir \(quoted(nearest))? Importe con \(alias(name, nearest))",
        en: "did you mean \(quotedInEnglish(nearest))? Import with \(alias(name, nearest))")
    case .severalMatches:
      Words(
        es: "diga cuál: con su fecha, o mejor con su número",
        en: "say which one: by its date, or better by its number")
    case .unknownStatus(let text):
      Self.suggestion(text, EstadoDePartido.csvWords, EstadoDePartido.mainCSVWords)
    case .unknownKind(let text):
      Self.suggestion(text, CSVEventWords.kindWords, CSVEventWords.mainKinds)
    case .unknownHow(let text, let words): Self.suggestion(text, CSVEventWords.howWords, words)
    default: nil
    }
  }

  /// The word that was probably meant, else those that an export writes.
  private static func suggestion(_ text: String, _ words: [String], _ main: [Words]) -> Words {
    let folded = NameKey(text).words.joined(separator: " ")
    if let near = nearestName(to: folded, among: words) {
      return Words(
        es: "¿quiso decir \(quoted(near))?", en: "did you mean \(quotedInEnglish(near))?")
    }
    return Words(
      es: "puede ser: \(main.map(\.es).joined(separator: ", "))",
      en: "it may be: \(main.map(\.en).joined(separator: ", "))")
  }

  private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }

  private func shown(_ headers: [String], _ quote: (String) -> String) -> String {
    joined(headers.prefix(12).map { quote($0.excerpt) }) + (headers.count > 12 ? "…" : "")
  }
}

extension CSVDateOrder {
  var words: Words {
    switch self {
    case .dmy: Words(es: "día/mes/año", en: "day/month/year")
    case .mdy: Words(es: "mes/día/año", en: "month/day/year")
    case .iso: Words(es: "año-mes-día", en: "year-month-day")
    }
  }
}

extension CSVProblem.Reading {
  fileprivate var words: Words {
    let sign =
      separator == "\t"
      ? Words(es: "tabulador", en: "tab")
      : Words(es: quoted("\(separator)"), en: quotedInEnglish("\(separator)"))
    let encoding = isLatin ? "Latin-1" : "UTF-8"
    let rows = Words.counted(
      rows,
      es: isOfEvents
        ? ("fila de sucesos", "filas de sucesos") : ("fila de resultados", "filas de resultados"),
      en: isOfEvents ? ("row of events", "rows of events") : ("row of results", "rows of results"))
    let dates = order.map { order in
      let why = evidence.map {
        Words(es: ", como muestra \(quoted($0))", en: ", as \(quotedInEnglish($0)) shows")
      }
      return Words(
        es: "; fechas leídas como \(order.words.es)\(why?.es ?? "")",
        en: "; dates read as \(order.words.en)\(why?.en ?? "")")
    }
    return Words(
      es: "\(rows.es), separados por \(sign.es), en \(encoding)\(dates?.es ?? "")",
      en: "\(rows.en), separated by \(sign.en), in \(encoding)\(dates?.en ?? "")")
  }
}
