/// A part of a template as it was written, with its places.
indirect enum Node: Sendable {
  /// Bytes of the source.
  case text(Range<Int>)
  /// Start of a line, with the part of its white space that is written.
  case lineStart(Range<Int>)
  case value(Reference, isRaw: Bool)
  case section(Reference, isInverted: Bool, [Node])
  case inclusion(Inclusion)
  case block(BlockSite)
}

/// A name of the vocabulary, as a template uses it.
struct Reference: Sendable {
  /// The parts of a dotted name; none for `.`, the current element.
  var parts: [String]
  var offset: Int

  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

/// `{{>name}}` or `{{<name}}…{{/name}}`.
struct Inclusion: Sendable {
  enum Target: Sendable {
    case template(String)
    case nameIn(Reference)
  }

  var target: Target
  var offset: Int
  var isStandalone: Bool
  /// White space before it, if it stands alone: what each line of the other template gets.
  var indentation: Range<Int>
  /// Which of the template's arguments it passes, by index.
  var arguments: [Int] = []
}

/// `{{$name}}…{{/name}}` where a template may be given other content by one that includes it.
struct BlockSite: Sendable {
  var name: String
  var offset: Int
  var isStandalone: Bool
  /// White space that the lines of other content get.
  var indentation: Range<Int>
  var content: [Node]
}

/// `{{$name}}…{{/name}}` within a parent tag: content for a block of another template.
struct Argument: Sendable {
  var name: String
  var offset: Int
  var content: [Node]
}

/// A template that was read.
struct SyntaxTree: Sendable {
  var source: TemplateSource
  var nodes: [Node] = []
  var arguments: [Argument] = []
  /// What was wrong. With any problem, the nodes are not all that was meant.
  var problems: [(offset: Int, problem: TemplateProblem)] = []
}
