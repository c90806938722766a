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

/// Turns byte offsets of one file into places. Made once for each file that has something to
/// report; looking up is a binary search.
package struct SourceText: Sendable {
  package let file: String
  private let bytes: [UInt8]
  /// Offset of the first byte of each line.
  private let lineStarts: [Int]
  /// Of each block of bytes, how many characters there are before it: a file may be one line, and have
  /// thousands of places to tell.
  private let charactersBefore: [Int]
  private static let block = 4_096

  /// A line ends at LF, CR LF or a CR alone. A byte order mark at the start takes no column: editors
  /// do not show it.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var characters = 0
    var charactersBefore: [Int] = []
    for index in bytes.indices {
      if index % Self.block == 0 { charactersBefore.append(characters) }
      if bytes[index].startsCharacter { characters += 1 }
      let isLineFeed = bytes[index] == 0x0A
      let isLoneReturn =
        bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isLineFeed || isLoneReturn { starts.append(index + 1) }
    }
    lineStarts = starts
    self.charactersBefore = charactersBefore
  }

  /// The place of a byte; an offset past the end is the end.
  package func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = characters(before: offset) - characters(before: lineStarts[low])
    return SourceLocation(file: file, line: low + 1, column: column + 1)
  }

  private func characters(before offset: Int) -> Int {
    let block = min(offset / Self.block, charactersBefore.count - 1)
    guard block >= 0 else { return 0 }
    return charactersBefore[block]
      + bytes[(block * Self.block)..<offset].count(where: \.startsCharacter)
  }
}

extension UInt8 {
  /// Whether it is the first byte of a character of UTF-8.
  fileprivate var startsCharacter: Bool { self & 0xC0 != 0x80 }
}
