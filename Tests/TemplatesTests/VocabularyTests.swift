import Diagnostics
import Templates
import TestSupport
import Testing

@Suite struct VocabularyTests {
  @Test(arguments: [
    BrokenTemplate(
      "misspelt name", "Gol de ‸{{titlo}}", "nombre desconocido «titlo»",
      help: "¿quiso decir «titulo»?"),
    BrokenTemplate(
      "misspelt name of an outer record", "{{#goles}}\n  ‸{{jorndaa}}\n{{/goles}}",
      "nombre desconocido «jorndaa»", help: "¿quiso decir «jornada»?"),
    BrokenTemplate(
      "misspelt name of the element of a list", "{{#goles}}{{minuto}} ‸{{jugdor}}{{/goles}}",
      "nombre desconocido «jugdor»", help: "¿quiso decir «jugador»?"),
    BrokenTemplate(
      "name of an element, outside of its list", "‸{{jugador}}",
      "nombre desconocido «jugador»",
      help: "lo tiene cada elemento de «goles»: escríbalo entre {{#goles}} y {{/goles}}"),
    BrokenTemplate(
      "name of a part, without the part", "‸{{nombre}}", "nombre desconocido «nombre»",
      help: "lo tiene «local»: escriba «local.nombre»"),
    BrokenTemplate(
      "name like nothing", "‸{{espectadores}}", "nombre desconocido «espectadores»",
      help: "aquí se puede usar: titulo, local, visitante, goles, arbitros, jornada, aplazado, "
        + "contenido, vista, sitio"),
    BrokenTemplate(
      "misspelt part", "ñ ‸{{local.nonbre}}", "nombre desconocido «nonbre»",
      help: "¿quiso decir «nombre»?"),
    BrokenTemplate(
      "misspelt section", "‸{{#gols}}{{jugador}}{{/gols}}", "nombre desconocido «gols»",
      help: "¿quiso decir «goles»?"),
    BrokenTemplate(
      "misspelt inverted section", "‸{{^gols}}{{/gols}}", "nombre desconocido «gols»",
      help: "¿quiso decir «goles»?"),
    BrokenTemplate(
      "wrong name in an inverted section", "{{^goles}}‸{{titlo}}{{/goles}}",
      "nombre desconocido «titlo»", help: "¿quiso decir «titulo»?"),
    BrokenTemplate(
      "part of a list", "‸{{goles.jugador}}", "«goles» es una lista: no tiene «jugador»",
      help: "úselo como sección: {{#goles}}…{{/goles}}"),
    BrokenTemplate(
      "part of a text", "‸{{titulo.largo}}",
      "«titulo» no tiene partes, y por tanto tampoco «largo»", help: "quite «.largo»"),
    BrokenTemplate(
      "list written out", "‸{{goles}}", "«goles» es una lista y no se puede escribir",
      help: "úselo como sección: {{#goles}}…{{/goles}}"),
    BrokenTemplate(
      "record written out", "‸{{local}}", "«local» tiene partes y no se puede escribir",
      help: "úselo como sección: {{#local}}…{{/local}}"),
    BrokenTemplate(
      "yes or no written out", "‸{{aplazado}}", "«aplazado» es un sí o no y no se puede escribir",
      help: "úselo como sección: {{#aplazado}}…{{/aplazado}}"),
    BrokenTemplate(
      "page written out", "‸{{.}}", "«.» tiene partes y no se puede escribir",
      help: "úselo como sección: {{#.}}…{{/.}}"),
    BrokenTemplate(
      "HTML escaped in HTML", "<p>‸{{contenido}}</p>",
      "«contenido» ya está en el formato de la plantilla: con dos llaves se vería su código",
      help: "escriba {{{contenido}}}", in: "p.html"),
    BrokenTemplate(
      "text not escaped in HTML", "<p>‸{{{titulo}}}</p>",
      "«titulo» no está en el formato de la plantilla: con tres llaves saldría sin proteger",
      help: "escriba {{titulo}}", in: "p.html"),
    BrokenTemplate(
      "text not escaped in Markdown", "‸{{&titulo}}",
      "«titulo» no está en el formato de la plantilla: con tres llaves saldría sin proteger",
      help: "escriba {{titulo}}"),
    BrokenTemplate(
      "HTML in Markdown", "‸{{{contenido}}}",
      "«contenido» no está en el formato de la plantilla: con tres llaves saldría sin proteger",
      help: "escriba {{contenido}}"),
    BrokenTemplate(
      "missing template", "a\n  ‸{{>glo.md}}\n", "no existe la plantilla «glo.md»",
      help: "¿quiso decir «gol.md»?"),
    BrokenTemplate(
      "a template without its ending", "‸{{>gol}}", "no existe la plantilla «gol»",
      help: "¿quiso decir «gol.md»?"),
    BrokenTemplate(
      "missing parent", "‸{{<otra.md}}{{/otra.md}}", "no existe la plantilla «otra.md»",
      help:
        "no está en la carpeta de las plantillas, ni entre las de Marcador: añádala o corrija el "
        + "nombre"),
    BrokenTemplate(
      "template of another language", "‸{{>fila.html}}",
      "«fila.html» es de HTML y no puede incluirse en una plantilla de Markdown",
      help: "inclúyala en una plantilla de su mismo formato (.md en .md, .html en .html)"),
    BrokenTemplate(
      "text for the name of a template", "‸{{>*titulo}}",
      "«titulo» no es el nombre de una plantilla",
      help: "escriba el nombre de un fichero de las plantillas, como «tabla.md»"),
    BrokenTemplate(
      "misspelt block", "{{<base.md}}{{$titular}}x{{/titular}}‸{{$cuerpp}}x{{/cuerpp}}{{/base.md}}",
      "«base.md» no tiene el bloque «cuerpp»", help: "¿quiso decir «cuerpo»?"),
    BrokenTemplate(
      "wrong name in a block", "{{<base.md}}{{$cuerpo}}\n‸{{titlo}}{{/cuerpo}}{{/base.md}}",
      "nombre desconocido «titlo»", help: "¿quiso decir «titulo»?"),
  ])
  func `what the vocabulary does not have is told with its place`(_ test: BrokenTemplate) throws {
    let diagnostics = test.diagnostics(with: [
      "gol.md": "{{sitio}}", "tarjeta.md": "", "fila.html": "",
      "base.md": "{{$titular}}{{/titular}}{{>pie.md}}", "pie.md": "{{$cuerpo}}{{/cuerpo}}",
    ])
    try #require(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostics[0].message.es == test.message)
    #expect(diagnostics[0].location == test.location)
    #expect(diagnostics[0].help?.es == test.help)
  }

