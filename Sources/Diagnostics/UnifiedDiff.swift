/// The difference between two texts, line by line, as `diff -u` shows it: what goes, what comes, and a
/// few lines around.
package struct UnifiedDiff: Sendable {
  /// A line of one of the texts or of both.
  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)
  }

  private let name: String
  private let lines: [Line]

  /// Lines around a change.
  private static let context = 3

  /// - Parameter name: how the text is called.
  package init(name: String, from old: String, to new: String) {
    self.name = name
    let (old, new) = (old.splitLines, new.splitLines)
    // Most of a large text is the same before and after a small change.
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    let middle = Self.lines(
      from: Array(old[prefix..<(old.count - suffix)]),
      to: Array(new[prefix..<(new.count - suffix)]))
    lines =
      old.prefix(prefix).map(Line.kept) + middle + old.suffix(suffix).map(Line.kept)
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var lines: [Line] = []
    var place = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(.removed(line))
        continue
      }
      while let line = added[place] {
        lines.append(.added(line))
        place += 1
      }
      lines.append(.kept(line))
      place += 1
    }
    while let line = added[place] {
      lines.append(.added(line))
      place += 1
    }
    return lines
  }

  /// Empty when the texts are equal; control characters of the lines are written as `\u{1B}`.
  package var text: String {
    let changes = lines.indices.filter { if case .kept = lines[$0] { false } else { true } }
    guard let first = changes.first else { return "" }
    var hunks: [Range<Int>] = []
    var hunk = first..<(first + 1)
    for change in changes.dropFirst() {
      if change - hunk.upperBound <= 2 * Self.context {
        hunk = hunk.lowerBound..<(change + 1)
      } else {
        hunks.append(hunk)
        hunk = change..<(change + 1)
      }
    }
    hunks.append(hunk)
    return "--- \(name.visible)\n+++ \(name.visible)\n" + hunks.map(text).joined()
  }

  private func text(of hunk: Range<Int>) -> String {
    let start = max(0, hunk.lowerBound - Self.context)
    let end = min(lines.count, hunk.upperBound + Self.context)
    var (oldLine, newLine) = (1, 1)
    for line in lines[..<start] { count(line, &oldLine, &newLine) }
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for line in lines[start..<end] {
      count(line, &oldCount, &newCount)
      switch line {
      case .kept(let text): body += " \(text.visibleLine)\n"
      case .removed(let text): body += "-\(text.visibleLine)\n"
      case .added(let text): body += "+\(text.visibleLine)\n"
      }
    }
    // A text without lines begins before its first one.
    let oldStart = oldCount == 0 ? oldLine - 1 : oldLine
    let newStart = newCount == 0 ? newLine - 1 : newLine
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + body
  }

  private func count(_ line: Line, _ old: inout Int, _ new: inout Int) {
    switch line {
    case .kept:
      old += 1
      new += 1
    case .removed: old += 1
    case .added: new += 1
    }
  }
}

extension String {
  fileprivate var splitLines: [String] {
    // By bytes: a carriage return and a newline are one character.
    var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The line as a message shows it; tabs and the carriage return of its end do no harm.
  fileprivate var visibleLine: String {
    unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String(Substring($0.last == "\r" ? $0.dropLast() : $0)).visible }
      .joined(separator: "\t")
  }
}
