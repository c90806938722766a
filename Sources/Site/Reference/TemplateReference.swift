package import JSON
import Templates

/// What each template of a theme may name, for people and for programs.
package struct TemplateReference: Sendable {
  private struct Page {
    let template: PageTemplate
    let file: String
    let fields: [Shape.Field]
    /// Other templates that it includes, itself or through others.
    let parts: [String]
  }

  private let pages: [Page]
  /// What names stand for that have names of their own, in the order in which they come up.
  private let records: [Shape]

  package init(_ theme: Theme) {
    pages = PageTemplate.allCases.map { template in
      let file = template.request.name
      // The last shape is what all pages share.
      return Page(
        template: template, file: file,
        fields: template.request.shapes.dropLast().flatMap(\.fields),
        parts: theme[template].sources.filter { $0 != file }.sorted())
    }
    var records: [Shape] = []
    var open = pages.flatMap(\.fields)
    while !open.isEmpty {
      let shapes = open.compactMap(\.kind.shape)
      open = []
      for shape in shapes where !records.contains(where: { $0.signature == shape.signature }) {
        records.append(shape)
        open += shape.fields
      }
    }
    self.records = records
  }

  /// What names of records are called; each once, so that the reference can lead to it.
  var recordNames: [String] { records.map(\.name) }

  /// Markdown, in English as the theme's own comments.
  package var text: String {
    var text = Self.introduction
    text += "\n## Pages\n"
    for page in pages {
      text += "\n### `\(page.file)`\n\n\(page.template.summary)."
      if !page.parts.isEmpty {
        text += " Includes " + page.parts.map { "`\($0)`" }.joined(separator: ", ") + "."
      }
      text += "\n\n" + Self.table(page.fields)
    }
    text += "\n## Records\n\nNames that have names of their own.\n"
    for shape in records { text += "\n### \(shape.name)\n\n" + Self.table(shape.fields) }
    text +=
      "\n## Words\n\nIn every template, as `{{t.clasificacion}}`, in the language of the site.\n\n"
    var words = ReferenceTable(["name", "Spanish", "English"])
    for texto in Texto.allCases {
      words.add(["`t.\(texto.rawValue)`", texto.text(.es), texto.text(.en)])
    }
    return text + words.text
  }

  package var json: JSONValue {
    [
      "plantillas": .array(
        pages.map { page in
          [
            "plantilla": .string(page.file), "resumen": .string(page.template.summary),
            "incluye": .array(page.parts.map { .string($0) }), "nombres": Self.json(page.fields),
          ]
        }),
      "registros": .array(
        records.map { ["registro": .string($0.name), "nombres": Self.json($0.fields)] }),
      "palabras": .array(
        Texto.allCases.map {
          ["nombre": .string("t.\($0.rawValue)"), "es": .string($0.text(.es))]
        }),
    ]
  }

  private static func table(_ fields: [Shape.Field]) -> String {
    var table = ReferenceTable(["name", "kind", "what it is"])
    for field in fields { table.add(["`\(field.name)`", field.kind.link, field.summary]) }
    return table.text
  }

  private static func json(_ fields: [Shape.Field]) -> JSONValue {
    .array(
      fields.map { field in
        var members: JSONObject = ["nombre": .string(field.name)]
        members["clase"] = .string(field.kind.word)
        members["registro"] = field.kind.shape.map { .string($0.name) }
        members["resumen"] = .string(field.summary)
        return .object(members)
      })
  }

  private static let introduction = """
    # Templates of the theme

    A file of the same name in `templates/` of the tournament's folder takes the place of one of these. What a \
    template names that is not here is an error of the build, with its place. This page is written by \
    `marcador reference templates`.

    | kind | in a template |
    |---|---|
    | text, number | `{{name}}`; `{{#name}}…{{/name}}` where there is some, `{{^name}}…{{/name}}` where not |
    | flag | `{{#name}}…{{/name}}` where it is so, `{{^name}}…{{/name}}` where not |
    | list | `{{#name}}…{{/name}}` for each; `{{.}}` is a text of it |
    | record | `{{name.part}}`, or `{{#name}}{{part}}{{/name}}` where it is there |
    | HTML, Markdown, picture | `{{{name}}}` |
    | template | `{{>*name}}` |

    `{{>enlace.md}}` includes another file, which may use the names that are known there.

    """
}

extension Kind {
  /// The names that what it stands for has, itself or each element of it.
  fileprivate var shape: Shape? {
    switch self {
    case .record(let shape): shape
    case .list(let element): element.shape
    case .text, .number, .flag, .markup, .picture, .template: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .flag: "flag"
    case .markup(let language): language == .html ? "HTML" : "Markdown"
    case .picture: "picture"
    case .template: "template"
    case .record: "record"
    case .list(.text): "list of texts"
    case .list: "list"
    }
  }

  /// The same with what leads to the record.
  fileprivate var link: String {
    guard let shape else { return word }
    let anchor = shape.name.lowercased().split(separator: " ").joined(separator: "-")
    return "\(word)\(word == "list" ? " of" : "") [\(shape.name)](#\(anchor))"
  }
}
