import Diagnostics
import Templates
import TestSupport
import Testing

@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    BrokenTemplate(
      "no end of a tag", "Gol de ‸{{titulo\n{{titulo}}\n",
      "etiqueta sin cerrar: falta «}}» tras «{{»",
      help:
        "escriba «}}» donde acaba la etiqueta; si no es una, separe las llaves de «{{» con un espacio"
    ),
    BrokenTemplate(
      "one brace too few", "‸{{titulo} y {{jornada}}\n",
      "etiqueta sin cerrar: falta «}}» tras «{{»",
      help:
        "escriba «}}» donde acaba la etiqueta; si no es una, separe las llaves de «{{» con un espacio"
    ),
    BrokenTemplate(
      "two braces for three", "‸{{{contenido}} y más\n",
      "etiqueta sin cerrar: falta «}}}» tras «{{»",
      help:
        "escriba «}}}» donde acaba la etiqueta; si no es una, separe las llaves de «{{» con un espacio",
      in: "p.html"),
    BrokenTemplate(
      "no end of a comment", "a\n‸{{! nota\n{{titulo}\n",
      "etiqueta sin cerrar: falta «}}» tras «{{»",
      help:
        "escriba «}}» donde acaba la etiqueta; si no es una, separe las llaves de «{{» con un espacio"
    ),
    BrokenTemplate(
      "no name", "a ‸{{ }} b", "etiqueta sin nombre",
      help: "escriba el nombre de lo que va aquí, o quite las llaves"),
    BrokenTemplate(
      "no name of a section", "a ‸{{#}} b", "etiqueta sin nombre",
      help: "escriba el nombre de lo que va aquí, o quite las llaves"),
    BrokenTemplate(
      "spaces in a name", "á ‸{{titulo local}}",
      "«titulo local» no es un nombre: tiene espacios",
      help:
        "un nombre va entre las llaves sin espacios; sus partes, con un punto entre ellas: «equipo.nombre»"
    ),
    BrokenTemplate(
      "a dot at the end", "‸{{local.}}", "«local.» no es un nombre: hay un punto de más",
      help:
        "un nombre va entre las llaves sin espacios; sus partes, con un punto entre ellas: «equipo.nombre»"
    ),
    BrokenTemplate(
      "one delimiter", "a\n  ‸{{=<%=}}\n", "delimitadores no válidos «<%»",
      help: "escriba, por ejemplo, {{=<% %>=}}"),
    BrokenTemplate(
      "equal sign in a delimiter", "‸{{==> <==}}", "delimitadores no válidos «=> <=»",
      help: "escriba, por ejemplo, {{=<% %>=}}"),
    BrokenTemplate(
      "section without an end", "a\n‸{{#goles}}\n{{jugador}}\n",
      "«goles» no se cierra: falta {{/goles}}",
      help: "escriba {{/goles}} donde acaba la sección, o quite su comienzo"),
    BrokenTemplate(
      "section around one without an end",
      "{{#goles}}‸{{#jugador}}x{{/goles}}", "«jugador» no se cierra: falta {{/jugador}}",
      help: "escriba {{/jugador}} donde acaba la sección, o quite su comienzo"),
    BrokenTemplate(
      "end misspelt", "{{#goles}}\nx\n‸{{/gols}}\n",
      "se cierra «gols», pero lo que está abierto es «goles»",
      help: "cierre antes lo que se abrió después: escriba {{/goles}}"),
    BrokenTemplate(
      "another end", "{{#goles}}\nx\n‸{{/titulo}}\n{{/goles}}",
      "se cierra «titulo», pero lo que está abierto es «goles»",
      help: "cierre antes lo que se abrió después: escriba {{/goles}}"),
    BrokenTemplate(
      "end of nothing", "x\n‸{{/goles}}\n", "se cierra «goles», que no está abierto",
      help: "quítelo, o escriba antes {{#goles}}"),
    BrokenTemplate(
      "a value directly in a parent", "{{<b.md}}‸{{titulo}}{{/b.md}}",
      "dentro de {{<b.md}} solo puede haber bloques {{$nombre}}…{{/nombre}}",
      help: "quite lo demás, o páselo dentro de un bloque"),
    BrokenTemplate(
      "CRLF and BOM", "\u{FEFF}uno\r\ndos ‸{{}}\r\n", "etiqueta sin nombre",
      help: "escriba el nombre de lo que va aquí, o quite las llaves"),
    BrokenTemplate(
      "byte 0", "uno\ndos‸\0tres", "no es un fichero de texto: tiene un byte 0",
      help: "guárdelo como texto, en UTF-8"),
    BrokenTemplate(
      "direction marks in a name", "‸{{a b\u{202E}}}",
      "«a b\\u{202E}» no es un nombre: tiene espacios",
      help:
        "un nombre va entre las llaves sin espacios; sus partes, con un punto entre ellas: «equipo.nombre»"
    ),
  ])
  func `a broken tag is told with its place`(_ test: BrokenTemplate) throws {
    let diagnostics = test.diagnostics(with: ["b.md": "{{$x}}{{/x}}"])
    try #require(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostics[0].message.es == test.message)
    #expect(diagnostics[0].location == test.location)
    #expect(diagnostics[0].help?.es == test.help)
    #expect(diagnostics[0].severity == .error)
  }

  @Test func `a mismatched end says where the open section began`() {
    let test = BrokenTemplate("", "uno\n {{#goles}}\nx\n‸{{/titulo}}\n{{/goles}}", "")
    let context = test.diagnostics().first?.context.map(\.es)
    #expect(context == ["«goles» se abrió en templates/partido.md:2:2"])
  }

  @Test func `all errors of all sources are told, in order of reading`() throws {
    let sources: Sources = [
      "z.md": "{{jugdor}}\n{{}}", "partido.md": "{{#goles}}\n{{>z.md}}\n{{>no.md}}\n", "a.md": "{{",
    ]
    let failure = #expect(throws: Failure.self) { try sources.partido() }
    #expect(
      failure?.diagnostics.map { "\($0.location.map(String.init) ?? "")" } == [
        "templates/a.md:1:1", "templates/partido.md:1:1", "templates/z.md:2:1",
      ])
  }

  @Test func `a source that is not UTF-8 is told with the byte and its place`() {
    let bytes = Array("uno\nEspa".utf8) + [0xF1] + Array("a".utf8)
    let set = TemplateSet([
      TemplateSource(name: "p.md", file: "templates/p.md", bytes: bytes)
    ])
    let failure = #expect(throws: Failure.self) {
      try set.template("p.md", for: PaginaDePartido.vocabulary.shape)
    }
    #expect(failure?.diagnostics.map(\.message.es) == ["el byte 0xF1 no es UTF-8"])
    #expect(failure?.diagnostics.first?.location?.description == "templates/p.md:2:5")
    #expect(failure?.diagnostics.first?.help?.es == "guarde el fichero como UTF-8")
  }

  @Test(arguments: [(1 << 20, false), (1 << 20 + 1, true)])
  func `a source has at most a mebibyte`(_ size: Int, _ isTooLong: Bool) throws {
    let set = TemplateSet([
      TemplateSource(
        name: "p", file: "p", bytes: Array(repeating: UInt8(ascii: "x"), count: size))
    ])
    if isTooLong {
      let failure = #expect(throws: Failure.self) { try set.uncheckedTemplate("p", shapes: []) }
      #expect(
        failure?.diagnostics.map(\.message.es) == [
          "la plantilla ocupa 1048577 bytes; el máximo es 1048576"
        ])
    } else {
      var output: [UInt8] = []
      try set.uncheckedTemplate("p", shapes: []).render(stack: [], into: &output)
      #expect(output.count == size)
    }
  }

  @Test(arguments: [(64 << 10, false), (65537, true)])
  func `a source in Markdown has at most 64 KiB, and is told where it goes over`(
    _ size: Int, _ isTooLong: Bool
  ) throws {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1023) + [UInt8(ascii: "\n")]
    let bytes = Array(repeatElement(line, count: 65).joined().prefix(size))
    let set = TemplateSet([TemplateSource(name: "p.md", file: "p.md", bytes: bytes)])
    let failure = isTooLong ? "p.md:65:1" : nil
    do throws(Failure) {
      _ = try set.uncheckedTemplate("p.md", shapes: [])
      #expect(failure == nil)
    } catch {
      #expect(error.diagnostics.map(\.location?.description) == [failure])
      #expect(
        error.diagnostics.map(\.message.es) == [
          "la plantilla ocupa 65537 bytes; el máximo es 65536"
        ])
    }
  }

  @Test func `the sources of a set have at most 64 MB together`() {
    let bytes = Array(repeating: UInt8(ascii: "\n"), count: 1 << 20 + 1)
    let set = TemplateSet(
      (0..<64).map { TemplateSource(name: "\($0)", file: "\($0)", bytes: bytes) })
    let failure = #expect(throws: Failure.self) { try set.uncheckedTemplate("0", shapes: []) }
    #expect(
      failure?.diagnostics.map(\.message.es) == ["las plantillas ocupan juntas más de 64 MB"])
  }

  @Test func `sections nest to a hundred levels and not deeper`() throws {
    func nested(_ depth: Int) -> Sources {
      [
        "p": String(repeating: "{{#titulo}}", count: depth) + "x"
          + String(repeating: "{{/titulo}}", count: depth)
      ]
    }
    #expect(try nested(100).render() == "x")
    let failure = #expect(throws: Failure.self) { try nested(101).partido() }
    #expect(
      failure?.diagnostics.map(\.message.es) == [
        "hay más de 100 secciones unas dentro de otras"
      ])
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "{{", "{{a", "{{a\n", "{{#a}}", "{{/a}}", "{{!", "{{=", "{{\n\n", "{{otro}}", "{{>a}}",
      "{{a}}\n", "{{<a}}", "{{$a}}", "{{$a}}{{/a}}{{", "{{#a}}{{/b}}",
    ])
  func `a long source of one broken thing comes to an end`(_ piece: String) {
    let text = String(repeating: piece, count: (1 << 18) / piece.utf8.count)
    let set = TemplateSet([TemplateSource(name: "p.html", file: "p.html", text: text)])
    let failure = #expect(throws: Failure.self) {
      try set.template("p.html", for: PaginaDePartido.vocabulary.shape)
    }
    #expect(failure?.diagnostics.isEmpty == false)
  }
}
