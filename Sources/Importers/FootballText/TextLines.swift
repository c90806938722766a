import Torneo

/// The lines of a file, without their remarks; each knows its place in it.
struct TextLines {
  struct Line {
    /// Without the remark and white space around.
    var text: Substring
    /// After `#`; nil without one.
    var remark: Substring?

    var isBlank: Bool { text.isEmpty }
  }

  private(set) var lines: [Line] = []

  init(_ text: Substring) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var end = line.endIndex
      var remark: Substring?
      var isAfterSpace = true
      for index in line.indices {
        let character = line[index]
        if character == "#", isAfterSpace {
          end = index
          remark = line[index...].drop { $0 == "#" }.trimmed
          break
        }
        isAfterSpace = character.isWhitespace
      }
      lines.append(Line(text: line[..<end].trimmed, remark: remark))
    }
  }
}
