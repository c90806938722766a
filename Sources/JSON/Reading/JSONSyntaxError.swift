/// Why a text is not a JSON document, and where. The first reason ends the reading.
package struct JSONSyntaxError: Error, Sendable, Hashable {
  /// Byte in the text (a byte order mark counts) that is to blame; the length of the text when it
  /// ends too soon.
  package var offset: Int
  package var reason: Reason
  /// The place of what is still open (a string, an object, an array), where that helps.
  package var opening: Int?

  init(_ reason: Reason, at offset: Int, opening: Int? = nil) {
    self.offset = offset
    self.reason = reason
    self.opening = opening
  }

  package enum Reason: Sendable, Hashable {
    /// Nothing at all, or nothing but white space.
    case empty
    /// Text in another encoding: `UTF-16`, `UTF-32`.
    case encoding(String)
    case fileTooLong(limit: Int)
    case tooDeep(limit: Int)
    case tooManyValues(limit: Int)
    case stringTooLong(limit: Int)

    case endOfFile(Expected)
    case unexpected(String, Expected)
    /// Something after the end of the document.
    case textAfterEnd(String)
    /// `]` where `}` is due, or the reverse.
    case wrongCloser(String, Expected)
    case missingComma
    case trailingComma
    case doubledComma
    case comment
    case singleQuotes
    /// Quotation marks of a word processor.
    case typographicQuotes(String)
    /// A space or mark that nobody sees and JSON does not know.
    case invisibleCharacter(String)
    case bareKey(String)
    case keyIsNotText
    /// A word that is no value: text without quotation marks.
    case bareWord(String)
    /// `True`, `nil`, `None`: a value of another language.
    case misspeltWord(String, correct: String)
    /// `NaN`, `Infinity`.
    case notFinite(String)
    case number(NumberFault, String)

    case invalidUTF8(byte: UInt8, UTF8Fault)
    case controlInString(UInt8)
    case invalidEscape(String)
    case incompleteUnicodeEscape(String)
    case loneSurrogate(String)
  }

  /// What the grammar asks for at a place.
  package enum Expected: Sendable, Hashable {
    case value, valueOrBracket, key, keyOrBrace, colon, commaOrBrace, commaOrBracket
    case closingQuote, escape, digit
    case word(String)
  }

  /// What is wrong with a number.
  package enum NumberFault: Sendable, Hashable {
    case plusSign, leadingZero, leadingDot, trailingDot, emptyExponent, loneMinus, otherBase
    case separator, notANumber
  }

  /// What is wrong with bytes that are not UTF-8.
  package enum UTF8Fault: Sendable, Hashable {
    /// A byte that starts no character, or one whose character goes on wrongly: usually Latin-1.
    case stray
    /// The text ends inside a character.
    case cut
    /// More bytes than the character needs.
    case overlong
    /// Half of a UTF-16 pair.
    case surrogate
    /// Beyond U+10FFFF.
    case beyondUnicode
  }
}
