import Feeds
import TestSupport
import Testing
import Torneo

@Suite("A feed of news")
struct AtomTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")

  private func match(
    _ id: Int, _ fecha: String?, jornada: Int? = nil, _ estado: EstadoDePartido = .finalizado,
    conMarcador: Bool = true
  ) throws -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: rayo, visitante: toros, eventos: [], estado: estado,
        resultado: conMarcador ? Resultado(Tanteo(local: 1, visitante: 0)) : nil, jornada: jornada,
        fecha: try fecha.map { try Fecha(texto: $0) }))
  }

  private func news(
    _ partidos: [PartidoDeLista], zone: String? = nil, limit: Int = 50
  ) -> [[Int]] {
    Noticia.ultimas(limit, of: Torneo(zonaHoraria: zone, partidos: partidos))
      .map { [$0.elemento.id, $0.momento] }
  }

  private func feed(
    _ urlBase: String?, _ texts: [String] = ["Rayo FC 1-0 Toros"]
  ) throws -> XMLTree {
    let feed = AtomFeed(
      title: texts[0], author: texts[0], language: "es",
      origin: SiteOrigin(urlBase: urlBase, slug: "liga"), path: "cronicas.xml", home: "index.html")
    return try XMLTree(
      reading: feed.bytes(
        texts.enumerated().map { index, text in
          AtomFeed.Entry(
            key: "cronicas/\(index).html", title: text, updated: 1_772_902_800,
            page: "partidos/\(index).html", category: text, paragraphs: [text, text], lines: [text])
        }))
  }

  @Test("the newest match comes first: by its end, then by matchday and number")
  func order() throws {
    let partidos = [
      try match(1, "2026-03-07T18:00+01:00", jornada: 1),
      try match(2, "2026-03-14T18:00+01:00", jornada: 1),
      try match(3, "2026-03-07T18:00+01:00", jornada: 2),
      try match(4, "2026-03-07T18:00+01:00", jornada: 1),
    ]
    #expect(news(partidos).map { $0[0] } == [2, 3, 4, 1])
    #expect(news(partidos, limit: 2).map { $0[0] } == [2, 3])
    #expect(news(partidos).last == [1, 1_772_902_800 + 105 * 60])
  }

  @Test("only matches with a score that stays are news")
  func which() throws {
    let partidos = try EstadoDePartido.allCases.enumerated().map {
      try match($0 + 1, "2026-03-07", $1, conMarcador: $1 != .suspendido)
    }
    let estados = news(partidos).map { EstadoDePartido.allCases[$0[0] - 1] }
    #expect(Set(estados) == [.finalizado, .anulado, .adjudicado])
  }

  @Test("a match without a date is as new as its matchday, or as old as can be")
  func undated() throws {
    let partidos = [
      try match(1, nil, jornada: 1), try match(2, nil, jornada: 2),
      try match(3, "2026-03-07", jornada: 2), try match(4, nil), try match(5, nil, jornada: 1),
    ]
    let dia = 1_772_841_600
    #expect(news(partidos) == [[3, dia], [2, dia], [5, 0], [1, 0], [4, 0]])
  }

  @Test("a date without its distance from UTC is one of the zone of the tournament")
  func zone() throws {
    let partidos = [try match(1, "2026-07-04T12:00")]
    let utc = 1_783_166_400 + 105 * 60
    #expect(news(partidos) == [[1, utc]])
    #expect(news(partidos, zone: "Europe/Madrid") == [[1, utc - 7200]])
    #expect(news(partidos, zone: "Nowhere") == [[1, utc]])
  }

  @Test("with an address of the site ids and links are whole addresses")
  func addressed() throws {
    let feed = try feed("https://liga.example/2026")
    #expect(feed["id"].map(\.text) == ["https://liga.example/2026/cronicas.xml"])
    #expect(
      feed["link"].map { [$0.attributes["rel"], $0.attributes["href"]] } == [
        ["self", "https://liga.example/2026/cronicas.xml"],
        ["alternate", "https://liga.example/2026/index.html"],
      ])
    let entry = try #require(feed["entry"].first)
    #expect(entry["id"].map(\.text) == ["https://liga.example/2026/cronicas/0.html"])
    #expect(entry["updated"].map(\.text) == ["2026-03-07T17:00:00Z"])
    #expect(
      entry["link"].map(\.attributes) == [
        ["rel": "alternate", "href": "https://liga.example/2026/partidos/0.html"]
      ])
    #expect(feed["updated"].map(\.text) == ["2026-03-07T17:00:00Z"])
  }

  @Test("without one ids are UUIDs of the tournament and the match, and links are relative")
  func unaddressed() throws {
    let feed = try feed(nil, ["a", "b"])
    let ids = (feed["id"] + feed["entry"].flatMap { $0["id"] }).map(\.text)
    #expect(Set(ids).count == 3)
    for id in ids {
      #expect(
        try #/urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/#
          .wholeMatch(in: id) != nil)
    }
    #expect(feed["link"].map { $0.attributes["rel"] } == ["alternate"])
    #expect(feed["entry"][1]["link"].map { $0.attributes["href"] } == ["partidos/1.html"])
    // An id is for ever.
    #expect(ids.first == "urn:uuid:9ef71945-6d65-815f-b4e5-ba8bd8a1b74c")
  }

  @Test("a feed without news is one")
  func empty() throws {
    let feed = try XMLTree(
      reading: AtomFeed(
        title: "Liga", author: "Liga", language: "es",
        origin: SiteOrigin(urlBase: nil, slug: "liga"),
        path: "cronicas.xml", home: nil
      ).bytes([]))
    #expect(feed["updated"].map(\.text) == ["1970-01-01T00:00:00Z"])
    #expect(feed["author"].flatMap { $0["name"] }.map(\.text) == ["Liga"])
  }

  @Test(
    "whatever a text is, it comes back, and no markup arises",
    arguments: [
      "\"><b>", "&amp;", "&", "]]>", "<![CDATA[", "<!-- x -->", "</div></content>", "'",
      "\u{200F}مريخ\u{2069}", "👨‍👩‍👧‍👦", "a\u{301}", "\t", "{{x}}", "\u{FEFF}x",
      String(repeating: "ñ&", count: 5000),
    ])
  func hostile(text: String) throws {
    let feed = try feed(nil, [text])
    let entry = try #require(feed["entry"].first)
    #expect(entry["title"].map(\.text) == [text])
    #expect(entry["category"].map { $0.attributes["term"] } == [text])
    let div = try #require(entry["content"].first?["div"].first)
    #expect(div.children.map(\.name) == ["p", "p", "ul"])
    #expect(div["p"].map(\.text) == [text, text])
    #expect(div["ul"].first?["li"].map(\.text) == [text])
  }

  @Test("what XML cannot have is told apart from what it can")
  func impossible() throws {
    let feed = try feed(nil, ["a\u{0}b\u{1F}c\u{FFFF}d\u{FFFD}e\u{EFFF}"])
    #expect(feed["title"].map(\.text) == ["a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{EFFF}"])
  }
}
