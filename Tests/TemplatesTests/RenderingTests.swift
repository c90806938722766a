import Diagnostics
import Templates
import Testing

@Suite struct RenderingTests {
  @Test func `values of the page, of its parts and of its lists are written`() throws {
    let sources: Sources = [
      "partido.md": """
      # {{titulo}}
      {{local.nombre}} {{local.goles}}, {{visitante.nombre}} {{visitante.goles}}, {{jornada}}
      {{#goles}}
      - {{minuto}}' {{jugador}} en {{sitio}}
      {{/goles}}
      {{^goles}}
      Sin goles
      {{/goles}}
      {{#arbitros}}[{{.}}]{{/arbitros}}
      """
    ]
    #expect(
      try sources.render() == """
        # Rayo FC 3-2 Toros
        Rayo FC 3, Toros 2, 7
        - 12' Ana en Liga de Primavera
        - 45+2' Leo en Liga de Primavera
        [Iván][Sara]
        """)
  }

  struct Truth: Sendable {
    var template: String
    var full: String
    var empty: String

    init(_ template: String, full: String, empty: String) {
      self.template = template
      self.full = full
      self.empty = empty
    }
  }

  @Test(arguments: [
    Truth("{{#titulo}}sí{{/titulo}}{{^titulo}}no{{/titulo}}", full: "sí", empty: "no"),
    Truth("{{#titulo}}<{{.}}>{{/titulo}}", full: "<Rayo FC 3-2 Toros>", empty: ""),
    Truth("{{#jornada}}J{{.}}{{/jornada}}{{^jornada}}no{{/jornada}}", full: "J7", empty: "no"),
    Truth("{{#aplazado}}sí{{/aplazado}}{{^aplazado}}no{{/aplazado}}", full: "sí", empty: "no"),
    Truth("{{#goles}}g{{/goles}}{{^goles}}no{{/goles}}", full: "gg", empty: "no"),
    Truth("{{#visitante}}{{nombre}}{{/visitante}}", full: "Toros", empty: ""),
    Truth("{{visitante.nombre}}.", full: "Toros.", empty: "."),
    Truth("{{#contenido}}sí{{/contenido}}{{^contenido}}no{{/contenido}}", full: "sí", empty: "no"),
  ])
  func `an empty text, a zero, a no, an empty list and what is missing count as nothing`(
    _ test: Truth
  ) throws {
    let sources: Sources = ["p": test.template]
    #expect(try sources.render(PaginaDePartido(aplazado: true)) == test.full)
    let empty = PaginaDePartido(
      titulo: "", visitante: nil, goles: [], jornada: 0, aplazado: false, contenido: [])
    #expect(try sources.render(empty) == test.empty)
    #expect(
      try sources.render(
        PaginaDePartido(
          titulo: "", visitante: nil, goles: [], jornada: nil, contenido: nil)) == test.empty)
  }

  @Test func `a name that the page has hides that of the site, even when it is empty`() throws {
    let sources: Sources = ["p": "[{{titulo}}]"]
    #expect(try sources.render(PaginaDePartido(titulo: "")) == "[]")
  }

  @Test(arguments: [0, 7, 10, -1, -305, 1_000_000, Int.max, Int.min])
  func `numbers are written in decimal`(_ number: Int) throws {
    let sources: Sources = ["p": "{{local.goles}}"]
    let pagina = PaginaDePartido(local: .init(nombre: "", goles: number))
    #expect(try sources.render(pagina) == "\(number)")
  }

  @Test func `text in a value is never read as a template`() throws {
    let sources: Sources = ["p": "{{titulo}}"]
    #expect(try sources.render(PaginaDePartido(titulo: "{{sitio}}")) == "{{sitio}}")
  }

  @Test func `what was in the output stays in front, and a long page is made in several pieces`()
    throws
  {
    let sources: Sources = ["p.html": "{{#goles}}{{jugador}}, {{/goles}}{{{contenido}}}"]
    let name = String(repeating: "ñ", count: 300) + "&"
    let pagina = PaginaDePartido(
      goles: Array(repeating: .init(minuto: "1", jugador: name), count: 100),
      contenido: Array(repeating: UInt8(ascii: "x"), count: 50_000))
    var output = Array("antes ".utf8)
    try sources.partido().render(
      PaginaDePartido.vocabulary.record(pagina), over: Sitio.vocabulary.record(Sitio()),
      into: &output)
    let expected =
      "antes " + String(repeating: name + "amp;, ", count: 100)
      + String(repeating: "x", count: 50_000)
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  @Test func `a record of another kind of page is refused`() throws {
    let template = try TemplateSet(Sources(dictionaryLiteral: ("p", "{{titulo}}")).all)
      .template("p", for: PaginaDePartido.vocabulary.shape)
    var output = Array("antes".utf8)
    let error = #expect(throws: TemplateError.self) {
      try template.render(Sitio.vocabulary.record(Sitio()), into: &output)
    }
    #expect(error?.diagnostic.message.es == "los datos no son los de esta plantilla")
    #expect(String(decoding: output, as: UTF8.self) == "antes")
  }

  @Test func `one template renders in many tasks at once, each its own page`() async throws {
    let sources: Sources = [
      "p.md": "{{titulo}}: {{#goles}}{{>f.md}}{{/goles}}", "f.md": "{{minuto}} {{jugador}};",
    ]
    let template = try sources.partido()
    let sitio = Sitio.vocabulary.record(Sitio())
    let pages = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<64 {
        group.addTask {
          let pagina = PaginaDePartido(
            titulo: "P\(number)",
            goles: (0..<number).map { .init(minuto: "\($0)", jugador: "J\(number)") })
          let record = PaginaDePartido.vocabulary.record(pagina)
          var output: [UInt8] = []
          for _ in 0..<20 {
            output.removeAll()
            try template.render(record, over: sitio, into: &output)
          }
          return (number, String(decoding: output, as: UTF8.self))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<64 {
      let rows = (0..<number).map { "\($0) J\(number);" }.joined()
      #expect(pages[number] == "P\(number): \(rows)")
    }
  }
}
