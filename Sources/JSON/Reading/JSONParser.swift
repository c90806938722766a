/// Reads a text into the tape of ``JSONStorage``, in one pass.
///
/// The functions take the place where something starts and give the place where it ends; what is
/// wrong is worked out by ``JSONDiagnosis`` only once it has happened. Recursion is bounded by
/// `limits.depth`.
struct JSONParser {
  private(set) var tape: [UInt32] = []
  private(set) var duplicates = DuplicateKeys()
  private let limits: JSONLimits
  private var values = 0

  init(limits: JSONLimits) {
    self.limits = limits
  }

  /// Reads a whole document that starts at `start`.
  mutating func document(_ input: Span<UInt8>, from start: Int) throws(JSONSyntaxError) {
    // What a store of the usual density needs; the array grows where that is too little.
    tape.reserveCapacity(input.count / 4 + 16)
    let first = skipSpace(input, at: start)
    guard first < input.count else { throw JSONSyntaxError(.empty, at: start) }
    let end = skipSpace(input, at: try value(input, at: first, depth: 0))
    guard end == input.count else { throw JSONDiagnosis.afterEnd(input, at: end) }
  }

  private mutating func value(
    _ input: Span<UInt8>, at start: Int, depth: Int
  ) throws(JSONSyntaxError) -> Int {
    values += 1
    guard values <= limits.values else {
      throw JSONSyntaxError(.tooManyValues(limit: limits.values), at: start)
    }
    switch input.byte(at: start) {
    case ASCII.quote: return try string(input, at: start).end
    case ASCII.openBrace: return try object(input, at: start, depth: depth)
    case ASCII.openBracket: return try array(input, at: start, depth: depth)
    case ASCII.minus, ASCII.zero...ASCII.nine: return try number(input, at: start)
    case ASCII.lowerT: return try word("true", input, at: start)
    case ASCII.lowerF: return try word("false", input, at: start)
    case ASCII.lowerN: return try word("null", input, at: start)
    default: throw JSONDiagnosis.noValue(input, at: start, expected: .value)
    }
  }

  private mutating func object(
    _ input: Span<UInt8>, at start: Int, depth: Int
  ) throws(JSONSyntaxError) -> Int {
    let node = try open(at: start, depth: depth)
    var count: UInt32 = 0
    var index = skipSpace(input, at: start + 1)
    if input.byte(at: index) != ASCII.closeBrace {
      duplicates.openObject()
      while true {
        guard input.byte(at: index) == ASCII.quote else {
          throw JSONDiagnosis.noKey(input, at: index, isFirst: count == 0, opening: start)
        }
        let (end, entry) = try string(input, at: index)
        duplicates.addKey(input, offset: index, entry: entry)
        index = skipSpace(input, at: end)
        guard input.byte(at: index) == ASCII.colon else {
          throw JSONDiagnosis.noColon(input, at: index, opening: start)
        }
        index = skipSpace(input, at: index + 1)
        index = skipSpace(input, at: try value(input, at: index, depth: depth + 1))
        count += 1
        let next = input.byte(at: index)
        if next == ASCII.closeBrace { break }
        guard next == ASCII.comma else {
          throw JSONDiagnosis.noComma(input, at: index, inObject: true, opening: start)
        }
        index = skipSpace(input, at: index + 1)
      }
    }
    close(node, end: index + 1, count: count)
    if count > 0 { duplicates.closeObject(input, tape: tape, node: node) }
    return index + 1
  }

  private mutating func array(
    _ input: Span<UInt8>, at start: Int, depth: Int
  ) throws(JSONSyntaxError) -> Int {
    let node = try open(at: start, depth: depth)
    var count: UInt32 = 0
    var index = skipSpace(input, at: start + 1)
    if input.byte(at: index) != ASCII.closeBracket {
      while true {
        if input.byte(at: index) == ASCII.closeBracket || index == input.count {
          throw JSONDiagnosis.noElement(input, at: index, isFirst: count == 0, opening: start)
        }
        index = skipSpace(input, at: try value(input, at: index, depth: depth + 1))
        count += 1
        let next = input.byte(at: index)
        if next == ASCII.closeBracket { break }
        guard next == ASCII.comma else {
          throw JSONDiagnosis.noComma(input, at: index, inObject: false, opening: start)
        }
        index = skipSpace(input, at: index + 1)
      }
    }
    close(node, end: index + 1, count: count)
    return index + 1
  }

  private mutating func open(at start: Int, depth: Int) throws(JSONSyntaxError) -> Int {
    guard depth < limits.depth else {
      throw JSONSyntaxError(.tooDeep(limit: limits.depth), at: start)
    }
    let node = tape.count
    tape.append(UInt32(truncatingIfNeeded: start))
    tape.append(0)
    tape.append(0)
    tape.append(0)
    return node
  }

  @inline(__always)
  private mutating func close(_ node: Int, end: Int, count: UInt32) {
    tape[node + 1] = UInt32(truncatingIfNeeded: end)
    tape[node + 2] = UInt32(truncatingIfNeeded: tape.count)
    tape[node + 3] = count
  }

  /// Also gives the second entry of the string on the tape.
  @inline(__always)
  private mutating func string(
    _ input: Span<UInt8>, at start: Int
  ) throws(JSONSyntaxError) -> (end: Int, entry: UInt32) {
    let (end, hasEscapes) = try endOfString(input, at: start)
    let length = end - start - 2
    guard length <= limits.stringBytes else {
      throw JSONSyntaxError(.stringTooLong(limit: limits.stringBytes), at: start)
    }
    tape.append(UInt32(truncatingIfNeeded: start))
    let entry = UInt32(truncatingIfNeeded: length << 1 | (hasEscapes ? 1 : 0))
    tape.append(entry)
    return (end, entry)
  }

  private mutating func number(
    _ input: Span<UInt8>, at start: Int
  ) throws(JSONSyntaxError) -> Int {
    let end = try endOfNumber(input, at: start)
    tape.append(UInt32(truncatingIfNeeded: start))
    return end
  }

  private mutating func word(
    _ word: StaticString, _ input: Span<UInt8>, at start: Int
  ) throws(JSONSyntaxError) -> Int {
    let end = try endOfWord(word, input, at: start)
    tape.append(UInt32(truncatingIfNeeded: start))
    return end
  }
}
