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
  private let width: Int
  /// Appends the values of a page, each closure called once. One closure made of all, since an array
  /// of generic closures would have to find out about their type at each step.
  private let append: @Sendable (Page, inout [Value]) -> Void

  /// At least one name, and none twice.
  package init(_ name: String, _ fields: [Field<Page>]) {
    precondition(!fields.isEmpty, "\(name) has no names")
    shape = Shape(name, fields.map(\.description))
    width = fields.count
    var append: @Sendable (Page, inout [Value]) -> Void = { _, _ in }
    for field in fields {
      let before = append
      let value = field.value
      append = { page, values in
        before(page, &values)
        values.append(value(page))
      }
    }
    self.append = append
  }

  /// The values of a page.
  package func record(_ page: Page) -> Record {
    var values: [Value] = []
    values.reserveCapacity(width)
    append(page, &values)
    return Record(signature: shape.signature, values: values)
  }

  /// The values of any number of rows.
  package func list(_ pages: [Page]) -> List {
    var values: [Value] = []
    values.reserveCapacity(width * pages.count)
    for page in pages { append(page, &values) }
    return List(signature: shape.signature, values: values)
  }
}
