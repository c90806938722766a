// What is wrong with single characters, wherever they are.

extension JSONDiagnosis {
  /// The faults that look the same wherever a token is due: the end of the text, comments, foreign
  /// quotation marks, invisible characters, bytes that are not UTF-8.
  static func notation(
    _ input: Span<UInt8>, at index: Int, expected: Expected, opening: Int?
  ) -> JSONSyntaxError? {
    guard index < input.count else {
      return JSONSyntaxError(.endOfFile(expected), at: input.count, opening: opening)
    }
    if isComment(input, at: index) { return JSONSyntaxError(.comment, at: index) }
    if let fault = encodingFault(input, at: index) { return fault }
    let found = character(input, at: index)
    switch found {
    case "'", "`":
      return JSONSyntaxError(.singleQuotes, at: index)
    case "“", "”", "„", "«", "»", "‘", "’", "″":
      return JSONSyntaxError(.typographicQuotes(found), at: index)
    default:
      let isInvisible = found.unicodeScalars.contains {
        $0.properties.isWhitespace || $0.properties.generalCategory == .format
      }
      return isInvisible ? JSONSyntaxError(.invisibleCharacter(found), at: index) : nil
    }
  }

  static func unexpected(
    _ input: Span<UInt8>, at index: Int, expected: Expected, opening: Int?
  ) -> JSONSyntaxError {
    JSONSyntaxError(
      .unexpected(character(input, at: index), expected), at: index, opening: opening)
  }

  /// A control character in a string, or the end of the text.
  static func inString(_ input: Span<UInt8>, at index: Int, opening: Int) -> JSONSyntaxError {
    guard index < input.count else {
      return JSONSyntaxError(.endOfFile(.closingQuote), at: index, opening: opening)
    }
    return JSONSyntaxError(.controlInString(input.byte(at: index)), at: index, opening: opening)
  }

  /// A backslash that starts no escape.
  static func badEscape(_ input: Span<UInt8>, at index: Int, opening: Int) -> JSONSyntaxError {
    guard index + 1 < input.count else {
      return JSONSyntaxError(.endOfFile(.escape), at: input.count, opening: opening)
    }
    guard input.byte(at: index + 1) == ASCII.lowerU else {
      if let fault = encodingFault(input, at: index + 1) { return fault }
      return JSONSyntaxError(.invalidEscape("\\" + character(input, at: index + 1)), at: index)
    }
    var end = index + 2
    while end < index + 6, isHexDigit(input.byte(at: end)) { end += 1 }
    if end == input.count {
      return JSONSyntaxError(.endOfFile(.escape), at: end, opening: opening)
    }
    return JSONSyntaxError(.incompleteUnicodeEscape(text(input, index..<end)), at: index)
  }

  /// Half a pair of `\u` escapes.
  static func loneSurrogate(_ input: Span<UInt8>, at index: Int, opening: Int) -> JSONSyntaxError {
    // A pair that the end of the text cuts is no lone half.
    if isStartOfEscape(input, from: index + 6) {
      return JSONSyntaxError(.endOfFile(.escape), at: input.count, opening: opening)
    }
    return JSONSyntaxError(.loneSurrogate(text(input, index..<index + 6)), at: index)
  }

  static func isComment(_ input: Span<UInt8>, at index: Int) -> Bool {
    let next = input.byte(at: index + 1)
    switch input.byte(at: index) {
    case ASCII.slash: return next == ASCII.slash || next == 0x2A
    case 0x23: return true
    default: return false
    }
  }

  /// The character at a place; a byte that is in none is shown by its number.
  static func character(_ input: Span<UInt8>, at index: Int) -> String {
    let lead = input.byte(at: index)
    guard lead >= 0x80 else { return String(Unicode.Scalar(lead)) }
    guard let length = try? lengthOfCharacter(input, at: index) else {
      return "\\x" + String(lead, radix: 16, uppercase: true)
    }
    return text(input, index..<index + length)
  }

  /// The word or number, well or badly written, at a place, up to 40 characters of it.
  static func wordOrNumber(_ input: Span<UInt8>, at index: Int) -> String {
    var end = index
    while end < index + 40 {
      let byte = input.byte(at: end)
      guard byte.isWordByte || byte == ASCII.dot || byte == ASCII.minus || byte == ASCII.plus
      else { break }
      guard byte >= 0x80 else {
        end += 1
        continue
      }
      // Stops at a byte that is not UTF-8: it is not part of a word.
      guard let length = try? lengthOfCharacter(input, at: end) else { break }
      end += length
    }
    return text(input, index..<end)
  }

  static func encodingFault(_ input: Span<UInt8>, at index: Int) -> JSONSyntaxError? {
    guard input.byte(at: index) >= 0x80 else { return nil }
    do {
      _ = try lengthOfCharacter(input, at: index)
      return nil
    } catch {
      return error
    }
  }

  /// Whether all from `start` to the end of the text could be the start of a `\u` escape.
  private static func isStartOfEscape(_ input: Span<UInt8>, from start: Int) -> Bool {
    guard start <= input.count, input.count < start + 6 else { return false }
    let tail = (start..<input.count).map { input.byte(at: $0) }
    return zip(tail, [ASCII.backslash, ASCII.lowerU]).allSatisfy { $0 == $1 }
      && tail.dropFirst(2).allSatisfy(isHexDigit)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte.isDigit || (byte | 0x20) &- 0x61 < 6
  }

  private static func text(_ input: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { input.byte(at: $0) }, as: UTF8.self)
  }
}
