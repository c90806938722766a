/// Lines of iCalendar (RFC 5545, 3.1): escaped, folded, each ended by CRLF.
struct CalendarLines {
  private(set) var bytes: [UInt8] = []
  private var line: [UInt8] = []

  /// Octets of a line, without its end.
  private static let width = 75

  /// A line that needs no escapes: names, numbers, addresses.
  mutating func add(_ name: StaticString, _ value: String) {
    begin(name)
    line += value.utf8
    end()
  }

  /// A line with a text that anybody wrote.
  mutating func add(_ name: StaticString, text: String) {
    begin(name)
    appendEscaped(text)
    end()
  }

  /// A line whose value `body` writes.
  mutating func add(_ name: StaticString, _ body: (inout [UInt8]) -> Void) {
    begin(name)
    body(&line)
    end()
  }

  /// The same for a property with a parameter, whose name ends with `=`.
  mutating func add(_ name: StaticString, _ parameter: String, _ body: (inout [UInt8]) -> Void) {
    line.removeAll(keepingCapacity: true)
    line += name.description.utf8
    line += parameter.utf8
    line.append(UInt8(ascii: ":"))
    body(&line)
    end()
  }

  private mutating func begin(_ name: StaticString) {
    line.removeAll(keepingCapacity: true)
    line += name.description.utf8
    line.append(UInt8(ascii: ":"))
  }

  /// A line end becomes `\n`. Other controls, which no text of a calendar may have, become spaces.
  private mutating func appendEscaped(_ text: String) {
    var afterReturn = false
    for byte in text.utf8 {
      let isPair = afterReturn && byte == 0x0A
      afterReturn = byte == 0x0D
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        line.append(UInt8(ascii: "\\"))
        line.append(byte)
      case 0x0A where isPair: break
      case 0x0A, 0x0D: line += "\\n".utf8
      case ..<0x20, 0x7F: line.append(UInt8(ascii: " "))
      default: line.append(byte)
      }
    }
  }

  /// Folds: what goes on in the next line has a space before it. Only between characters, since some
  /// readers decode before they unfold.
  private mutating func end() {
    var start = 0
    var room = Self.width
    while line.count - start > room {
      var end = start + room
      while end > start, line[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += line[start..<end]
      bytes += "\r\n ".utf8
      start = end
      room = Self.width - 1
    }
    bytes += line[start...]
    bytes += "\r\n".utf8
  }
}
