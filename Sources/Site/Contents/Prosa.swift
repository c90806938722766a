package import Diagnostics
import Markdown

/// What somebody wrote about a match in Markdown, for the page of its chronicle:
/// `contenido/cronicas/12.md`.
///
///     ---
///     relato: no
///     ---
///     Un partido **para recordar**.
///
/// The head is optional; `relato: no` leaves out the report that the program drafts, in whose place the
/// text is then.
package struct Prosa: Sendable {
  /// As messages show it.
  package let fichero: String
  /// Whether the drafted report is left out.
  package let sustituyeAlRelato: Bool
  /// The text, without the head.
  let markdown: [UInt8]
  private let bytes: [UInt8]

  /// The most bytes that one may have: with more of them libcmark may take seconds.
  package static let limit = 64 << 10

  /// Throws what is wrong with its encoding or its head.
  package init(_ bytes: [UInt8], fichero: String) throws(Failure) {
    self.fichero = fichero
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(
        Diagnostic(
          .error,
          Words(
            es: "«\(fichero.visible)» no está en UTF-8", en: "“\(fichero.visible)” is not UTF-8"),
          help: Words(es: "guarde el fichero como UTF-8", en: "save the file as UTF-8")))
    }
    var head = ProseHead(bytes, file: fichero)
    try head.read()
    sustituyeAlRelato = !head.wantsReport
    markdown = Array(bytes[head.end...])
  }

  /// Throws what is wrong with the text alone, as it would be told of the page that it is in.
  package func comprueba() throws(Failure) {
    var html: [UInt8] = []
    do {
      try MarkdownRenderer(MarkdownOptions(limits: .page)).render(
        markdown, file: fichero, into: &html)
    } catch {
      var error = error
      error.line += bytes.prefix(bytes.count - markdown.count).count { $0 == 0x0A }
      throw Failure(error.diagnostic)
    }
  }

  /// The place in the file of a byte of the text.
  func location(at offset: Int) -> SourceLocation {
    SourceText(file: fichero, bytes: bytes).location(at: bytes.count - markdown.count + offset)
  }
}
