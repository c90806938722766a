/// The rows of a text by RFC 4180: cells between separators, in quotation marks where they hold one,
/// a line break or a mark, which is then doubled. A line may end in CR, LF or both.
struct CSVRows {
  struct Cell {
    var text: String
    /// The byte that it begins at.
    var offset: Int
  }

  struct Row {
    var cells: [Cell]
    var offset: Int

    /// Whether there is nothing in it.
    var isBlank: Bool { cells.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }
  }

  static let mostColumns = 256
  static let mostRows = 300_000
  /// In a whole file: each takes some memory, however empty it is.
  static let mostCells = 6_000_000

  private let bytes: [UInt8]
  private let separator: UInt8
  private var place: Int

  /// - Parameter start: where the first row begins; nil for the beginning, behind a byte order mark.
  init(_ bytes: [UInt8], separator: UInt8, from start: Int? = nil) {
    self.bytes = bytes
    self.separator = separator
    place = start ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The next row; nil at the end.
  mutating func next() throws(CSVError) -> Row? {
    guard place < bytes.count else { return nil }
    let start = place
    var cells: [Cell] = []
    while true {
      guard cells.count < Self.mostColumns else {
        throw CSVError(.tooManyColumns(limit: Self.mostColumns), at: place)
      }
      cells.append(try cell())
      guard place < bytes.count else { break }
      if bytes[place] == separator {
        place += 1
        continue
      }
      // The end of the line.
      let isReturn = bytes[place] == 0x0D
      place += 1
      if isReturn, place < bytes.count, bytes[place] == 0x0A { place += 1 }
      break
    }
    return Row(cells: cells, offset: start)
  }

  /// The cell that begins here; leaves the place at what ends it.
  private mutating func cell() throws(CSVError) -> Cell {
    let start = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") { return try quotedCell() }
    while place < bytes.count, !endsCell(bytes[place]) { place += 1 }
    return Cell(text: unescaped(bytes[start..<place]), offset: start)
  }

  private mutating func quotedCell() throws(CSVError) -> Cell {
    let start = place
    place += 1
    var content: [UInt8] = []
    while true {
      guard place < bytes.count else { throw CSVError(.unclosedQuote, at: start) }
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "\"") else {
        content.append(byte)
        continue
      }
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { break }
      content.append(byte)
      place += 1
    }
    // Programs that line columns up put spaces here.
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    guard place == bytes.count || endsCell(bytes[place]) else {
      throw CSVError(.textBehindQuote, at: place)
    }
    return Cell(text: unescaped(content[...]), offset: start)
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == separator || byte == 0x0A || byte == 0x0D
  }

  private func unescaped(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: content, as: UTF8.self).withoutFormulaMark
  }
}

extension String {
  /// A cell that a spreadsheet would take for a formula has an apostrophe before it; so has one that
  /// begins with apostrophes and then such a sign.
  package var withFormulaMark: String { beginsLikeFormula ? "'" + self : self }

  var withoutFormulaMark: String {
    hasPrefix("'") && beginsLikeFormula ? String(dropFirst()) : self
  }

  package var beginsLikeFormula: Bool {
    unicodeScalars.first { $0 != "'" }.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
  }
}
