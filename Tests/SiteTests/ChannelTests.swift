import Foundation
import JSON
import Site
import TestSupport
import Testing
import Torneo

@Suite("Files for programs")
struct ChannelTests {
  static let names = [
    "Rayo FC", "</script><!-- \"", "&]]>'<b>", "\u{200F}مريخ", "👨‍👩‍👧‍👦", "a,b;c\\n", "{{x}}", "../..",
    String(repeating: "Ñ", count: 300),
  ]

  private static func settings(
    _ kinds: Set<PageKind> = Set(PageKind.allCases), urlBase: String? = nil
  ) -> SiteSettings {
    var settings = SiteSettings()
    settings.paginas = kinds
    settings.urlBase = urlBase
    return settings
  }

  private static func files(
    _ torneo: Torneo = torneoHostil("Rayo FC"), _ settings: SiteSettings = settings(),
    assets: [(path: String, bytes: [UInt8])] = []
  ) async throws -> [String: [UInt8]] {
    let plan = try await SitePlan(
      torneo, theme: Pages.theme(), settings: settings, assets: assets)
    #expect(try plan.checkAll().isEmpty)
    var room = RenderingRoom()
    var files: [String: [UInt8]] = [:]
    for (position, entry) in plan.entries.enumerated() {
      files[entry.path.text] = try plan.render(plan.draft(position), in: &room).bytes
    }
    return files
  }

  /// All that is no page, and no badge of one.
  private static func others(_ files: [String: [UInt8]]) -> Set<String> {
    Set(files.keys.filter { !$0.hasSuffix(".html") && !$0.hasPrefix("escudos/") })
  }

