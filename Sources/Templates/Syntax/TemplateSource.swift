import Diagnostics

/// The text of one template.
package struct TemplateSource: Sendable {
  /// What other templates include it by, such as `fila.md`.
  package let name: String
  /// How messages call its file, such as `templates/fila.md`.
  package let file: String
  /// UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  package let escaping: Escaping

  /// A byte order mark in front is dropped. The language is by the end of the name, if not given.
  package init(name: String, file: String, bytes: [UInt8], escaping: Escaping? = nil) {
    self.name = name
    self.file = file
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    self.escaping = escaping ?? Escaping(fileName: name)
  }

  package init(name: String, file: String, text: String, escaping: Escaping? = nil) {
    self.init(name: name, file: file, bytes: Array(text.utf8), escaping: escaping)
  }

  /// The place of a byte. Made anew for each call: for messages only.
  func location(at offset: Int) -> SourceLocation {
    SourceText(file: file, bytes: bytes).location(at: offset)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
