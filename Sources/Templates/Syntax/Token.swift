/// A piece of a template's source.
struct Token {
  enum Kind: Equatable {
    /// Text of the template, at most one line, with its line end.
    case text
    /// The white space at the start of a line, if any. Every line that has anything starts so.
    case lineStart
    /// `{{name}}`
    case variable
    /// `{{{name}}}` and `{{&name}}`
    case rawVariable
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{/name}}`
    case close
    /// `{{>name}}`
    case partial
    /// `{{<name}}`
    case parent
    /// `{{$name}}`
    case block
    /// A comment or a change of delimiters.
    case silent

    /// Whether a line that has only this tag is removed as a whole. Not so for a parent, whose end
    /// decides: see `Parser`.
    var canStandAlone: Bool {
      switch self {
      case .section, .inverted, .close, .partial, .block, .silent: true
      case .text, .lineStart, .variable, .rawVariable, .parent: false
      }
    }
  }

  var kind: Kind
  /// Of a text, its bytes; of a tag, its name.
  var range: Range<Int>
  /// Where it starts in the source.
  var offset: Int
  /// `*name`: the name of the template is the value of `name`.
  var isDynamic = false
  /// Whether it has a line to itself. That line's white space and line end are no tokens then.
  var isStandalone = false
  /// White space before it, if it stands alone.
  var indentation: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>, offset: Int) {
    self.kind = kind
    self.range = range
    self.offset = offset
    indentation = range.lowerBound..<range.lowerBound
  }
}
