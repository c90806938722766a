import Diagnostics
import TestSupport
import Testing
import Torneo

@testable import Site

@Suite("A site in several languages")
struct SeveralLanguagesTests {
  private static func files(urlBase: String? = nil) async throws -> [String: String] {
    var settings = SiteSettings()
    settings.idioma = .ca
    settings.otrosIdiomas = [.es, .eu]
    settings.urlBase = urlBase
    return try await BuiltSite(torneoHostil("Rayo"), settings: settings).files
  }

  @Test("has the first at its root, each other in a folder, and what has no words once")
  func folders() async throws {
    let files = try await Self.files()
    let single = try await BuiltSite(torneoHostil("Rayo")).files
    let shared = ["estilo.css", "buscar.js", "icono.svg", "404.html"]
    let paged = single.keys.filter { !shared.contains($0) && !$0.hasPrefix("escudos/") }
    let wanted = Set(single.keys).union(paged.flatMap { ["es/\($0)", "eu/\($0)"] })
    #expect(Set(files.keys) == wanted)
    #expect(files["index.html"]?.contains("<html lang=\"ca\">") == true)
    #expect(files["es/index.html"]?.contains("<html lang=\"es\">") == true)
    #expect(files["eu/partidos/1.html"]?.contains("<html lang=\"eu\">") == true)
    #expect(files["eu/partidos/1.html"]?.contains("../../estilo.css") == true)
    #expect(files["eu/cronicas.xml"]?.contains("xml:lang=\"eu\"") == true)
  }

  @Test("leads from a page to itself in each language, for people and for programs")
  func alternates() async throws {
    let files = try await Self.files()
    let page = try #require(files["es/partidos/1.html"])
    for (language, target) in [
      ("ca", "partidos/1.html"), ("es", "es/partidos/1.html"), ("eu", "eu/partidos/1.html"),
      ("x-default", "partidos/1.html"),
    ] {
      #expect(
        page.contains("<link rel=\"alternate\" hreflang=\"\(language)\" href=\"../../\(target)\">"))
    }
    #expect(
      page.contains("<a href=\"../../partidos/1.html\" hreflang=\"ca\" lang=\"ca\">Català</a>"))
    #expect(page.contains("<a aria-current=\"true\">Español</a>"))
    // Whoever looks for a page that is not there is told so in the first language.
    #expect(files["404.html"]?.contains("hreflang") == false)
    #expect(
      try await BuiltSite(torneoHostil("Rayo")).page("index.html")?.contains("hreflang") == false)
  }

  @Test("says whole addresses where its own is known, in the map of the site too")
  func addresses() async throws {
    let files = try await Self.files(urlBase: "https://liga.example/2026")
    let page = try #require(files["es/index.html"])
    #expect(page.contains("rel=\"canonical\" href=\"https://liga.example/2026/es/\""))
    #expect(page.contains("hreflang=\"x-default\" href=\"https://liga.example/2026/\""))
    #expect(page.contains("hreflang=\"eu\" href=\"https://liga.example/2026/eu/\""))
    let map = try #require(files["sitemap.xml"])
    for path in ["", "es/", "eu/", "partidos/1.html", "eu/partidos/1.html"] {
      #expect(map.contains("<loc>https://liga.example/2026/\(path)</loc>"), "\(path)")
    }
    #expect(!map.contains("index.html") && !map.contains("404.html"))
  }

  @Test("a news feed of one language has entries of its own")
  func news() async throws {
    let files = try await Self.files()
    let ids = ["cronicas.xml", "es/cronicas.xml", "eu/cronicas.xml"].flatMap { path in
      (files[path] ?? "").matches(of: #/<id>([^<]*)<\/id>/#).map { String($0.1) }
    }
    #expect(ids.count > 3 && Set(ids).count == ids.count, "\(ids)")
  }

  @Test(
    "the setting names them once, and alone",
    arguments: [
      ("{\"idiomas\": ‸\"es\"}", "debe ser una lista"),
      ("{\"idiomas\": ‸[]}", "debe ser una lista"),
      ("{\"idiomas\": [\"es\", ‸\"es\"]}", "está dos veces"),
      ("{\"idiomas\": [\"es\", ‸\"xx\"]}", "valor desconocido «xx»"),
      ("{‸\"idioma\": \"es\", \"idiomas\": [\"es\"]}", "sobra"),
    ])
  func setting(text: String, message: String) throws {
    let marked = Marked(text)
    #expect {
      _ = try SiteSettings(reading: Array(marked.text.utf8), file: "marcador.json")
    } throws: { error in
      guard let diagnostic = (error as? Failure)?.diagnostics.first else { return false }
      return diagnostic.message.es.contains(message)
        && diagnostic.location?.column == marked.column
    }
    let settings = try SiteSettings(
      reading: Array("{\"idiomas\": [\"ca\", \"es\"]}".utf8), file: "marcador.json")
    #expect(settings.idioma == .ca && settings.otrosIdiomas == [.es])
  }
}
