/// The names that a kind of page (or a row of one) offers to its template, and how each is got from
/// the Swift value behind it.
///
///     struct FilaDeGol {
///       var minuto: String
///       var jugador: String
///
///       static let vocabulary = Vocabulary<FilaDeGol>("gol", [
///         .text("minuto", "Minute as printed: 45+2") { $0.minuto },
///         .text("jugador", "Who scored") { $0.jugador },
///       ])
///     }
///
/// Code cannot misspell a name, for it never uses one; a template that does is not compiled.
package struct Vocabulary<Page>: Sendable {
  /// The names, kinds and summaries.
  package let shape: Shape
  @usableFromInline let signature: UInt64
  @usableFromInline let getters: [@Sendable (Page) -> Value]

  /// At least one name, and none twice.
  package init(_ name: String, _ fields: [Field<Page>]) {
    precondition(!fields.isEmpty, "\(name) has no names")
    shape = Shape(name, fields.map(\.description))
    signature = shape.signature
    getters = fields.map(\.value)
  }

  /// The values of a page, each closure called once.
  @inlinable
  package func record(_ page: Page) -> Record {
    var values: [Value] = []
    values.reserveCapacity(getters.count)
    append(page, to: &values)
    return Record(signature: signature, values: values)
  }

  /// The values of any number of rows.
  @inlinable
  package func list(_ pages: [Page]) -> List {
    var values: [Value] = []
    values.reserveCapacity(getters.count * pages.count)
    for page in pages { append(page, to: &values) }
    return List(signature: signature, values: values)
  }

  @inlinable
  func append(_ page: Page, to values: inout [Value]) {
    for getter in getters { values.append(getter(page)) }
  }
}
