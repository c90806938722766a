import Diagnostics
import Files
import PreviewServer

/// The lines of a file around a place, as a person sees them in an editor.
enum SourceExcerpt {
  private static let fileLimit = 64 << 20
  /// Lines before and behind.
  private static let around = 1
  /// Characters of a line, for a file may be one line.
  private static let width = 160

  /// Nothing where the file cannot be read any more, or never was one: templates of the program.
  static func lines(
    around place: SourceLocation, _ system: FileSystem
  ) -> [FaultReport.Line] {
    guard let bytes = try? system.readFile(place.file, limit: fileLimit) else { return [] }
    var lines: [FaultReport.Line] = []
    var number = 1
    var rest = bytes[...]
    while number <= place.line + around {
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      if number >= place.line - around {
        let line = rest[..<(end ?? rest.endIndex)]
        let isMarked = number == place.line
        lines.append(
          FaultReport.Line(
            number: number, text: cut(line, around: isMarked ? place.column : 1),
            isMarked: isMarked))
      }
      guard let end else { break }
      let isPair = bytes[end...].starts(with: "\r\n".utf8)
      rest = bytes[(end + (isPair ? 2 : 1))...]
      number += 1
    }
    return lines
  }

  private static func cut(_ line: ArraySlice<UInt8>, around column: Int) -> String {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    let before = max(0, column - width / 2)
    let shown = String(scalars.dropFirst(before).prefix(width))
    let hasMore = before + width < scalars.count
    return (before > 0 ? "…" : "")
      + shown.replacing("\t", with: "  ").visible + (hasMore ? "…" : "")
  }
}
