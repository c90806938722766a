import Diagnostics
import TestSupport
import Testing

@Suite("Places in a text")
struct SourceTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var marked: Marked
    var offset: Int

    /// - Parameter marked: a text with ‸ where the byte stands whose place is asked.
    init(_ description: String, _ marked: String) {
      testDescription = description
      self.marked = Marked(marked)
      offset = marked.utf8.count - String(marked.drop { $0 != "‸" }).utf8.count
    }
  }

  static let cases = [
    Case("an empty text", "‸"),
    Case("the first byte", "‸uno\ndos"),
    Case("the middle of a line", "uno\nd‸os"),
    Case("a line feed belongs to the line that it ends", "uno‸\ndos"),
    Case("the byte after a line feed starts the next line", "uno\n‸dos"),
    Case("the end of a text that ends a line", "uno\n‸"),
    Case("the end of a text that does not", "uno\ndos‸"),
    Case("empty lines count", "\n\n\n‸x"),
    Case("a column is a scalar, whatever its bytes", "año ñandú 😀‸x"),
    Case("a combining mark is a column of its own", "Pen\u{303}a‸x"),
  ]

  @Test("lines and columns count from 1", arguments: cases)
  func place(_ given: Case) {
    let text = SourceText(file: "a.json", bytes: Array(given.marked.text.utf8))
    #expect(
      text.location(at: given.offset)
        == SourceLocation(file: "a.json", line: given.marked.line, column: given.marked.column))
  }

  @Test("CR LF ends one line and a CR alone ends one too")
  func lineEnds() {
    let text = SourceText(file: "a", bytes: Array("uno\r\ndos\rtres\n\rx".utf8))
    let places = [
      (3, "a:1:4"), (4, "a:1:5"), (5, "a:2:1"), (8, "a:2:4"), (9, "a:3:1"), (13, "a:3:5"),
      (14, "a:4:1"), (15, "a:5:1"), (16, "a:5:2"),
    ]
    for (offset, place) in places {
      #expect(text.location(at: offset).description == place)
    }
  }

  @Test("a byte order mark takes no column")
  func byteOrderMark() {
    let text = SourceText(file: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("{\n}".utf8))
    for (offset, place) in [(0, "a:1:1"), (2, "a:1:1"), (3, "a:1:1"), (4, "a:1:2"), (5, "a:2:1")] {
      #expect(text.location(at: offset).description == place)
    }
    #expect(
      SourceText(file: "a", bytes: [0xEF, 0xBB, 0xBF]).location(at: 3).description == "a:1:1")
  }

  @Test("an offset outside of the text is its start or its end")
  func outside() {
    let text = SourceText(file: "a", bytes: Array("uno\ndos".utf8))
    #expect(text.location(at: .min).description == "a:1:1")
    #expect(text.location(at: .max).description == "a:2:4")
  }

  @Test("bytes that are no UTF-8 have places too")
  func invalid() {
    let text = SourceText(file: "a", bytes: [0x61, 0xFF, 0xC3, 0x0A, 0x80])
    #expect(text.location(at: 2).description == "a:1:3")
    #expect(text.location(at: 4).description == "a:2:1")
  }

  @Test("places are ordered by file, line and column")
  func order() {
    let sorted = [("a", 1, 9), ("a", 2, 1), ("a", 2, 10), ("a", 10, 1), ("b", 1, 1)]
      .map(SourceLocation.init)
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test("the places of a long line are those that counting gives", arguments: [0, 1, 4_095, 4_096])
  func longLine(shift: Int) {
    let line = String(repeating: "x", count: shift) + String(repeating: "aé🏆", count: 4_000)
    let text = SourceText(file: "a", bytes: Array("uno\n\(line)\ndos".utf8))
    var offset = 4
    for (index, character) in line.unicodeScalars.enumerated() {
      if index % 97 == 0 || index < 3 {
        #expect(text.location(at: offset) == SourceLocation(file: "a", line: 2, column: index + 1))
      }
      offset += UTF8.width(character)
    }
    #expect(text.location(at: offset + 1).description == "a:3:1")
  }
}
