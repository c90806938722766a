package import Diagnostics
package import Templates

/// The compiled templates of a site.
package struct Theme: Sendable {
  /// One for each `PageTemplate`, in their order.
  private let templates: [Template]
  /// The style sheet, as it is.
  let estilo: [UInt8]
  /// All that the templates are made of, for telling whether a page must be made again.
  let identity: [UInt8]
  /// Names of all sources that some page is made from.
  package let used: Set<String>

  /// What every page may name beside its own values.
  static let shared = Shape("sitio", [Shape.Field("t", .record(Texto.shape), "Words")])

  /// Compiles the templates of a theme; later sources replace earlier ones of the same name. Throws
  /// all that is wrong with them.
  package init(_ sources: [TemplateSource], estilo: [UInt8]) throws(Failure) {
    templates = try TemplateSet(sources).compile(PageTemplate.allCases.map(\.request))
    self.estilo = estilo
    identity = templates.flatMap(\.identity)
    used = Set(templates.flatMap(\.sources))
  }

  subscript(_ page: PageTemplate) -> Template { templates[page.rawValue] }
}
