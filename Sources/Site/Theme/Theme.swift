package import Diagnostics
package import Templates

/// The compiled templates of a site.
package struct Theme: Sendable {
  /// One for each `PageTemplate`, in their order.
  private let templates: [Template]
  /// The style sheet, as it is.
  let estilo: [UInt8]
  /// The script of the search, likewise.
  let buscar: [UInt8]
  /// All that the templates are made of, for telling whether a page must be made again.
  let identity: [UInt8]
  /// Names of all sources that some page is made from.
  package let used: Set<String>

  /// What every page may name beside its own values.
  static let shared = Shape("sitio", [Shape.Field("t", .record(Texto.shape), "Words")])

  /// Compiles the templates of a theme; later sources replace earlier ones of the same name. Throws
  /// all that is wrong with them.
  package init(_ sources: [TemplateSource], estilo: [UInt8], buscar: [UInt8]) throws(Failure) {
    templates = try TemplateSet(sources).compile(PageTemplate.allCases.map(\.request))
    self.estilo = estilo
    self.buscar = buscar
    identity = templates.flatMap(\.identity)
    used = Set(templates.flatMap(\.sources))
    let layout = templates[PageTemplate.layout.rawValue]
    if !(Self.holdsContents(layout)) {
      throw Failure(
        Diagnostic(
          .error, at: SourceLocation(file: layout.file, line: 1, column: 1),
          Words(
            es: "la plantilla no muestra «contenido»: todas las páginas saldrían vacías",
            en: "the template does not show “contenido”: all pages would be empty"),
          help: Words(
            es: "escriba {{{contenido}}} donde va el texto de la página",
            en: "write {{{contenido}}} where the text of the page goes")))
    }
  }

  /// Whether a page set into the layout is in what comes out, whatever way leads there.
  private static func holdsContents(_ layout: Template) -> Bool {
    let probe = Array("<p>contenido\u{1}</p>".utf8)
    var page: [UInt8] = []
    do {
      try layout.render(
        PaginaHTML.vocabulary.record(
          PaginaHTML(
            clase: "partido", titulo: "t", nombreDelSitio: "n", descripcion: "d", canonica: "c",
            cabecera: [], idiomas: [], contenido: probe)),
        over: MarcoHTML.vocabulary.record(
          MarcoHTML(
            idioma: "es", sitio: "s", raiz: "", suelta: false, portada: "index.html",
            menu: [EntradaDeMenu(texto: "x", url: "index.html", actual: true, abierta: false)],
            submenu: [], indice: nil, enlaces: [])),
        Record(shared, [.record(Texto.record(.es))]), into: &page)
    } catch {
      // Whoever draws the first page says what is wrong with it.
      return true
    }
    return page.firstRange(of: probe) != nil
  }

  subscript(_ page: PageTemplate) -> Template { templates[page.rawValue] }
}
