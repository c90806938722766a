import DefaultTheme
import Site
import Templates
import Testing
import Torneo

@Suite("Whatever a name is, on every kind of page")
struct HostileNamesTests {
  static let names = [
    // HTML
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'><b onclick=x>", "</main>",
    "</title><script>", "<!-- x -->", "<![CDATA[", "<?php", "&lt;b&gt;", "&amp;", "&#60;", "&nbsp;",
    "a&copy;b", "&", "<", ">", "\"", "'", "%22%3E",
    // links
    "](javascript:alert(1))", "[x](javascript:alert(1))", "[x](java&#115;cript:alert(1))",
    "[x](feed:javascript:alert(1))", "<javascript:alert(1)>", "<http://evil.example>",
    "http://evil.example", "www.evil.example", "x@evil.example", "//evil.example",
    "![x](//evil.example/x.png)", "data:image/svg+xml,x", "[ref]: http://evil.example", "[a][b]",
    // tables and the rest of Markdown
    "a|b", "|", "\\|", "\\", "a\\", "|:-:|", ":--", "`code`", "`", "```", "*x*", "_x_", "**x**",
    "*",
    "_", "# x", "#", "> x", "1. x", "1) x", "- x", "+ x", "---", "===", "***", "~~x~~", "!", "12",
    "7.", "+1",
    // templates and shells
    "{{ equipo }}", "{{{x}}}", "{{#x}}", "{{>partido.md}}", "{% include %}", "${HOME}", "$(id)",
    // addresses
    "..", ".", "/", "a/b", "a\\b", "../../etc/passwd", "%2e%2e", "con", "index", "404", "a?b",
    "a#b",
    // words of programs
    "null", "undefined", "0", "NaN", "__proto__",
    // other scripts, joined and combined characters
    "中文", "مريخ", "👨‍👩‍👧‍👦", "a\u{301}\u{301}\u{301}", "x\u{A0}y", "İstanbul",
  ]

  /// One whose words surround names, and one whose lines begin with numbers.
  private static let languages: [SiteLanguage] = [.es, .de]

  private static let theme: Result<Theme, any Error> = Result {
    var files = DefaultTheme.files
    let estilo = files.removeValue(forKey: "estilo.css") ?? []
    let buscar = files.removeValue(forKey: "buscar.js") ?? []
    let sources = files.sorted { $0.key < $1.key }.map { name, bytes in
      TemplateSource(name: name, file: "templates/\(name)", bytes: bytes)
    }
    return try Theme(sources, estilo: estilo, buscar: buscar)
  }

  private static func pages(
    _ name: String, _ language: SiteLanguage
  ) async throws -> [String: HTMLPage] {
    var settings = SiteSettings()
    settings.idioma = language
    let plan = try await SitePlan(
      torneoHostil(name), theme: theme.get(), settings: settings)
    #expect(try plan.checkAll().isEmpty)
    var room = RenderingRoom()
    var pages: [String: HTMLPage] = [:]
    for (position, entry) in plan.entries.enumerated() where entry.path.text.hasSuffix(".html") {
      pages[entry.path.text] = HTMLPage(try plan.render(plan.draft(position), in: &room).bytes)
    }
    return pages
  }

  /// Of each folder of the site, and of each page of the root, the tags of its pages.
  private static func tags(_ pages: [String: HTMLPage]) -> [String: [String]] {
    Dictionary(grouping: pages) { String($0.key.prefix { $0 != "/" }) }
      .mapValues { $0.flatMap(\.value.tags).sorted() }
  }

  /// The tags of the same site with a name of which nothing could be made.
  private static let plain = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      (language, Task { tags(try await pages("Rayo", language)) })
    })

  @Test(
    "it is there to the letter, no markup arises, and every row has as many cells as its head",
    arguments: names, languages)
  func literal(name: String, language: SiteLanguage) async throws {
    let pages = try await Self.pages(name, language)
    let tags = Self.tags(pages)
    #expect(try await tags == Self.plain[language]?.value)
    #expect(
      Set(tags.keys) == [
        "404.html", "arbitros", "arbitros.html", "asistencias.html", "buscar.html",
        "calendario.html",
        "campos.html", "casa-y-fuera.html", "clasificacion.html", "cronicas", "cuadro.html",
        "disciplina.html", "equipos", "equipos.html", "evolucion.html", "goleadores.html",
        "index.html", "jornadas", "jugadores", "partidos", "records.html",
      ])
    for (path, page) in pages {
      #expect(page.problems.isEmpty, "\(path): \(page.problems)")
      #expect(page.text.contains(name), "\(path)")
      #expect(page.title.contains(name), "\(path)")
      for table in page.tables { #expect(Set(table).count == 1, "\(path): \(table)") }
      for (attribute, value) in page.attributes where ["href", "src"].contains(attribute) {
        // Our own addresses, and nothing that a name could have put in.
        let isOurs = value.utf8.allSatisfy {
          0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || "./-#".utf8.contains($0)
        }
        #expect(isOurs && !value.hasPrefix("/"), "\(path): \(value)")
      }
      let description = page.attributes.first { $0.name == "content" && $0.value.contains(name) }
      #expect(description != nil, "\(path)")
    }
  }
}
