/// Removes the lines that have only one tag, as the specification asks: the tag learns that it
/// stands alone and how far it was indented; the white space and line end around it go.
func withoutStandaloneLines(_ tokens: [Token], in bytes: [UInt8]) -> [Token] {
  var result: [Token] = []
  result.reserveCapacity(tokens.count)
  var index = 0
  while index < tokens.count {
    let token = tokens[index]
    if token.kind == .lineStart, index + 1 < tokens.count, tokens[index + 1].kind.canStandAlone,
      endsLine(tokens, at: index + 2, in: bytes)
    {
      var tag = tokens[index + 1]
      tag.isStandalone = true
      tag.indentation = token.range
      result.append(tag)
      index += 3
    } else {
      result.append(token)
      index += 1
    }
  }
  return result
}

/// Whether nothing but white space is left of a line whose next token would be at `index`.
func endsLine(_ tokens: [Token], at index: Int, in bytes: [UInt8]) -> Bool {
  guard index < tokens.count else { return true }
  let token = tokens[index]
  guard token.kind == .text, bytes[token.range].allSatisfy(isSpace) else { return false }
  return bytes[token.range].last == newline || index + 1 == tokens.count
}
