/// What can be wrong with a template, as facts; the words are in `TemplateWords.swift`.
enum TemplateProblem: Hashable, Sendable {
  // Bytes.
  case tooLong(Int, limit: Int)
  case tooLongTogether(limit: Int)
  case notUTF8(UInt8)
  case binary

  // Tags.
  case unclosedTag(opening: String, closing: String)
  case emptyTag
  case nameWithSpaces(String)
  case badDots(String)
  case badDelimiters(String)

  // Nesting.
  case unclosedSection(String)
  /// The closing tag, the section that is open instead, and where that began.
  case mismatchedClose(String, open: String, offset: Int)
  case strayClose(String)
  case nestedTooDeep(Int)
  /// A tag other than a block directly within this parent.
  case noBlock(String)

  // Names.
  case unknownName(String, hint: NameHint?)
  /// A part that is asked of something without parts.
  case noParts(String, of: String, isList: Bool)
  case notWritable(String, Unwritable)
  /// Markup of the template's own language in double braces.
  case escapedMarkup(String)
  /// Text, or markup of another language, in triple braces.
  case rawText(String)
  /// A picture in a template of another language than Markdown.
  case misplacedPicture(String)

  // Other templates.
  case missingTemplate(String, nearest: String?)
  case otherLanguage(String, Escaping, within: Escaping)
  case endlessInclusion([String])
  case unknownBlock(String, parent: String, nearest: String?)
  case notTemplateName(String)
  case tooManyContexts(Int)

  // Rendering.
  case tooDeep(Int)
  case tooManyExpansions(Int)
  case tooManySteps
  case tooMuchOutput(Int)
  case unexpectedTemplateName(String)
  case wrongRecord

  /// Why a value cannot be written out.
  enum Unwritable: Hashable, Sendable {
    case list, record, flag
  }

  /// What may have been meant by a name that is not there.
  enum NameHint: Hashable, Sendable {
    case nearest(String)
    /// The name is one of each element of this list, or of this part.
    case within(String, isList: Bool)
    case available([String])
  }
}
