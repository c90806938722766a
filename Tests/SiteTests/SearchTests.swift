import Feeds
import JSON
import TestSupport
import Testing
import Torneo

@testable import Site

@Suite("The search of a site")
struct SearchTests {
  // MARK: Letters

  /// As the page does it: small letters first, then this table.
  private static func base(of letter: Character) -> String? {
    LetrasDeBusqueda.grupos.first { $0.letters.contains(letter) }?.base
  }

  @Test(
    "takes a letter of a Latin alphabet for the plain one that it is made of",
    arguments: [
      ("á", "a"), ("ñ", "n"), ("ç", "c"), ("ü", "u"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"),
      ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ð", "d"), ("þ", "th"), ("ħ", "h"), ("ı", "i"),
      ("ş", "s"), ("ő", "o"), ("ǿ", "o"),
    ] as [(Character, String)])
  func letters(letter: Character, base: String) {
    #expect(Self.base(of: letter) == base)
  }

  @Test("takes no letter for two, no capital, and none that is plain already")
  func letterTable() {
    let letters = LetrasDeBusqueda.grupos.flatMap { Array($0.letters.unicodeScalars) }
    #expect(Set(letters).count == letters.count)
    #expect(letters.allSatisfy { $0.properties.isLowercase && !$0.isASCII })
    #expect(LetrasDeBusqueda.grupos.allSatisfy { $0.base.utf8.allSatisfy { 0x61...0x7A ~= $0 } })
  }

  // MARK: The index

  /// What a page of the search finds: where it leads, and what is read of it.
  struct Hit: Hashable {
    let path: String
    let title: String
    let details: String
  }

  private static func hits(of files: [String: String], in folder: String = "") throws -> [Hit] {
    let script = try #require(files["\(folder)buscar-indice.js"])
    let start = "var \(SearchIndex.name)="
    #expect(script.hasPrefix(start) && script.hasSuffix(";\n"))
    let json = script.dropFirst(start.count).dropLast(2)
    let index = try #require(JSONDocument(parsing: Array(json.utf8)).root.value.object)
    let shared = try #require(index["textos"]?.array).map { $0.string ?? "" }
    #expect(Set(shared).count == shared.count)
    func parts(_ value: JSONValue?) -> [String] {
      switch value {
      case .array(let values)?: values.flatMap { parts($0) }
      case .number(let number)?: [shared[number.integer ?? -1]]
      case .string(let text)?: [text]
      default: []
      }
    }
    var hits: [Hit] = []
    for kind in try #require(index["clases"]?.array).compactMap(\.object) {
      func add(_ entry: [JSONValue], _ kind: JSONObject, to suffix: String) throws {
        let name = try #require(kind["clase"]?.string)
        let address =
          entry[0].integer.map { "\($0)" } ?? parts(entry[0]).joined()
        #expect(!address.isEmpty)
        hits.append(
          Hit(
            path: folder + (try #require(kind["desde"]?.string)) + address + suffix,
            title: parts(entry[1]).joined(separator: " "),
            details: ([name] + parts(entry.count > 2 ? entry[2] : nil)).joined(separator: " · ")))
      }
      let suffix = try #require(kind["hasta"]?.string)
      for entry in try #require(kind["entradas"]?.array).compactMap(\.array) {
        try add(entry, kind, to: suffix)
        if entry.count > 3 { try add(entry, try #require(kind["otra"]?.object), to: suffix) }
      }
    }
    return hits
  }

  private static func files(
    _ kinds: Set<PageKind> = Set(PageKind.allCases), name: String = "Rayo FC",
    language: SiteLanguage = .es, others: [SiteLanguage] = []
  ) async throws -> [String: String] {
    var settings = SiteSettings()
    settings.paginas = kinds
    settings.idioma = language
    settings.otrosIdiomas = others
    return try await BuiltSite(torneoHostil(name), settings: settings).files
  }

  @Test(
    "finds each page of the site but itself, by the name that the page has",
    arguments: ["Rayo FC", "</script>\u{2028}\\\"'", "مريخ", "7", "Íñigo 🏆"])
  func all(name: String) async throws {
    let files = try await Self.files(name: name)
    let hits = try Self.hits(of: files)
    let pages = files.keys.filter { $0.hasSuffix(".html") }
    #expect(
      hits.map(\.path).sorted()
        == pages.filter { !["404.html", "buscar.html"].contains($0) }.sorted())
    for hit in hits where !["index.html"].contains(hit.path) {
      let page = HTMLPage(Array(try #require(files[hit.path]).utf8))
      #expect(page.title.contains(hit.title), "\(hit)")
    }
  }

  @Test("tells pages of one name apart by what they are, and where")
  func details() async throws {
    let date = try #require(Fecha(anio: 2026, mes: 3, dia: 7))
    let day = SiteLanguage.es.shortDate(date, withYear: false)
    let hits = try Self.hits(of: try await Self.files())
    for hit in [
      Hit(path: "equipos/rayo-fc.html", title: "Rayo FC", details: "Equipo"),
      Hit(path: "jugadores/otro-rayo-fc.html", title: "Rayo FC", details: "Jugador · Otro"),
      Hit(path: "arbitros/rayo-fc.html", title: "Rayo FC", details: "Árbitro"),
      Hit(path: "clasificacion.html", title: "Clasificación", details: "Página"),
      Hit(path: "jornadas/2.html", title: "Jornada 2", details: "Jornada"),
      Hit(
        path: "partidos/1.html", title: "Rayo FC 3-1 Otro",
        details: "Partido · Jornada 1 · \(day)"),
      Hit(
        path: "cronicas/1.html", title: "Rayo FC 3-1 Otro",
        details: "Crónica · Jornada 1 · \(day)"),
      Hit(path: "partidos/2.html", title: "Otro – Rayo FC", details: "Partido · Jornada 2"),
    ] {
      #expect(hits.contains(hit), "\(hit)")
    }
  }

  @Test("finds no kind of page that is not made")
  func kinds() async throws {
    let chronicles = try await Self.files([.buscar, .cronicas])
    #expect(
      try Self.hits(of: chronicles).map(\.path).sorted()
        == chronicles.keys.filter { $0.hasPrefix("cronicas/") }.sorted())
    #expect(try Self.hits(of: try await Self.files([.buscar])).isEmpty)
  }

  @Test("is made only where the settings want it, and nothing leads to it elsewhere")
  func unwanted() async throws {
    let files = try await Self.files(Set(PageKind.allCases).subtracting([.buscar]))
    #expect(!files.keys.contains { $0.contains("buscar") })
    for (path, text) in files { #expect(!text.contains("buscar"), "\(path)") }
  }

  @Test("is in the menu of every page, and loads its index when it is told to, not with the page")
  func page() async throws {
    let files = try await Self.files()
    #expect(files["partidos/1.html"]?.contains("<a href=\"../buscar.html\">Buscar</a>") == true)
    let page = try #require(files["buscar.html"])
    #expect(page.contains("data-indice=\"buscar-indice.js\""))
    #expect(page.contains("<script src=\"buscar.js\" defer=\"\"></script>"))
    #expect(!page.contains("src=\"buscar-indice.js\""))
    for (path, text) in files where path.hasSuffix(".html") && path != "buscar.html" {
      #expect(!text.contains("buscar.js"), "\(path)")
    }
  }

  @Test("is in each language for itself, with one script for all")
  func languages() async throws {
    let files = try await Self.files(language: .ca, others: [.eu])
    let hits = try Self.hits(of: files, in: "eu/")
    #expect(hits.contains { $0.path == "eu/equipos/rayo-fc.html" && $0.details == "Taldea" })
    #expect(hits.allSatisfy { files[$0.path] != nil && $0.path.hasPrefix("eu/") })
    #expect(try Self.hits(of: files).allSatisfy { !$0.path.hasPrefix("eu/") })
    let page = try #require(files["eu/buscar.html"])
    #expect(page.contains("data-indice=\"../eu/buscar-indice.js\""))
    #expect(page.contains("<script src=\"../buscar.js\" defer=\"\"></script>"))
    #expect(files["eu/buscar.js"] == nil)
  }

  @Test("has names that are reduced to initials as pages have them")
  func privacy() async throws {
    var settings = SiteSettings()
    settings.privacidad = .todos
    let ana = Jugador(nombre: "Anastasia Quirós", dorsal: 9)
    let rayo = try #require(Equipo(nombre: "Rayo FC", plantilla: [ana]))
    let files = try await BuiltSite(Torneo(equipos: [rayo], partidos: []), settings: settings).files
    let hit = Hit(path: "jugadores/rayo-fc-a-q.html", title: "A. Q.", details: "Jugador · Rayo FC")
    #expect(try Self.hits(of: files).contains(hit))
    #expect(files["buscar-indice.js"]?.nombrePlegado.contains("quiros") == false)
  }

  @Test("has the pages that somebody wrote, by their titles")
  func written() async throws {
    let texto = try PaginaEscrita(
      Array("# Reglas *del* juego\n".utf8), nombre: "reglamento", fichero: "r.md")
    let plan = try await SitePlan(
      torneoHostil("Rayo"), libres: [texto], theme: Pages.theme(), settings: SiteSettings())
    let hits = try Self.hits(of: ["buscar-indice.js": Pages.html("buscar-indice.js", of: plan)])
    let hit = Hit(path: "paginas/reglamento.html", title: "Reglas del juego", details: "Página")
    #expect(hits.contains(hit))
  }
}
