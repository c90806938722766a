import Diagnostics

/// Builds the tree of a template from its tokens.
///
/// The rules of indentation, which the specification shows by examples only:
/// - a parent (`{{<a}}…{{/a}}`) stands alone when only white space is before its first tag and
///   after its last, on whatever lines they are;
/// - what is given for a block loses the white space that its first line starts with, on each line,
///   and gets that of the block's place;
/// - the white space of a block's place is that of its default content's first line, if the block's
///   tag stands alone and has any; else what is before the tag.
struct Parser {
  private enum Element {
    case template
    case section(Reference, isInverted: Bool)
    case parent(Inclusion)
    case block(BlockSite)
    case argument
  }

  private struct Open {
    var element: Element
    var label: String
    var offset: Int
    var nodes: [Node] = []
    /// Of a parent, what it passes.
    var arguments: [Int] = []
    /// White space that each line within loses.
    var dedent: Range<Int>
  }

  private let source: TemplateSource
  private let tokens: [Token]
  private var tree: SyntaxTree
  private var open: [Open]
  private var index = 0

  private init(_ source: TemplateSource) {
    var scanner = Scanner(source)
    scanner.scan()
    self.source = source
    tokens = withoutStandaloneLines(scanner.tokens, in: source.bytes)
    tree = SyntaxTree(source: source, problems: scanner.problems)
    open = [Open(element: .template, label: "", offset: 0, dedent: 0..<0)]
  }

  static func parse(_ source: TemplateSource) -> SyntaxTree {
    if let (offset, problem) = problemOfBytes(source) {
      return SyntaxTree(source: source, problems: [(offset, problem)])
    }
    var parser = Parser(source)
    parser.parse()
    return parser.tree
  }

