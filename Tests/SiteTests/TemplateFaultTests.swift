import DefaultTheme
import Diagnostics
import Site
import Templates
import TestSupport
import Testing
import Torneo

@Suite("What a template does to pages")
struct TemplateFaultTests {
  /// The diagnostics of a site of the example in which one template is another.
  private func told(_ name: String, _ text: String) async throws -> [Diagnostic] {
    var files = DefaultTheme.files
    let estilo = files.removeValue(forKey: "estilo.css") ?? []
    let buscar = files.removeValue(forKey: "buscar.js") ?? []
    files[name] = Array(text.utf8)
    let sources = files.sorted { $0.key < $1.key }.map {
      TemplateSource(name: $0, file: "templates/\($0)", bytes: $1)
    }
    do throws(Failure) {
      let theme = try Theme(sources, estilo: estilo, buscar: buscar)
      return try await SitePlan(Self.torneo, theme: theme, settings: SiteSettings()).checkAll()
    } catch {
      return error.diagnostics
    }
  }

  private static let torneo: Torneo = {
    let (uno, otro) = (Equipo(nombre: "Rayo FC"), Equipo(nombre: "Toros"))
    return Torneo(
      equipos: [uno, otro],
      partidos: (1...3).map {
        PartidoDeLista(id: $0, partido: Partido(local: uno, visitante: otro, eventos: []))
      })
  }()

  struct Fault: Sendable, CustomTestStringConvertible {
    /// Text of `partido.md`, with `‸` where it is told; without one only its file is.
    let template: String
    let says: String
    let context: [String]
    var testDescription: String { template }
  }

  @Test(
    "is told once, at the place that writes it, with how many pages have it",
    arguments: [
      Fault(
        template: "# {{titulo}}\n\nVea [esto](‸no-esta.html).\n",
        says: "el enlace «no-esta.html» no lleva a ninguna página del sitio",
        context: ["partidos/1.html", "y otras 2 páginas así"]),
      Fault(
        template: "# {{titulo}}\n\nEs ‸<b>nuevo</b>.\n",
        says: "el HTML se muestra como texto: «<b>»",
        context: ["partidos/1.html", "y otras 2 páginas así"]),
      Fault(
        template: "# {{titulo}}\n\n[x](‸javascript:x)\n",
        says: "enlace quitado: «javascript:x» no es http, https, mailto ni relativo",
        context: ["partidos/1.html", "y otras 2 páginas así"]),
      Fault(
        template: "# {{titulo}}\n\n[x](<‸../nada/{{titulo}}.html>)\n",
        says: "un enlace no lleva a ninguna página del sitio",
        context: [
          "partidos/1.html: el enlace «../nada/Rayo FC 0-0 Toros.html» no lleva a ninguna página "
            + "del sitio", "y otras 2 páginas así",
        ]),
      Fault(
        template: "# {{titulo}}\n\n‸" + String(repeating: "> ", count: 70) + "x\n",
        says: "más de 32 listas o citas una dentro de otra",
        context: ["partidos/1.html, línea 3", "y otras 2 páginas así"]),
      Fault(
        template: "{{! no-esta.html }}\n{{^titulo}}[a](no-esta.html){{/titulo}}\n\n"
          + "Busque no-esta.html [aquí](‸no-esta.html)\n",
        says: "el enlace «no-esta.html» no lleva a ninguna página del sitio",
        context: ["partidos/1.html", "y otras 2 páginas así"]),
      Fault(
        template: "Ana {{! de }}\n{{! una }}y{{! otra }} Leo: [x][y]\n\n[y]: ‸no%20esta.html\n",
        says: "el enlace «no esta.html» no lleva a ninguna página del sitio",
        context: ["partidos/1.html", "y otras 2 páginas así"]),
      Fault(
        template: "{{#local}}\n\n[{{nombre}}](<‸{{nombre}}>)\n\n{{/local}}\n",
        says: "un enlace no lleva a ninguna página del sitio",
        context: [
          "partidos/1.html: el enlace «Rayo FC» no lleva a ninguna página del sitio",
          "y otras 2 páginas así",
        ]),
      Fault(
        template: "`<b>` {{! <b> }}\n\n{{^titulo}}<b>{{/titulo}}ya ‸<b>\n",
        says: "el HTML se muestra como texto: «<b>»",
        context: ["partidos/1.html", "y otras 2 páginas así"]),
      Fault(
        template: "[x](../index.html‸#nada)\n",
        says: "un enlace no lleva a ninguna página del sitio",
        context: [
          "partidos/1.html: el enlace «index.html#nada» no lleva a ninguna página del sitio",
          "y otras 2 páginas así",
        ]),
    ])
  func once(_ fault: Fault) async throws {
    let marked = Marked(fault.template)
    let told = try await told("partido.md", marked.text)
    let first = try #require(told.first)
    #expect(first.message.es == fault.says)
    #expect(first.context.map(\.es) == fault.context)
    let place =
      fault.template.contains("‸") ? "templates/partido.md:\(marked.line):\(marked.column)" : nil
    #expect(first.location?.description == place)
    #expect(Set(told.map(\.message)).count == told.count)
  }

  @Test("A link that a template writes twice is told at both places")
  func twice() async throws {
    let first = Marked("[x](‸no-esta.html)\n\n[x](no-esta.html)\n")
    let second = Marked("[x](no-esta.html)\n\n[x](‸no-esta.html)\n")
    let told = try await told("partido.md", first.text)
    #expect(
      told.map(\.location?.description)
        == [first, second].map { "templates/partido.md:\($0.line):\($0.column)" })
  }

  @Test("What an included template writes is told there")
  func included() async throws {
    let marked = Marked("{{nombre}} {{! x }} [x](‸no-esta.html)")
    let told = try await told("enlace.md", marked.text)
    #expect(
      told.first?.location?.description == "templates/enlace.md:\(marked.line):\(marked.column)")
  }

  @Test("A link of the layout that leads nowhere is told once for the site")
  func layout() async throws {
    let marked = Marked("{{{contenido}}}<a href=\"{{raiz}}‸no-esta.html\">x</a>")
    let told = try await told("pagina.html", marked.text)
    #expect(
      told.map(\.message.es) == ["el enlace «no-esta.html» no lleva a ninguna página del sitio"])
    #expect(
      told.map(\.location?.description) == ["templates/pagina.html:\(marked.line):\(marked.column)"]
    )
  }

  @Test(
    "A layout without the text of the page is an error of its file",
    arguments: [
      "<title>{{titulo}}</title>", "{{! {{{contenido}}} }}",
      "{{#suelta}}{{{contenido}}}{{/suelta}}",
    ])
  func empty(_ layout: String) async throws {
    let told = try await told("pagina.html", layout)
    #expect(told.map(\.location?.description) == ["templates/pagina.html:1:1"])
    #expect(
      told.map(\.message.es) == [
        "la plantilla no muestra «contenido»: todas las páginas saldrían vacías"
      ])
  }
}
