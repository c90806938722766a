/// Appends text to Markdown so that it can never become markup, wherever it lands: in a paragraph,
/// at the start of a line, in a heading, in a cell of a pipe table, in the text of a link, in its
/// destination (`(<{{url}}>)` or `({{url}})`) or in its title.
///
/// By a reference, always: `&` `<` `>` (entities, HTML, autolinks, quotations, the end of a
/// destination). A backslash would not do: in destinations and titles libcmark reads references
/// before backslashes, so that `\&#58;` is a colon there.
///
/// By a backslash, always:
/// - `\` itself, `` ` `` (code), `*` `_` `~` (emphasis, strike-through, fences), `[` `]` (links), `|`
///   (cells), `(` `)` (destinations, `1)`), `"` (titles).
///
/// By a backslash, only where they can mean something, so that ordinary names stay readable:
/// - `'` at the start or after a space: only there can it open a title (`O'Higgins` stays);
/// - `#` at the start or after a space: a heading, or the closing run of one;
/// - `!` at the end: before `[` it would make an image;
/// - at the start: `=` (underlined heading), `:` (definition of a link, column of a table), `-` and
///   `+` unless a letter or digit follows (list, rule, underlined heading, delimiter row; `-3`
///   stays), `.` when a space or the end follows (after a digit that was written before it);
/// - the dot of a number that the text starts with, when a space or the end follows it (`1. `).
///
/// White space: a run at either end becomes `&#32;`, which is a space in the text but neither
/// indentation nor a hard break; any other run that has more than spaces (tabs, line ends, U+2028,
/// U+2029, controls) becomes one space, for a value must not end its line or cell.
///
/// Not covered, because Markdown has no escape there: inside a code span and inside `<…>` as an
/// autolink. A template must not put a value there.
func appendMarkdown(_ text: Span<UInt8>, to output: inout [UInt8]) {
  appendMarkdown(text, isAlone: false, to: &output)
}

/// Appends a text that is a whole line of a paragraph or heading by itself, with nothing of anybody
/// else's before it in the paragraph but such lines: `12' Ana (Rayo FC)` stays readable.
///
/// As `appendMarkdown`, but `(` `)` `"` `'` are left alone: they mean something only in a link,
/// which needs a `[` that is not escaped, and every `[` is. What is left is the `)` of `1) `, which
/// is escaped.
package func appendMarkdownLine(_ text: String, to output: inout [UInt8]) {
  let utf8 = text.utf8
  appendMarkdown(utf8.span, isAlone: true, to: &output)
}

private func appendMarkdown(_ text: Span<UInt8>, isAlone: Bool, to output: inout [UInt8]) {
  let table = EscapeMarks.table
  let start = startOfText(text)
  let listSign = offsetOfListSign(text)
  var isAfterSpace = true
  var index = 0
  while index < text.count {
    let spaces = whiteSpace(in: text, from: index)
    if spaces.length > 0 {
      let end = index + spaces.length
      if index == 0 || end == text.count {
        output.append(contentsOf: "&#32;".utf8)
      } else if spaces.isPlain {
        output.append(copying: text.extracting(index..<end))
      } else {
        output.append(space)
      }
      index = end
      isAfterSpace = true
    } else {
      let byte = text[index]
      let isEscaped =
        switch byte {
        case _ where isAlone && isOfLinks(byte): index == listSign
        case UInt8(ascii: "'"), UInt8(ascii: "#"): isAfterSpace
        case UInt8(ascii: "!"): index == text.count - 1
        case UInt8(ascii: "."): index == listSign
        case 0xE2: false
        default: !table[Int(byte)].isDisjoint(with: .markdown)
        }
      if let reference = markdownReference(of: byte) {
        output.append(contentsOf: reference.utf8)
      } else {
        if isEscaped || index == start && hasMarkdownStart(text, at: index) {
          output.append(UInt8(ascii: "\\"))
        }
        output.append(byte)
      }
      index += 1
      isAfterSpace = false
    }
  }
}

/// Whether a text without any byte that is marked for Markdown, but with one at an end that may
/// need it, does need to be escaped.
func hasMarkdownEdge(_ text: Span<UInt8>) -> Bool {
  let last = text[text.count - 1]
  return text[0] == space || last == space || last == UInt8(ascii: "!")
    || hasMarkdownStart(text, at: 0) || offsetOfListSign(text) != nil
}

/// Whether a sign means something only in the destination or title of a link, or behind a number.
private func isOfLinks(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
  default: false
  }
}

private let space = UInt8(ascii: " ")

private func markdownReference(of byte: UInt8) -> String? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  default: nil
  }
}

/// Whether the byte at the start of a text could begin a list, a rule, an underline or the like.
private func hasMarkdownStart(_ text: Span<UInt8>, at index: Int) -> Bool {
  switch text[index] {
  case UInt8(ascii: "="), UInt8(ascii: ":"): true
  case UInt8(ascii: "."):
    index + 1 == text.count || whiteSpace(in: text, from: index + 1).length > 0
  case UInt8(ascii: "-"), UInt8(ascii: "+"):
    index + 1 == text.count || !isWordByte(text[index + 1])
      || isLineSeparator(text, at: index + 1)
  default: false
  }
}

/// Where the sign of `1. ` or `1) ` is, when the text starts with that (after white space).
private func offsetOfListSign(_ text: Span<UInt8>) -> Int? {
  let start = startOfText(text)
  var index = start
  while index < text.count, isDigit(text[index]) { index += 1 }
  guard index > start, index < text.count,
    text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ")")
  else { return nil }
  let isFollowed = index + 1 < text.count && whiteSpace(in: text, from: index + 1).length == 0
  return isFollowed ? nil : index
}

private func startOfText(_ text: Span<UInt8>) -> Int {
  whiteSpace(in: text, from: 0).length
}

/// The run of white space that starts at a place, and whether it is of spaces only.
private func whiteSpace(in text: Span<UInt8>, from start: Int) -> (length: Int, isPlain: Bool) {
  var index = start
  var isPlain = true
  while index < text.count {
    if text[index] <= space {
      isPlain = isPlain && text[index] == space
      index += 1
    } else if isLineSeparator(text, at: index) {
      isPlain = false
      index += 3
    } else {
      break
    }
  }
  return (index - start, isPlain)
}

/// U+2028 and U+2029.
private func isLineSeparator(_ text: Span<UInt8>, at index: Int) -> Bool {
  index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80
    && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

private func isWordByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte >= 0x80 || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
}
