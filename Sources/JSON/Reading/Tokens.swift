// Where the tokens of JSON end.

/// The first place from `start` on that is not white space.
@inline(__always)
func skipSpace(_ input: Span<UInt8>, at start: Int) -> Int {
  var index = start
  while input.byte(at: index).isJSONSpace { index += 1 }
  return index
}

/// The place after the closing quote of the string whose opening quote is at `start`.
///
/// Eight bytes at a time up to what needs a look: the end, an escape, a control character, or a
/// character outside ASCII, whose encoding is checked.
@inline(__always)
func endOfString(
  _ input: Span<UInt8>, at start: Int
) throws(JSONSyntaxError) -> (end: Int, hasEscapes: Bool) {
  var hasEscapes = false
  var index = start + 1
  while true {
    index = skipPlainText(input, at: index)
    let byte = input.byte(at: index)
    if byte == ASCII.quote { return (index + 1, hasEscapes) }
    if byte >= 0x80 {
      index += try lengthOfCharacter(input, at: index)
    } else {
      index = try endOfEscape(input, at: index, opening: start)
      hasEscapes = true
    }
  }
}

/// The first byte from `start` on that is not printable ASCII, or is a quote or a backslash.
@inline(__always)
private func skipPlainText(_ input: Span<UInt8>, at start: Int) -> Int {
  var index = start
  while index + 8 <= input.count {
    let word = input.word(at: index)
    // In each byte the high bit is set if the byte is below 0x20, a quote, a backslash, or not
    // ASCII. A borrow can mark a byte wrongly, but only above one that is marked rightly.
    let quotes = (word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
    let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
    let controls = word &- 0x2020_2020_2020_2020
    let marks = (quotes | backslashes | controls | word) & 0x8080_8080_8080_8080
    if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
    index += 8
  }
  while true {
    let byte = input.byte(at: index)
    if byte < 0x20 || byte >= 0x80 || byte == ASCII.quote || byte == ASCII.backslash {
      return index
    }
    index += 1
  }
}

/// The place after the escape at `index`; what else stops plain text is an error.
private func endOfEscape(
  _ input: Span<UInt8>, at index: Int, opening: Int
) throws(JSONSyntaxError) -> Int {
  guard input.byte(at: index) == ASCII.backslash else {
    throw JSONDiagnosis.inString(input, at: index, opening: opening)
  }
  let escape = input.byte(at: index + 1)
  if plainEscape(escape) != nil { return index + 2 }
  guard escape == ASCII.lowerU, let unit = hexEscape(input, at: index + 2) else {
    throw JSONDiagnosis.badEscape(input, at: index, opening: opening)
  }
  switch unit {
  case 0xD800...0xDBFF:
    guard
      input.byte(at: index + 6) == ASCII.backslash, input.byte(at: index + 7) == ASCII.lowerU,
      let low = hexEscape(input, at: index + 8), 0xDC00...0xDFFF ~= low
    else { throw JSONDiagnosis.loneSurrogate(input, at: index, opening: opening) }
    return index + 12
  case 0xDC00...0xDFFF:
    throw JSONDiagnosis.loneSurrogate(input, at: index, opening: opening)
  default:
    return index + 6
  }
}

/// The place after the number that starts at `start` with a digit or a minus.
func endOfNumber(_ input: Span<UInt8>, at start: Int) throws(JSONSyntaxError) -> Int {
  var index = start
  if input.byte(at: index) == ASCII.minus { index += 1 }
  if input.byte(at: index) == ASCII.zero {
    index += 1
  } else {
    index = try endOfDigits(input, at: index, number: start)
  }
  // Nearly all numbers of a store end here.
  if input.byte(at: index).endsNumber { return index }
  if input.byte(at: index) == ASCII.dot {
    index = try endOfDigits(input, at: index + 1, number: start)
  }
  if input.byte(at: index) | 0x20 == ASCII.lowerE {
    index += 1
    let sign = input.byte(at: index)
    if sign == ASCII.plus || sign == ASCII.minus { index += 1 }
    index = try endOfDigits(input, at: index, number: start)
  }
  let next = input.byte(at: index)
  if next.isWordByte || next == ASCII.dot || next == ASCII.minus || next == ASCII.plus {
    throw JSONDiagnosis.number(input, at: start)
  }
  return index
}

extension UInt8 {
  /// What may follow a number, the end of the text included.
  @inline(__always)
  fileprivate var endsNumber: Bool {
    self == ASCII.comma || self == ASCII.closeBrace || self == ASCII.closeBracket
      || self <= ASCII.space
  }
}

/// The place after one digit or more.
@inline(__always)
private func endOfDigits(
  _ input: Span<UInt8>, at start: Int, number: Int
) throws(JSONSyntaxError) -> Int {
  var index = start
  while input.byte(at: index).isDigit { index += 1 }
  guard index > start else {
    throw index < input.count
      ? JSONDiagnosis.number(input, at: number) : JSONSyntaxError(.endOfFile(.digit), at: index)
  }
  return index
}

/// The place after `true`, `false` or `null`, of which the first letter is there.
func endOfWord(
  _ word: StaticString, _ input: Span<UInt8>, at start: Int
) throws(JSONSyntaxError) -> Int {
  var index = start
  for scalar in word.description.utf8 {
    guard input.byte(at: index) == scalar else {
      throw index < input.count
        ? JSONDiagnosis.noValue(input, at: start, expected: .value)
        : JSONSyntaxError(.endOfFile(.word(word.description)), at: index)
    }
    index += 1
  }
  guard !input.byte(at: index).isWordByte else {
    throw JSONDiagnosis.noValue(input, at: start, expected: .value)
  }
  return index
}
