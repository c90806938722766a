/// Appends text to HTML. `'` and `` ` `` too, so that it is safe in attributes whatever their
/// quotes, also for the old browsers that took `` ` `` for one.
func appendHTML(_ text: Span<UInt8>, to output: inout [UInt8]) {
  appendReplacing(text, in: .html, to: &output) { byte, _ in htmlReference(of: byte) }
}

/// Appends text to XML. Characters that no XML document may have, not even as references, become
/// U+FFFD: one of them would make a feed unreadable as a whole.
func appendXML(_ text: Span<UInt8>, to output: inout [UInt8]) {
  appendReplacing(text, in: .xml, to: &output) { byte, rest in
    guard byte == 0xEF else { return htmlReference(of: byte) ?? ("\u{FFFD}", 1) }
    let isForbidden = rest.count > 2 && rest[1] == 0xBF && rest[2] >= 0xBE
    return isForbidden ? ("\u{FFFD}", 3) : nil
  }
}

private func htmlReference(of byte: UInt8) -> (StaticString, Int)? {
  switch byte {
  case UInt8(ascii: "&"): ("&amp;", 1)
  case UInt8(ascii: "<"): ("&lt;", 1)
  case UInt8(ascii: ">"): ("&gt;", 1)
  case UInt8(ascii: "\""): ("&quot;", 1)
  case UInt8(ascii: "'"): ("&#39;", 1)
  case UInt8(ascii: "`"): ("&#96;", 1)
  default: nil
  }
}

/// Copies `text`, with what `replacement` gives for the bytes marked so: other text for so many
/// bytes, or nil to leave the byte as it is. The bytes between are copied in runs.
private func appendReplacing(
  _ text: Span<UInt8>, in marks: EscapeMarks, to output: inout [UInt8],
  _ replacement: (UInt8, Span<UInt8>) -> (StaticString, Int)?
) {
  let table = EscapeMarks.table
  var copied = 0
  var index = 0
  while index < text.count {
    let byte = text[index]
    if !table[Int(byte)].isDisjoint(with: marks),
      let (other, length) = replacement(byte, text.extracting(index..<text.count))
    {
      output.append(copying: text.extracting(copied..<index))
      output.append(contentsOf: other.description.utf8)
      index += length
      copied = index
    } else {
      index += 1
    }
  }
  output.append(copying: text.extracting(copied..<text.count))
}
