/// What stands behind a name while a page is rendered.
///
/// In a section, `absent`, `flag(false)`, `number(0)`, an empty text and an empty list count as
/// nothing, everything else as something.
package enum Value: Sendable {
  /// The name is there and has nothing: it hides the same name further out.
  case absent
  case flag(Bool)
  case number(Int)
  case text(String)
  /// UTF-8 bytes: markup that was made elsewhere.
  case bytes([UInt8])
  /// UTF-8 bytes of HTML that a Markdown template only gives its place.
  case picture([UInt8])
  case record(Record)
  case list(List)

  /// A text that may be missing.
  package init(_ text: String?) {
    self = if let text { .text(text) } else { .absent }
  }

  /// A number that may be missing.
  package init(_ number: Int?) {
    self = if let number { .number(number) } else { .absent }
  }

  /// Whether a section over it is rendered.
  var isSomething: Bool {
    switch self {
    case .absent: false
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .bytes(let bytes), .picture(let bytes): !bytes.isEmpty
    case .record: true
    case .list(let list): !list.values.isEmpty
    }
  }
}
