/// A place in a file that somebody wrote. Lines and columns count from 1; a column counts Unicode
/// scalars, as text editors do.
package struct SourceLocation: Sendable, Hashable, Comparable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Order of reading: by file, then line, then column.
  package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(file):\(line):\(column)" }
}

/// Turns byte offsets of one file into places. Made once for each file that has something to report: a
/// file may be one line, and have thousands of places to tell.
package struct SourceText: Sendable {
  package let file: String
  private let bytes: [UInt8]
  /// Where the first line starts.
  private let start: Int
  /// What is before each block of bytes.
  private let marks: [Mark]
  private static let block = 4_096

  /// A line ends at LF, CR LF or a CR alone. A byte order mark at the start takes no column: editors
  /// do not show it.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var mark = Mark(lineStart: start)
    marks = stride(from: 0, to: bytes.count, by: Self.block).map { first in
      defer { mark.pass(first..<min(first + Self.block, bytes.count), of: bytes) }
      return mark
    }
  }

  /// The place of a byte; an offset past the end is the end.
  package func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, start), bytes.count)
    let mark = mark(at: offset)
    let column = mark.characters - self.mark(at: mark.lineStart).characters
    return SourceLocation(file: file, line: mark.lineEnds + 1, column: column + 1)
  }

  private func mark(at offset: Int) -> Mark {
    let block = min(offset / Self.block, marks.count - 1)
    guard block >= 0 else { return Mark(lineStart: start) }
    var mark = marks[block]
    mark.pass((block * Self.block)..<offset, of: bytes)
    return mark
  }
}

/// What there is before a byte.
private struct Mark {
  var lineStart: Int
  var lineEnds = 0
  var characters = 0

  /// Goes on past some bytes, at most as many as `UInt32` counts.
  mutating func pass(_ range: Range<Int>, of bytes: [UInt8]) {
    let span = bytes.span.extracting(range)
    var (characters, feeds, returns): (UInt32, UInt32, UInt32) = (0, 0, 0)
    // Without branches, and with narrow numbers, so that the compiler takes many bytes at once.
    var index = 0
    while index < span.count {
      let byte = span[index]
      characters &+= byte & 0xC0 != 0x80 ? 1 : 0
      feeds &+= byte == 0x0A ? 1 : 0
      returns &+= byte == 0x0D ? 1 : 0
      index &+= 1
    }
    self.characters += Int(characters)
    if feeds == 0, returns == 0 { return }
    func endsLine(_ index: Int) -> Bool {
      bytes[index] == 0x0A
        || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
    }
    lineEnds += returns == 0 ? Int(feeds) : range.count(where: endsLine)
    if let last = range.last(where: endsLine) { lineStart = last + 1 }
  }
}