  @Test func `within a section over an unknown name nothing more is complained of`() {
    let test = BrokenTemplate("", "‸{{#nada}}{{esto}}{{#aquello}}{{.}}{{/aquello}}{{/nada}}", "")
    #expect(test.diagnostics().map(\.message.es) == ["nombre desconocido «nada»"])
  }

  @Test func `what is included is checked where it is included from, and the way is told`() throws {
    let sources: Sources = [
      "partido.md": "{{#goles}}\n{{>fila.md}}\n{{/goles}}\n  {{>tabla.md}}\n",
      "fila.md": "{{>nombre.md}}",
      "tabla.md": "uno\ndos {{>nombre.md}}",
      "nombre.md": "Ñ {{jugador}} {{titulo}}",
    ]
    let failure = #expect(throws: Failure.self) { try sources.partido() }
    let diagnostics = try #require(failure?.diagnostics)
    #expect(diagnostics.map(\.message.es) == ["nombre desconocido «jugador»"])
    #expect(diagnostics[0].location?.description == "templates/nombre.md:1:3")
    #expect(
      diagnostics[0].context.map(\.es) == [
        "incluido desde templates/tabla.md:2:5", "incluido desde templates/partido.md:4:3",
      ])
    #expect(
      diagnostics[0].context.map(\.en) == [
        "included from templates/tabla.md:2:5", "included from templates/partido.md:4:3",
      ])
  }

  @Test func `an argument is checked in the place of its block`() throws {
    let sources: Sources = [
      "partido.md": "{{<base.md}}{{$fila}}{{jugador}}{{/fila}}{{/base.md}}",
      "base.md": "{{#goles}}{{$fila}}{{/fila}}{{/goles}}",
    ]
    #expect(try sources.render() == "AnaLeo")
  }

  @Test func `a template named by a value is checked for each name that the value can have`() {
    let test = BrokenTemplate("", "{{>*vista}}", "")
    let one = test.diagnostics(with: ["gol.md": "{{titulo}}"])
    #expect(one.map(\.message.es) == ["no existe la plantilla «tarjeta.md»"])
    let both = test.diagnostics(with: ["gol.md": "", "tarjeta.md": "{{color}}", "x.md": "{{no}}"])
    #expect(both.map(\.message.es) == ["nombre desconocido «color»"])
    #expect(
      both.first?.context.map(\.es) == ["incluido desde templates/partido.md:1:1"])
  }

  @Test func `a template named by a value is rendered, and any other name is an error`() throws {
    let sources: Sources = [
      "p.md": "{{>*vista}}.", "gol.md": "Gol", "tarjeta.md": "Tarjeta", "otra.html": "",
    ]
    #expect(try sources.render(PaginaDePartido(vista: "tarjeta.md")) == "Tarjeta.")
    #expect(try sources.render(PaginaDePartido(vista: nil)) == ".")
    for name in ["penalti.md", "otra.html"] {
      let error = #expect(throws: TemplateError.self) {
        try sources.render(PaginaDePartido(vista: name))
      }
      #expect(
        error?.diagnostic.message.es
          == "no hay una plantilla «\(name)» que se pueda incluir aquí")
      #expect(error?.diagnostic.location?.description == "templates/p.md:1:1")
    }
  }

  @Test func `HTML is written as it is in HTML, and as text in XML`() throws {
    let pagina = PaginaDePartido(contenido: Array("<b>1&amp;2</b>".utf8))
    let html: Sources = ["p.html": "{{{contenido}}}{{&contenido}}"]
    #expect(try html.render(pagina) == "<b>1&amp;2</b><b>1&amp;2</b>")
    let xml: Sources = ["p.xml": "{{contenido}}"]
    #expect(try xml.render(pagina) == "&lt;b&gt;1&amp;amp;2&lt;/b&gt;")
  }

  @Test func `the errors of several pages are told together, a shared one once`() {
    let sources: Sources = ["a.md": "{{x}}{{>c.md}}", "b.md": "{{>c.md}}", "c.md": "{{titlo}}"]
    let failure = #expect(throws: Failure.self) {
      try TemplateSet(sources.all).compile([
        .init("b.md", for: PaginaDePartido.vocabulary.shape),
        .init("a.md", for: Sitio.vocabulary.shape), .init("d.md", for: Sitio.vocabulary.shape),
      ])
    }
    #expect(
      failure?.diagnostics.map(\.message.es) == [
        "no existe la plantilla «d.md»", "nombre desconocido «x»", "nombre desconocido «titlo»",
      ])
  }

  @Test func `of two sources with one name the later counts`() throws {
    let sources: Sources = ["p": "{{a}", "p": "{{titulo}}"]
    #expect(try sources.render(PaginaDePartido(titulo: "T")) == "T")
  }

  @Test func `a vocabulary tells its names, kinds and summaries`() {
    let shape = PaginaDePartido.FilaDeGol.vocabulary.shape
    #expect(shape.name == "gol")
    #expect(shape.fields.map(\.name) == ["minuto", "jugador"])
    #expect(shape.fields.map(\.summary) == ["Minute as printed: 45+2", "Who scored"])
  }
}
