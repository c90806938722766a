/// One name of a vocabulary: what it is, and how it is got.
package struct Field<Page>: Sendable {
  let description: Shape.Field
  let value: @Sendable (Page) -> Value

  init(_ name: String, _ kind: Kind, _ summary: String, value: @escaping @Sendable (Page) -> Value)
  {
    description = Shape.Field(name, kind, summary)
    self.value = value
  }

  /// Text that may be missing; escaped where a template writes it.
  package static func text(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Page) -> String?
  ) -> Field {
    Field(name, .text, summary) { Value(value($0)) }
  }

  /// A whole number that may be missing.
  package static func number(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Page) -> Int?
  ) -> Field {
    Field(name, .number, summary) { Value(value($0)) }
  }

  /// Yes or no.
  package static func flag(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Page) -> Bool
  ) -> Field {
    Field(name, .flag, summary) { .flag(value($0)) }
  }

  /// UTF-8 bytes of HTML that was made and escaped elsewhere; nil if there is none.
  package static func html(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Page) -> [UInt8]?
  ) -> Field {
    markup(name, .html, summary, value)
  }

  /// UTF-8 bytes of markup in some language, made and escaped elsewhere; nil if there is none.
  package static func markup(
    _ name: String, _ language: Escaping, _ summary: String,
    _ value: @escaping @Sendable (Page) -> [UInt8]?
  ) -> Field {
    Field(name, .markup(language), summary) {
      if let bytes = value($0) { .bytes(bytes) } else { .absent }
    }
  }

  /// UTF-8 bytes of an HTML element that was made and escaped elsewhere, for a page in Markdown; nil if
  /// there is none.
  package static func picture(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Page) -> [UInt8]?
  ) -> Field {
    Field(name, .picture, summary) {
      if let bytes = value($0) { .picture(bytes) } else { .absent }
    }
  }

  /// The name of a template of `names`, or nil: for `{{>*name}}`.
  package static func template(
    _ name: String, among names: [String], _ summary: String,
    _ value: @escaping @Sendable (Page) -> String?
  ) -> Field {
    Field(name, .template(among: names), summary) { Value(value($0)) }
  }

  /// A part with names of its own; nil if there is none.
  package static func record<Part>(
    _ name: String, of vocabulary: Vocabulary<Part>, _ summary: String,
    _ value: @escaping @Sendable (Page) -> Part?
  ) -> Field {
    Field(name, .record(vocabulary.shape), summary) {
      if let part = value($0) { .record(vocabulary.record(part)) } else { .absent }
    }
  }

  /// Rows, each with the names of `vocabulary`.
  package static func list<Row>(
    _ name: String, of vocabulary: Vocabulary<Row>, _ summary: String,
    _ value: @escaping @Sendable (Page) -> [Row]
  ) -> Field {
    Field(name, .list(of: .record(vocabulary.shape)), summary) {
      .list(vocabulary.list(value($0)))
    }
  }

  /// Texts: a section over them, with `{{.}}` for each.
  package static func texts(
    _ name: String, _ summary: String, _ value: @escaping @Sendable (Page) -> [String]
  ) -> Field {
    Field(name, .list(of: .text), summary) { .list(List(value($0).map { .text($0) })) }
  }
}
