import Testing
import Torneo

@testable import Site

@Suite("Addresses")
struct SlugTests {
  @Test(
    "a name becomes ASCII letters, digits and single hyphens",
    arguments: [
      ("Rayo FC", "rayo-fc"), ("Águilas", "aguilas"), ("Peñíscola C. F.", "peniscola-c-f"),
      ("../../etc/passwd", "etc-passwd"), ("a/b", "a-b"), ("a\\b", "a-b"), ("Straße", "strasse"),
      ("con", "con-1"), ("NUL", "nul-1"), ("index", "index-1"), ("Łódź", "lodz"),
      ("Pen\u{303}arol", "penarol"), ("a.", "a"), (" a ", "a"), ("aux.html", "aux-html"),
    ])
  func letters(name: String, slug: String) {
    #expect(Slug(name, fallback: "equipo").text == slug)
  }

  @Test("a name without Latin letters gets a number of its own", arguments: ["中文", "..", "🏆", "—"])
  func fallback(name: String) {
    let slug = Slug(name, fallback: "equipo").text
    #expect(slug.wholeMatch(of: #/equipo-\d+/#) != nil)
    #expect(slug == Slug(name, fallback: "equipo").text)
  }

  @Test("what a host serves for a folder, or for what is not there, is nobody's address")
  func served() {
    #expect(Slug("404", fallback: "equipo").text == "404-1")
    #expect(Slug("Index", fallback: "equipo").text == "index-1")
  }

  @Test("the longest name fits into a file name")
  func length() {
    let slug = Slug(String(repeating: "ñ", count: 255), fallback: "equipo").text
    #expect(slug.utf8.count == Slug.maximumLength)
  }

  /// The addresses of teams, by name, in a tournament in which the first plays the second and so on.
  private func addresses(_ nombres: [String], alReves: Bool = false) -> [String] {
    let equipos = nombres.map { Equipo(nombre: $0) }
    let partidos = zip(equipos, equipos.dropFirst()).enumerated().map { orden, lados in
      PartidoDeLista(
        id: orden + 1, partido: Partido(local: lados.0, visitante: lados.1, eventos: []))
    }
    let torneo = Torneo(
      equipos: alReves ? equipos.reversed() : equipos,
      partidos: alReves ? partidos.reversed() : partidos)
    let addresses = Addresses(torneo, jornadas: [], kinds: [.equipos])
    return equipos.map { addresses.equipo($0)?.text ?? "" }
  }

  @Test("names with one slug get numbers by their first match, whatever the order of the store")
  func unique() {
    let nombres = ["Año", "a_b", "a-b 2", "Ano", "a b", "a-b"]
    let esperadas = ["ano", "a-b", "a-b-2", "ano-2", "a-b-3", "a-b-4"]
      .map { "equipos/\($0).html" }
    #expect(addresses(nombres) == esperadas)
    #expect(addresses(nombres, alReves: true) == esperadas)
    #expect(addresses(Array(nombres.dropLast())) == esperadas.dropLast())
  }

  @Test("teams that have not played come after those that have, in the order of their bytes")
  func unplayed() {
    let equipos = ["a_b", "a b", "a-b"].map { Equipo(nombre: $0) }
    let otro = Equipo(nombre: "Otro")
    let torneo = Torneo(
      equipos: equipos + [otro],
      partidos: [
        PartidoDeLista(id: 7, partido: Partido(local: otro, visitante: equipos[0], eventos: []))
      ])
    let addresses = Addresses(torneo, jornadas: [], kinds: [.equipos])
    #expect(
      equipos.map { addresses.equipo($0)?.text } == [
        "equipos/a-b.html", "equipos/a-b-2.html", "equipos/a-b-3.html",
      ])
  }

  /// The addresses of the players of a team, in the order of its roster.
  private func addresses(of plantilla: [Jugador]) throws -> [String] {
    let equipo = try #require(Equipo(nombre: "Rayo", plantilla: plantilla))
    let addresses = Addresses(Torneo(equipos: [equipo]), jornadas: [], kinds: [.jugadores])
    return plantilla.map { addresses.jugador($0, de: equipo)?.text ?? "" }
  }

  @Test(
    "of players of a team with one slug the first of the roster has it, the others their number")
  func players() throws {
    let roster = [
      Jugador(nombre: "Zoe"), Jugador(nombre: "José", dorsal: 9),
      Jugador(nombre: "Jose", dorsal: 4),
      Jugador(nombre: "JOSÉ", dorsal: 7), Jugador(nombre: "josé"), Jugador(nombre: "JOSE"),
      Jugador(nombre: "Jose 7"),
    ]
    #expect(
      try addresses(of: roster)
        == [
          "zoe", "jose", "jose-4", "jose-2", "jose-3", "jose-5", "jose-7",
        ].map { "jugadores/rayo-\($0).html" })
  }

  @Test("a player who is added or leaves moves no player with a number, and takes no address away")
  func playersComeAndGo() throws {
    let roster = [
      Jugador(nombre: "José", dorsal: 9), Jugador(nombre: "Jose", dorsal: 4),
      Jugador(nombre: "JOSÉ", dorsal: 7),
    ]
    let before = try addresses(of: roster)
    #expect(
      try addresses(of: roster + [Jugador(nombre: "JOSE", dorsal: 1)]).dropLast() == before[...])
    #expect(try addresses(of: [roster[0], roster[2]]) == [before[0], before[2]])
  }

  @Test("as many names of one slug as a tournament may have get theirs")
  func manyOfOneSlug() {
    var registry = SlugRegistry(taken: ["a-3"])
    let slugs = (1...20_000).map { _ in registry.unique("a") }
    #expect(slugs.prefix(3) == ["a", "a-2", "a-4"])
    #expect(Set(slugs).count == slugs.count)
  }

  @Test("a link from a folder goes up, one from the root does not")
  func links() {
    #expect(SitePath("partidos/1.html").link(to: SitePath("index.html")) == "../index.html")
    #expect(SitePath("index.html").link(to: SitePath("partidos/1.html")) == "partidos/1.html")
  }

  @Test(
    "the address of a site is http or https with a host",
    arguments: [
      ("https://liga.example", "https://liga.example"),
      ("https://liga.example/2026/", "https://liga.example/2026"),
      ("http://localhost:8000//", "http://localhost:8000"), ("ftp://x", nil), ("liga.example", nil),
      ("https://", nil), ("https:///x", nil), ("https://x/?q", nil), ("https://x/ y", nil),
      ("https://x.example//evil.example", nil), ("https://x.example/a//b", nil),
      ("https://x.example/a/../b", nil), ("https://x.example/a%20b", "https://x.example/a%20b"),
      ("https://x.example/a%2", nil), ("https://x.example/a%zz", nil),
      ("javascript:alert(1)", nil), ("https://x/\"><b>", nil),
      ("http://localhost:8000", "http://localhost:8000"),
      ("https://[::1]:80/a", "https://[::1]:80/a"),
      ("https://x/a%20b", "https://x/a%20b"), ("https://x//y", nil), ("https://x/../y", nil),
      ("https://x/%zz", nil), ("https://x:99999", nil), ("https://x:y", nil), ("https://.", nil),
      ("https://-x", nil), ("https://[x", nil), ("https://%2f", nil), ("https://u:p@x", nil),
    ])
  func baseURL(text: String, url: String?) {
    #expect(SiteSettings.baseURL(text) == url)
  }
}
