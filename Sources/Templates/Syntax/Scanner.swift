/// Cuts a source into tokens and finds what is wrong with single tags; goes on after an error, so
/// that one run finds all.
struct Scanner {
  private let source: TemplateSource
  private let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var problems: [(offset: Int, problem: TemplateProblem)] = []
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var position = 0

  init(_ source: TemplateSource) {
    self.source = source
    bytes = source.bytes
  }

  mutating func scan() {
    if !bytes.isEmpty { appendLineStart() }
    var textStart = position
    while position < bytes.count, problems.count < Limits.problems {
      if matches(opening, at: position) {
        appendText(textStart..<position)
        scanTag()
        textStart = position
      } else if bytes[position] == newline {
        position += 1
        appendText(textStart..<position)
        if position < bytes.count { appendLineStart() }
        textStart = position
      } else {
        position += 1
      }
    }
    appendText(textStart..<position)
  }

  private mutating func appendText(_ range: Range<Int>) {
    if !range.isEmpty { tokens.append(Token(.text, range, offset: range.lowerBound)) }
  }

  private mutating func appendLineStart() {
    let start = position
    while position < bytes.count, isBlank(bytes[position]), !matches(opening, at: position) {
      position += 1
    }
    tokens.append(Token(.lineStart, start..<position, offset: start))
  }

  /// Reads the tag at `position`, which is left after it; after an error, at the end of the line.
  private mutating func scanTag() {
    let start = position
    var cursor = start + opening.count
    let sigil = cursor < bytes.count ? bytes[cursor] : 0
    var end = closing
    var kind = Token.Kind.variable
    switch sigil {
    case UInt8(ascii: "!"): kind = .silent
    case UInt8(ascii: "="):
      kind = .silent
      end = [UInt8(ascii: "=")] + closing
    case UInt8(ascii: "{"):
      kind = .rawVariable
      end = [UInt8(ascii: "}")] + closing
    case UInt8(ascii: "&"): kind = .rawVariable
    case UInt8(ascii: "#"): kind = .section
    case UInt8(ascii: "^"): kind = .inverted
    case UInt8(ascii: "/"): kind = .close
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "<"): kind = .parent
    case UInt8(ascii: "$"): kind = .block
    default: break
    }
    if kind != .variable { cursor += 1 }

    guard let contentEnd = offset(of: end, from: cursor, isComment: sigil == UInt8(ascii: "!"))
    else {
      problems.append((start, .unclosedTag(opening: text(opening), closing: text(end))))
      return
    }
    position = contentEnd + end.count
    if sigil == UInt8(ascii: "=") {
      changeDelimiters(cursor..<contentEnd, offset: start)
      tokens.append(Token(.silent, cursor..<cursor, offset: start))
    } else if kind == .silent {
      tokens.append(Token(.silent, cursor..<cursor, offset: start))
    } else {
      appendTag(kind, content: cursor..<contentEnd, offset: start)
    }
  }

  /// Where a tag ends. A comment ends anywhere; the name of any other tag is on one line, with white
  /// space around it that may have line ends, so that a tag without an end costs one line and not
  /// the rest of the source. Without an end, leaves `position` where to go on.
  private mutating func offset(of end: [UInt8], from start: Int, isComment: Bool) -> Int? {
    if isComment {
      let found = firstOffset(of: end, in: start..<bytes.count)
      if found == nil { position = bytes.count }
      return found
    }
    var cursor = firstOffset(from: start) { !isSpace($0) }
    while cursor < bytes.count, bytes[cursor] != newline {
      if matches(end, at: cursor) { return cursor }
      cursor += 1
    }
    let next = firstOffset(from: cursor) { !isSpace($0) }
    if matches(end, at: next) { return next }
    position = cursor
    return nil
  }

  private func firstOffset(from start: Int, where isWanted: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < bytes.count, !isWanted(bytes[offset]) { offset += 1 }
    return offset
  }

  private mutating func appendTag(_ kind: Token.Kind, content: Range<Int>, offset: Int) {
    var range = trimmed(content)
    var token = Token(kind, range, offset: offset)
    if [.partial, .parent, .close].contains(kind), bytes[range].first == UInt8(ascii: "*") {
      range = trimmed(range.lowerBound + 1..<range.upperBound)
      token.range = range
      token.isDynamic = true
    }
    let name = source.text(range)
    if range.isEmpty {
      problems.append((offset, .emptyTag))
    } else if firstOffset(of: opening, in: range) != nil {
      problems.append((offset, .unclosedTag(opening: text(opening), closing: text(closing))))
    } else if bytes[range].contains(where: isSpace) {
      problems.append((offset, .nameWithSpaces(name)))
    } else {
      tokens.append(token)
    }
  }

  private mutating func changeDelimiters(_ content: Range<Int>, offset: Int) {
    let parts = bytes[content].split(whereSeparator: isSpace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      problems.append((offset, .badDelimiters(source.text(trimmed(content)))))
      return
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private func matches(_ pattern: [UInt8], at offset: Int) -> Bool {
    guard offset + pattern.count <= bytes.count else { return false }
    for index in pattern.indices where bytes[offset + index] != pattern[index] { return false }
    return true
  }

  private func firstOffset(of pattern: [UInt8], in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset + pattern.count <= range.upperBound {
      if matches(pattern, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, isSpace(bytes[lower]) { lower += 1 }
    while lower < upper, isSpace(bytes[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  private func text(_ delimiter: [UInt8]) -> String {
    String(decoding: delimiter, as: UTF8.self)
  }
}

let newline = UInt8(ascii: "\n")

/// White space within a line.
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// White space, line ends included.
func isSpace(_ byte: UInt8) -> Bool {
  isBlank(byte) || byte == newline || byte == UInt8(ascii: "\r")
}
