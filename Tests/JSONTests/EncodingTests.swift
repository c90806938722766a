import Diagnostics
import JSON
import Testing

/// Bytes that are not UTF-8, and which of them is to blame.
struct WrongBytes: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// Offset in the text of a string that starts after its quote.
  let offset: Int
  let message: String

  init(_ name: String, _ bytes: [UInt8], at offset: Int = 0, _ message: String) {
    self.name = name
    self.bytes = bytes
    self.offset = offset
    self.message = message
  }

  var testDescription: String { name }
}

@Suite("Text in another encoding is refused, never repaired")
struct EncodingTests {
  @Test(
    "A byte that is not UTF-8 is told by its place and in hexadecimal, wherever it is",
    arguments: [
      WrongBytes("Latin-1", [0x61, 0xF1, 0x6F], at: 1, "el byte 0xF1 no es UTF-8"),
      WrongBytes("Latin-1 twice", [0xE9, 0xE9, 0xE9], "el byte 0xE9 no es UTF-8"),
      WrongBytes("continuation alone", [0x80], "el byte 0x80 no es UTF-8"),
      WrongBytes("cut in two bytes", [0xC3, 0x61], "el byte 0xC3 no es UTF-8"),
      WrongBytes("cut in three bytes", [0xE2, 0x82, 0x61], "el byte 0xE2 no es UTF-8"),
      WrongBytes("cut in four bytes", [0xF0, 0x9F, 0x98], "el byte 0xF0 no es UTF-8"),
      WrongBytes("0xFE", [0xFE], "el byte 0xFE no es UTF-8"),
      WrongBytes("0xFF", [0xFF], "el byte 0xFF no es UTF-8"),
      WrongBytes(
        "overlong slash", [0xC0, 0xAF],
        "el byte 0xC0 empieza un carácter UTF-8 más largo de lo debido"),
      WrongBytes(
        "overlong in three", [0xE0, 0x9F, 0xBF],
        "el byte 0xE0 empieza un carácter UTF-8 más largo de lo debido"),
      WrongBytes(
        "overlong in four", [0xF0, 0x8F, 0xBF, 0xBF],
        "el byte 0xF0 empieza un carácter UTF-8 más largo de lo debido"),
      WrongBytes(
        "surrogate of CESU-8", [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
        "el byte 0xED empieza medio carácter de UTF-16, que UTF-8 no admite"),
      WrongBytes(
        "beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80],
        "el byte 0xF4 empieza un carácter que Unicode no tiene"),
      WrongBytes(
        "0xF5", [0xF5, 0x80, 0x80, 0x80], "el byte 0xF5 empieza un carácter que Unicode no tiene"),
    ])
  func wrongBytes(_ wrong: WrongBytes) throws {
    // The eight bytes that are looked at together must make no difference.
    for padding in 0..<10 {
      let before = Array("[\"".utf8) + Array(repeating: 0x61, count: padding)
      let text = before + wrong.bytes + Array("\", 1234567]".utf8)
      let error = try #require(syntaxError(text))
      #expect(error.offset == before.count + wrong.offset)
      #expect(error.words.es == wrong.message)
    }
  }

  @Test("No control character passes in a text, wherever it is", arguments: 0..<UInt8(0x20))
  func controls(_ control: UInt8) {
    for padding in 0..<10 {
      let text = Array("[\"".utf8) + Array(repeating: 0x61, count: padding)
      let error = syntaxError(text + [control] + Array("bcdefghijk\"]".utf8))
      #expect(error?.offset == text.count)
      #expect(error?.reason == .controlInString(control))
    }
  }

  @Test("Outside a text a wrong byte is told just the same")
  func outside() throws {
    let error = try #require(syntaxError([0x5B, 0xF1, 0x5D]))
    #expect(error.offset == 1)
    #expect(error.words.es == "el byte 0xF1 no es UTF-8")
    #expect(syntaxError([0x5B, 0x5D, 0xFF])?.offset == 2)
  }

  @Test("A character cut by the end of the text is told as such")
  func cut() throws {
    let error = try #require(syntaxError([0x22, 0x61, 0xE2, 0x82]))
    #expect(error.offset == 2)
    #expect(error.words.es == "el texto se acaba a mitad de un carácter (byte 0xE2)")
  }

  @Test(
    "The edges of UTF-8 are accepted",
    arguments: [
      "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{D7FF}", "\u{E000}", "\u{10000}",
      "\u{10FFFF}", "\u{7F}", "\u{2028}", "\u{FEFF}", "👨‍👩‍👧‍👦", "中文", "e\u{301}",
    ])
  func edges(_ text: String) throws {
    for padding in 0..<10 {
      let padded = String(repeating: "a", count: padding) + text
      #expect(try parsed("[\"\(padded)\"]").root.elements.map(\.string) == [padded])
    }
  }

  @Test(
    "UTF-16 and UTF-32 are told by name, with and without a byte order mark",
    arguments: [false, true], [false, true])
  func foreign(hasMark: Bool, isBigEndian: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "{\"nombre\": \"Peñarol\"}"
    func bytes<Unit: FixedWidthInteger>(_ unit: Unit) -> [UInt8] {
      let low = (0..<Unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
      return isBigEndian ? low.reversed() : low
    }
    let utf16 = try #require(syntaxError(text.utf16.flatMap(bytes)))
    #expect(utf16.words.es == "está en UTF-16, no en UTF-8")
    #expect(utf16.help?.es == "guárdelo en UTF-8")
    let utf32 = try #require(syntaxError(text.unicodeScalars.flatMap { bytes($0.value) }))
    #expect(utf32.words.es == "está en UTF-32, no en UTF-8")
  }

  @Test("A byte order mark of UTF-8 is accepted and told; places count it")
  func byteOrderMark() throws {
    let document = try parsed("\u{FEFF}{\"a\": 1}")
    #expect(document.hasByteOrderMark)
    #expect(document.root.offset == 3)
    #expect(try !parsed("{}").hasByteOrderMark)
  }
}