  private mutating func parse() {
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      read(token)
    }
    while open.count > 1 {
      let unclosed = open[open.count - 1]
      closeLast(by: nil)
      report(unclosed.offset, .unclosedSection(unclosed.label))
    }
    tree.nodes = open[0].nodes
  }

  private mutating func read(_ token: Token) {
    switch token.kind {
    case .silent:
      return
    case .close:
      close(by: token)
      return
    case .block:
      openBlock(token)
      return
    case .text, .lineStart:
      if isDirectlyInParent { return }
    case .variable, .rawVariable, .section, .inverted, .partial, .parent:
      if isDirectlyInParent { report(token.offset, .noBlock(open[open.count - 1].label)) }
    }
    switch token.kind {
    case .text: append(.text(token.range))
    case .lineStart: append(.lineStart(dedented(token.range)))
    case .variable: append(.value(reference(token), isRaw: false))
    case .rawVariable: append(.value(reference(token), isRaw: true))
    case .section: push(.section(reference(token), isInverted: false), token)
    case .inverted: push(.section(reference(token), isInverted: true), token)
    case .partial: append(.inclusion(inclusion(token)))
    case .parent: push(.parent(inclusion(token)), token)
    case .silent, .close, .block: break
    }
  }

  private var isDirectlyInParent: Bool {
    if case .parent = open[open.count - 1].element { true } else { false }
  }

  private mutating func append(_ node: Node) {
    open[open.count - 1].nodes.append(node)
  }

  private mutating func report(_ offset: Int, _ problem: TemplateProblem) {
    tree.problems.append((offset, problem))
    if tree.problems.count >= Limits.problems { giveUp() }
  }

  private mutating func giveUp() {
    index = tokens.count
    open.removeSubrange(1...)
  }

  /// Gives up at the limit of nesting, for all that walks a tree, and frees it, goes down by calls.
  private mutating func push(_ element: Element, _ token: Token, dedent: Range<Int>? = nil) {
    guard open.count <= Limits.nesting else {
      report(token.offset, .nestedTooDeep(Limits.nesting))
      giveUp()
      return
    }
    open.append(
      Open(
        element: element, label: label(token), offset: token.offset,
        dedent: dedent ?? open[open.count - 1].dedent))
  }

  private func label(_ token: Token) -> String {
    (token.isDynamic ? "*" : "") + source.text(token.range)
  }

  private mutating func reference(_ token: Token) -> Reference {
    let name = source.text(token.range)
    if name == "." { return Reference(parts: [], offset: token.offset) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") { report(token.offset, .badDots(name)) }
    return Reference(parts: parts, offset: token.offset)
  }

  private mutating func inclusion(_ token: Token) -> Inclusion {
    let target =
      token.isDynamic
      ? Inclusion.Target.nameIn(reference(token)) : .template(source.text(token.range))
    return Inclusion(
      target: target, offset: token.offset, isStandalone: token.isStandalone,
      indentation: dedented(token.indentation))
  }

  // MARK: - Blocks

  private mutating func openBlock(_ token: Token) {
    if isDirectlyInParent {
      openArgument(token)
    } else {
      let isEmpty = index < tokens.count && tokens[index].kind == .close
      var indentation = token.indentation
      if token.isStandalone {
        if !isEmpty { indentation = indentationOfNextLine() ?? indentation }
      } else if case .lineStart(let space)? = open[open.count - 1].nodes.last {
        indentation = space
      }
      let site = BlockSite(
        name: source.text(token.range), offset: token.offset, isStandalone: token.isStandalone,
        indentation: token.isStandalone ? dedented(indentation) : indentation, content: [])
      push(.block(site), token)
    }
  }

  private mutating func openArgument(_ token: Token) {
    // What is before the tag is not written, so only what follows it counts.
    var isStandalone = token.isStandalone
    if !isStandalone, index < tokens.count, endsLine(tokens, at: index, in: source.bytes) {
      isStandalone = true
      index += 1
    }
    push(.argument, token, dedent: isStandalone ? indentationOfNextLine() ?? 0..<0 : nil)
    if !isStandalone { append(.lineStart(token.range.lowerBound..<token.range.lowerBound)) }
  }

  /// White space at the start of the next line that has something.
  private func indentationOfNextLine() -> Range<Int>? {
    for position in tokens.indices[min(index, tokens.count)...] {
      let token = tokens[position]
      switch token.kind {
      case .lineStart:
        if !endsLine(tokens, at: position + 1, in: source.bytes) { return token.range }
      case .text: continue
      default: return token.isStandalone ? token.indentation : nil
      }
    }
    return nil
  }

  /// What is left of a line's white space once that of the surrounding argument is taken away.
  private func dedented(_ space: Range<Int>) -> Range<Int> {
    let dedent = source.bytes[open[open.count - 1].dedent]
    let common = zip(source.bytes[space], dedent).prefix { $0 == $1 }.count
    return space.lowerBound + common..<space.upperBound
  }

  // MARK: - Closing

  private mutating func close(by token: Token) {
    let label = label(token)
    guard let match = open.indices.dropFirst().last(where: { open[$0].label == label }) else {
      closeUnknown(label, by: token)
      return
    }
    while open.count - 1 > match {
      let unclosed = open[open.count - 1]
      closeLast(by: nil)
      report(unclosed.offset, .unclosedSection(unclosed.label))
    }
    if open.count > 1 { closeLast(by: token) }
  }

  /// A closing tag that fits nothing: of the innermost section if it looks like a slip in its name,
  /// else a stray one.
  private mutating func closeUnknown(_ label: String, by token: Token) {
    guard open.count > 1 else {
      report(token.offset, .strayClose(label))
      return
    }
    let last = open[open.count - 1]
    if nearestName(to: label, among: [last.label]) != nil { closeLast(by: token) }
    report(token.offset, .mismatchedClose(label, open: last.label, offset: last.offset))
  }

  private mutating func closeLast(by token: Token?) {
    var closed = open.removeLast()
    switch closed.element {
    case .template:
      return
    case .section(let reference, let isInverted):
      append(.section(reference, isInverted: isInverted, closed.nodes))
    case .block(var site):
      site.content = closed.nodes
      append(.block(site))
    case .argument:
      if case .lineStart? = closed.nodes.last { closed.nodes.removeLast() }
      tree.arguments.append(
        Argument(name: closed.label, offset: closed.offset, content: closed.nodes))
      open[open.count - 1].arguments.append(tree.arguments.count - 1)
    case .parent(var inclusion):
      inclusion.arguments = closed.arguments
      if token?.isStandalone == true || endsLine(tokens, at: index, in: source.bytes),
        case .lineStart(let space)? = open[open.count - 1].nodes.last
      {
        open[open.count - 1].nodes.removeLast()
        if token?.isStandalone != true { index += 1 }
        inclusion.isStandalone = true
        inclusion.indentation = space
      }
      append(.inclusion(inclusion))
    }
  }
}
