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

  /// A line ends at LF, CR LF or a CR alone. A byte order mark at the start takes no column: editors
  /// do not show it.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices {
      let isLineFeed = bytes[index] == 0x0A
      let isLoneReturn =
        bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isLineFeed || isLoneReturn { starts.append(index + 1) }
    }
    lineStarts = starts
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
    let column = bytes[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: low + 1, column: column + 1)
  }
}
