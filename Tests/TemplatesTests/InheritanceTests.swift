import Templates
import Testing

/// What the specification's cases leave open.
@Suite struct InheritanceTests {
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var sources: Sources
    var expected: String

    init(_ description: String, _ sources: Sources, _ expected: String) {
      self.description = description
      self.sources = sources
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case(
      "a layout with blocks on lines of their own",
      [
        "p": """
        {{<base}}
        {{$titulo}}Portada{{/titulo}}
        {{$cuerpo}}
        uno
        {{#arbitros}}
        - {{.}}
        {{/arbitros}}
        {{/cuerpo}}
        {{/base}}

        """,
        "base": """
        <title>{{$titulo}}{{sitio}}{{/titulo}}</title>
        <main>
          {{$cuerpo}}
          vacío
          {{/cuerpo}}
        </main>

        """,
      ],
      """
      <title>Portada</title>
      <main>
        uno
        - Iván
        - Sara
      </main>

      """),
    Case(
      "a list of lines begun within a line",
      [
        "p": "{{<b}}{{$x}}{{#arbitros}}\n{{.}}\n{{/arbitros}}{{/x}}{{/b}}",
        "b": "a\n  {{$x}}{{/x}}\nz",
      ], "a\n  \n  Iván\n  \n  Sara\n  \nz"),
    Case(
      "an argument of an argument",
      [
        "p": "{{<b}}{{$x}}[{{<c}}{{$y}}{{sitio}}{{/y}}{{/c}}]{{/x}}{{/b}}", "b": "<{{$x}}{{/x}}>",
        "c": "({{$y}}{{/y}})",
      ], "<[(Liga de Primavera)]>"),
    Case(
      "a block within a section",
      ["p": "{{<b}}{{$x}}{{.}},{{/x}}{{/b}}", "b": "{{#arbitros}}{{$x}}-{{/x}}{{/arbitros}}"],
      "Iván,Sara,"),
    Case(
      "a partial that stands alone within an argument of an indented parent",
      [
        "p": "<\n  {{<b}}{{$x}}\n{{>f}}\n{{/x}}{{/b}}\n>", "b": "b\n  {{$x}}\n  {{/x}}\nb\n",
        "f": "1\n2\n",
      ], "<\n  b\n    1\n    2\n  b\n>"),
    Case(
      "a partial within a line of an indented one",
      ["p": "  {{>b}}\n", "b": "a{{>f}}\nz\n", "f": "1\n2"], "  a1\n2\n  z\n"),
    Case(
      "blank lines within an indented partial", ["p": " {{>b}}\n", "b": "a\n\nb\n"],
      " a\n \n b\n"),
    Case(
      "a partial that only a parent further out gives content to",
      ["p": "{{<b}}{{$x}}1{{/x}}{{/b}}", "b": "{{>f}}{{$x}}{{/x}}", "f": "{{$x}}0{{/x}}"], "11"),
    Case(
      "an empty argument", ["p": "{{<b}}{{$x}}{{/x}}{{/b}}", "b": "[{{$x}}0{{/x}}]"], "[]"),
    Case(
      "a parent named by a value",
      ["p": "{{<*vista}}{{/*vista}}", "gol.md": "", "tarjeta.md": ""], ""),
    Case(
      "tags with CRLF",
      ["p": "{{#goles}}\r\n{{minuto}}\r\n{{/goles}}\r\n{{>b}}\r\nz", "b": "1\r\n"],
      "12\r\n45+2\r\n1\r\nz"),
  ])
  func `blocks, partials and indentation go together`(_ test: Case) throws {
    let set = TemplateSet(
      test.sources.all.map {
        TemplateSource(name: $0.name, file: $0.file, bytes: $0.bytes, escaping: Escaping.none)
      })
    let template = try set.template(
      "p", for: PaginaDePartido.vocabulary.shape, Sitio.vocabulary.shape)
    var output: [UInt8] = []
    try template.render(
      PaginaDePartido.vocabulary.record(PaginaDePartido()),
      over: Sitio.vocabulary.record(Sitio()), into: &output)
    #expect(String(decoding: output, as: UTF8.self) == test.expected)
  }
}