  @Test("of a site with all kinds there is each, and none that needs an address it has not")
  func all() async throws {
    #expect(
      Self.others(try await Self.files()) == [
        "calendario.ics", "equipos/rayo-fc.ics", "equipos/otro.ics", "equipos/tercero.ics",
        "cronicas.xml", "datos/clasificacion.json", "datos/goleadores.json",
        "datos/calendario.json", "datos/equipos.json", "datos/arbitros.json", "icono.svg",
        "estilo.css", "buscar.js", "buscar-indice.js",
      ])
  }

  @Test(
    "a kind that is not wanted is not made, and no page links to it",
    arguments: [
      ([.partidos, .canales], ["calendario.ics", "cronicas.xml"]),
      (
        [.equipos, .canales],
        [
          "calendario.ics", "cronicas.xml", "equipos/rayo-fc.ics", "equipos/otro.ics",
          "equipos/tercero.ics",
        ]
      ),
      ([.buscar, .goleadores], ["buscar.js", "buscar-indice.js"]),
      ([.goleadores, .datos], ["datos/goleadores.json"]), ([.datos, .partidos], []),
      ([.equipos, .partidos, .cronicas], []),
    ] as [(Set<PageKind>, Set<String>)])
  func kinds(kinds: Set<PageKind>, files: Set<String>) async throws {
    let made = try await Self.files(torneoHostil("Rayo FC"), Self.settings(kinds))
    #expect(Self.others(made) == files.union(["icono.svg", "estilo.css"]))
    for (path, bytes) in made where path.hasSuffix(".html") {
      let isLinked = String(decoding: bytes, as: UTF8.self).contains("rel=\"alternate\"")
      #expect(isLinked == (kinds.contains(.canales) && path != "404.html"), "\(path)")
    }
  }

  @Test(
    "with an address there is the list of pages, and at the root of a host what robots look for",
    arguments: ["https://liga.example", "https://liga.example/2026"])
  func addressed(urlBase: String) async throws {
    let files = try await Self.files(torneoHostil("Rayo FC"), Self.settings(urlBase: urlBase))
    #expect((files["robots.txt"] != nil) == (urlBase == "https://liga.example"))
    let listed = try XMLTree(reading: try #require(files["sitemap.xml"]))["url"].map(\.allText)
    let pages = files.keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }.map {
      $0 == "index.html" ? "\(urlBase)/" : "\(urlBase)/\($0)"
    }
    #expect(listed.sorted() == pages.sorted())
    let page = String(decoding: try #require(files["partidos/1.html"]), as: UTF8.self)
    for text in [
      "<link rel=\"manifest\" href=\"../manifest.webmanifest\">",
      "<meta property=\"og:url\" content=\"\(urlBase)/partidos/1.html\">",
      "<link rel=\"canonical\" href=\"\(urlBase)/partidos/1.html\">",
      "\"item\":\"\(urlBase)/\"",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    let calendar = String(decoding: try #require(files["calendario.ics"]), as: UTF8.self)
    #expect(calendar.contains("\r\nURL:\(urlBase)/partidos/1.html\r\n"))
    #expect(calendar.contains("@liga.example\r\n"))
  }

  @Test("without an address no page tells one")
  func unaddressed() async throws {
    for (path, bytes) in try await Self.files() where path.hasSuffix(".html") {
      let page = String(decoding: bytes, as: UTF8.self)
      for text in ["og:url", "rel=\"manifest\"", "rel=\"canonical\""] {
        #expect(!page.contains(text), "\(path): \(text)")
      }
    }
  }

  @Test("a file of one's own takes the place of one that belongs to no kind of page")
  func own() async throws {
    let own = ["robots.txt", "sitemap.xml", "icono.svg", "manifest.webmanifest"].map {
      (path: $0, bytes: Array("mío".utf8))
    }
    let files = try await Self.files(
      torneoHostil("Rayo FC"), Self.settings(urlBase: "https://liga.example"), assets: own)
    for (path, bytes) in own { #expect(files[path] == bytes) }
  }

  @Test("whatever a name is, it comes back from every format", arguments: names)
  func hostile(name: String) async throws {
    let files = try await Self.files(torneoHostil(name))
    for (path, bytes) in files {
      if path.hasSuffix(".json") {
        #expect(try JSONDocument(parsing: bytes).root.value.texts.contains(name), "\(path)")
      } else if path.hasSuffix(".xml") || path.hasSuffix(".svg") {
        let text = try XMLTree(reading: bytes).allText
        // A badge has letters of the name alone.
        #expect(text.contains(name) || path.hasPrefix("escudos/"), "\(path)")
      } else if path.hasSuffix(".html"), path != "404.html" {
        let page = String(decoding: bytes, as: UTF8.self)
        let script = page.split(separator: "<script type=\"application/ld+json\">").dropFirst()
        #expect(script.count == 1, "\(path)")
        let data = try #require(script.first?.split(separator: "</script>").first)
        let texts = try JSONDocument(parsing: Array(data.utf8)).root.value.texts
        let isAboutNames = ["equipos/", "partidos/"].contains { path.hasPrefix($0) }
        #expect(!isAboutNames || texts.contains { $0.contains(name) }, "\(path)")
        #expect(page.contains("<meta property=\"og:title\" content=\""))
      }
    }
  }

  @Test("the data are as the schema says, whatever is in the tournament", arguments: names)
  func schema(name: String) async throws {
    let file = try Data(contentsOf: Workplace.package.appending(path: "docs/datos.schema.json"))
    let schema = JSONSchema(
      root: try #require(JSONDocument(parsing: Array(file)).root.value.object))
    let files = try await Self.files(torneoHostil(name))
    let data = files.filter { $0.key.hasPrefix("datos/") }
    #expect(data.count == 5)
    for (path, bytes) in data {
      let value = try JSONDocument(parsing: bytes).root.value
      let definition = path.dropFirst("datos/".count).dropLast(".json".count)
      #expect(schema.problems(of: value, String(definition)) == [])
      #expect(value.array?.isEmpty == false)
      // And the check does find what is wrong.
      let wrong: JSONValue = .array((value.array ?? []) + [["x": 1]])
      #expect(!schema.problems(of: wrong, String(definition)).isEmpty)
    }
  }

  @Test("a league of nothing has files that can be read")
  func empty() async throws {
    let files = try await Self.files(Torneo())
    #expect(files["datos/goleadores.json"] == Array("[]\n".utf8))
    #expect(try XMLTree(reading: try #require(files["cronicas.xml"]))["entry"].isEmpty)
  }
}

extension JSONValue {
  /// All texts in it.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let object): object.members.flatMap(\.value.texts)
    case .null, .bool, .number: []
    }
  }
}
