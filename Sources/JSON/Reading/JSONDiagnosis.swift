/// Works out, once something is wrong, what a person would call it.
enum JSONDiagnosis {
  typealias Reason = JSONSyntaxError.Reason
  typealias Expected = JSONSyntaxError.Expected

  /// No value starts at `index`.
  static func noValue(
    _ input: Span<UInt8>, at index: Int, expected: Expected, opening: Int? = nil
  ) -> JSONSyntaxError {
    if let error = notation(input, at: index, expected: expected, opening: opening) {
      return error
    }
    let next = input.byte(at: index + 1)
    switch input.byte(at: index) {
    case ASCII.plus where next.isDigit || next == ASCII.dot:
      return JSONSyntaxError(.number(.plusSign, wordOrNumber(input, at: index)), at: index)
    case ASCII.plus where next.isWordByte:
      return JSONSyntaxError(.notFinite(wordOrNumber(input, at: index)), at: index)
    case ASCII.dot where next.isDigit:
      return JSONSyntaxError(.number(.leadingDot, wordOrNumber(input, at: index)), at: index)
    case let byte where byte.isWordByte:
      return JSONSyntaxError(bareWord(wordOrNumber(input, at: index)), at: index)
    case ASCII.comma:
      return JSONSyntaxError(.doubledComma, at: index)
    default:
      return unexpected(input, at: index, expected: expected, opening: opening)
    }
  }

  /// No element starts at `index` in the array opened at `opening`.
  static func noElement(
    _ input: Span<UInt8>, at index: Int, isFirst: Bool, opening: Int
  ) -> JSONSyntaxError {
    if input.byte(at: index) == ASCII.closeBracket { return trailingComma(input, before: index) }
    return noValue(
      input, at: index, expected: isFirst ? .valueOrBracket : .value, opening: opening)
  }

  /// No key starts at `index` in the object opened at `opening`.
  static func noKey(
    _ input: Span<UInt8>, at index: Int, isFirst: Bool, opening: Int
  ) -> JSONSyntaxError {
    let expected: Expected = isFirst ? .keyOrBrace : .key
    if let error = notation(input, at: index, expected: expected, opening: opening) {
      return error
    }
    switch input.byte(at: index) {
    case ASCII.closeBrace:
      return trailingComma(input, before: index)
    case ASCII.comma:
      return JSONSyntaxError(.doubledComma, at: index)
    case ASCII.openBrace, ASCII.openBracket, ASCII.minus, ASCII.zero...ASCII.nine:
      return JSONSyntaxError(.keyIsNotText, at: index)
    case let byte where byte.isWordByte:
      return JSONSyntaxError(.bareKey(wordOrNumber(input, at: index)), at: index)
    default:
      return unexpected(input, at: index, expected: expected, opening: opening)
    }
  }

  /// No colon after a key.
  static func noColon(_ input: Span<UInt8>, at index: Int, opening: Int) -> JSONSyntaxError {
    notation(input, at: index, expected: .colon, opening: opening)
      ?? unexpected(input, at: index, expected: .colon, opening: opening)
  }

  /// Neither a comma nor the end of its container after a value.
  static func noComma(
    _ input: Span<UInt8>, at index: Int, inObject: Bool, opening: Int
  ) -> JSONSyntaxError {
    let expected: Expected = inObject ? .commaOrBrace : .commaOrBracket
    if let error = notation(input, at: index, expected: expected, opening: opening) {
      return error
    }
    switch input.byte(at: index) {
    case ASCII.closeBrace, ASCII.closeBracket:
      let found = character(input, at: index)
      return JSONSyntaxError(.wrongCloser(found, expected), at: index, opening: opening)
    case ASCII.quote, ASCII.openBrace, ASCII.openBracket, ASCII.minus:
      return JSONSyntaxError(.missingComma, at: index)
    case let byte where byte.isWordByte:
      return JSONSyntaxError(.missingComma, at: index)
    default:
      return unexpected(input, at: index, expected: expected, opening: opening)
    }
  }

  /// Something after the end of the document.
  static func afterEnd(_ input: Span<UInt8>, at index: Int) -> JSONSyntaxError {
    if isComment(input, at: index) { return JSONSyntaxError(.comment, at: index) }
    if let fault = encodingFault(input, at: index) { return fault }
    return JSONSyntaxError(.textAfterEnd(character(input, at: index)), at: index)
  }

  /// A number that is not well written.
  static func number(_ input: Span<UInt8>, at start: Int) -> JSONSyntaxError {
    let text = wordOrNumber(input, at: start)
    var digits = text[...]
    if digits.first == "-" { digits.removeFirst() }
    let second = digits.dropFirst().first
    let fault: JSONSyntaxError.NumberFault
    switch digits.first {
    case nil:
      fault = .loneMinus
    case ".":
      fault = .leadingDot
    case "0" where second?.isLetter == true && second != "e" && second != "E":
      fault = .otherBase
    case "0" where digits.dropFirst().allSatisfy { $0.isWholeNumber }:
      fault = .leadingZero
    case let first? where first.isLetter:
      return JSONSyntaxError(.notFinite(text), at: start)
    default:
      if digits.allSatisfy({ $0.isWholeNumber || $0 == "_" }) {
        fault = .separator
      } else if digits.last == ".", digits.dropLast().allSatisfy({ $0.isWholeNumber }) {
        fault = .trailingDot
      } else if ["e", "E", "e-", "E-", "e+", "E+"].contains(where: digits.hasSuffix) {
        fault = .emptyExponent
      } else {
        fault = .notANumber
      }
    }
    return JSONSyntaxError(.number(fault, text), at: start)
  }

  private static func trailingComma(_ input: Span<UInt8>, before index: Int) -> JSONSyntaxError {
    var comma = index - 1
    while comma > 0, input.byte(at: comma).isJSONSpace { comma -= 1 }
    return JSONSyntaxError(.trailingComma, at: comma)
  }

  private static func bareWord(_ word: String) -> Reason {
    switch word.lowercased() {
    case "nan", "inf", "infinity": .notFinite(word)
    case "true", "verdadero", "yes": .misspeltWord(word, correct: "true")
    case "false", "falso": .misspeltWord(word, correct: "false")
    case "null", "none", "nil", "undefined", "nulo": .misspeltWord(word, correct: "null")
    default: .bareWord(word)
    }
  }
}
