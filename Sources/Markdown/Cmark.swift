internal import CCmark

/// What a node of the document is. Kinds that cmark's parser never makes are `other`.
enum CmarkKind {
  case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
  case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
  case other
}

/// One step of a walk through a document.
enum CmarkEvent {
  case enter(CmarkKind)
  case exit(CmarkKind)
  case done
}

/// What surrounds a block: how many block quotes, and where the innermost list item starts.
struct CmarkEnclosure {
  var quotes = 0
  /// Line and column of the item's marker, both from 1.
  var item: (line: Int, column: Int)?
}

/// A parsed document and a walk through it; the only code that touches libcmark.
///
/// Owns the memory of the tree and the iterator, which `ccmark_parse` collects, and frees it in
/// `deinit`. Everything else that cmark hands out (literals, destinations, titles) is in that memory:
/// it is lent as a `Span` for the time of a closure. No node leaves this type, so none outlives its
/// tree.
@safe struct CmarkTree: ~Copyable {
  private let document: ccmark_document
  private let iterator: OpaquePointer
  /// The node of the last event.
  private var node: OpaquePointer

  /// Parses; cmark reads the bytes during the call and keeps none of them. Nil only if cmark gives
  /// no tree, which it is not known to do: it ends the process when memory runs out.
  init?(parsing markdown: MarkdownSource) {
    let document = unsafe markdown.withBytes(0..<markdown.count) { bytes in
      unsafe ccmark_parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    // Both are there or none.
    guard let root = unsafe document.root, let iterator = unsafe document.iterator else {
      return nil
    }
    unsafe self.document = document
    unsafe self.iterator = iterator
    unsafe node = root
  }

  deinit {
    unsafe ccmark_document_free(document)
  }

  /// Goes on to the next event; the properties below speak of its node.
  mutating func next() -> CmarkEvent {
    let event = unsafe cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let current = unsafe cmark_iter_get_node(iterator) else {
      return .done
    }
    unsafe node = current
    let kind = unsafe Self.kind(of: current)
    return event == CMARK_EVENT_ENTER ? .enter(kind) : .exit(kind)
  }

  /// Goes to the end of the current node, whose children have no event then. For a node that has
  /// just been entered and that is no leaf.
  mutating func skipChildren() {
    unsafe cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
  }

  var startLine: Int { unsafe Int(cmark_node_get_start_line(node)) }
  var startColumn: Int { unsafe Int(cmark_node_get_start_column(node)) }
  var endLine: Int { unsafe Int(cmark_node_get_end_line(node)) }
  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(node)) }
  /// The number of an ordered list's first item; nil for a bullet list.
  var listStart: Int? {
    unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      ? unsafe Int(cmark_node_get_list_start(node)) : nil
  }

  /// Whether the current paragraph stands in an item of a tight list, where it has no tags.
  var isTight: Bool {
    guard let list = unsafe cmark_node_parent(cmark_node_parent(node)) else { return false }
    return unsafe cmark_node_get_list_tight(list) != 0
  }

  /// What the current node stands in.
  var enclosure: CmarkEnclosure {
    var result = CmarkEnclosure()
    var ancestor = unsafe cmark_node_parent(node)
    while let current = unsafe ancestor {
      switch unsafe Self.kind(of: current) {
      case .blockQuote:
        result.quotes += 1
      case .item where result.item == nil:
        result.item = unsafe (
          Int(cmark_node_get_start_line(current)), Int(cmark_node_get_start_column(current))
        )
      default: break
      }
      unsafe ancestor = cmark_node_parent(current)
    }
    return result
  }

  /// Appends the text of the current node as text of HTML, without its first `skipped` bytes.
  func appendText(skipping skipped: Int, to output: inout [UInt8]) {
    guard var rest = unsafe cmark_node_get_literal(node) else { return }
    // The text ends with a NUL, where each of these searches stops at the latest.
    for _ in 0..<skipped where unsafe rest.pointee != 0 { unsafe rest += 1 }
    while true {
      let plain = unsafe strcspn(rest, "&<>\"")
      unsafe output.append(contentsOf: UnsafeRawBufferPointer(start: rest, count: plain))
      guard let sign = unsafe UInt8(exactly: rest[plain]), sign != 0 else { return }
      output.append(Markup.escape(of: sign))
      unsafe rest += plain + 1
    }
  }

  /// The text of the current text, code or HTML node.
  func withLiteral<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.lend(cmark_node_get_literal(node), to: body)
  }

  /// The destination of the current link or image: entities and backslashes decoded, nothing
  /// percent-encoded yet.
  func withDestination<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.lend(cmark_node_get_url(node), to: body)
  }

  /// The title of the current link or image; empty without one.
  func withTitle<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.lend(cmark_node_get_title(node), to: body)
  }

  /// What follows the fence of the current code block; empty without a fence.
  func withFenceInfo<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    unsafe Self.lend(cmark_node_get_fence_info(node), to: body)
  }

  @unsafe private static func lend<Result>(
    _ text: UnsafePointer<CChar>?, to body: (Span<UInt8>) -> Result
  ) -> Result {
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: ccmark_length(text))
    return unsafe bytes.withMemoryRebound(to: UInt8.self) { unsafe body($0.span) }
  }

  @unsafe private static func kind(of node: OpaquePointer) -> CmarkKind {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_DOCUMENT: .document
    default: .other
    }
  }
}
