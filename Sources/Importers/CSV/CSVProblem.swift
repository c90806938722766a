import Diagnostics
import Torneo

/// What is wrong with a file of results or events, doubtful in it, or worth a word.
enum CSVProblem: Hashable, Sendable {
  // The file as a table.
  case utf16
  case nul
  case undefinedByte(UInt8)
  case unclosedQuote
  case textBehindQuote
  case tooManyColumns(limit: Int)
  case tooManyRows(limit: Int)
  case tooManyCellsInAll(limit: Int)
  case empty
  case unknownHeaders([String])
  case repeatedColumn(String)
  // Cells.
  case unreadableDate(String)
  case shortYear(String)
  case ambiguousDate(String, dmy: Fecha, mdy: Fecha)
  case otherOrder(String, CSVDateOrder)
  case missingDay(String, CSVDateOrder)
  case unreadableScore(String)
  case halfAScore
  /// One column has this score, and two others that one.
  case scoresDiffer(String, Tanteo)
  case ninetyWithoutScore
  case unreadableNumber(String, column: Words)
  case numberOutOfRange(String, column: Words, ClosedRange<Int>)
  case unknownStatus(String)
  case plannedWithScore
  case unknownKind(String)
  /// With the words that there are for it.
  case unknownHow(String, [Words])
  // Rows.
  case tooManyCells(columns: Int)
  case missingCells
  case missingCell(column: Words)
  case finishedWithoutScore
  case noSuchMatch(String)
  /// The match of this number has other sides than the row.
  case otherSidesOfNumber(Int, Words, written: Words)
  /// These sides have a match on other days only; none of them may be known.
  case otherDayOfMatch(Words, written: Fecha, days: [Fecha])
  /// These sides have a match with home and away exchanged only.
  case otherWayRound(Words)
  case noSuchTeam(String, nearest: String?)
  /// Of what a row that is left out is about, the tournament keeps what it has.
  case keptForRefusedRow
  case severalMatches(String)
  case notASide(String)
  /// Another one says the same of the same event, or the same but for who made it or the like.
  case repeatedRow(differs: Bool)
  case resultFromGoals
  case otherMatchOfNumber(Int)
  /// Another row, of another match, has it too.
  case repeatedNumber(Int)
  case abandonedWithScore
  // What was read.
  case read(Reading)
  case unusedColumns([String])
  case goalsOnly

  /// How a file was understood.
  struct Reading: Hashable, Sendable {
    var isOfEvents: Bool
    var rows: Int
    var separator: Character
    var isLatin: Bool
    /// Nil where no date needed it.
    var order: CSVDateOrder?
    /// The day that tells the order, where nobody gave it.
    var evidence: String?
  }

  var severity: Severity {
    switch self {
    case .utf16, .nul, .undefinedByte, .unclosedQuote, .textBehindQuote, .tooManyColumns,
      .tooManyRows, .tooManyCellsInAll, .empty, .unknownHeaders, .repeatedColumn, .unreadableDate,
      .shortYear,
      .ambiguousDate, .otherOrder, .missingDay, .unreadableScore, .halfAScore, .scoresDiffer,
      .ninetyWithoutScore,
      .unreadableNumber, .numberOutOfRange,
      .unknownStatus, .plannedWithScore, .tooManyCells, .repeatedNumber, .unknownKind, .unknownHow:
      .error
    case .missingCells, .missingCell, .finishedWithoutScore, .noSuchMatch, .otherSidesOfNumber,
      .otherDayOfMatch, .otherWayRound, .noSuchTeam, .keptForRefusedRow,
      .severalMatches,
      .notASide, .repeatedRow, .resultFromGoals, .otherMatchOfNumber,
      .abandonedWithScore:
      .warning
    case .read, .unusedColumns, .goalsOnly: .note
    }
  }
}
