import Feeds
import JSON
import Testing
import Torneo

@Suite("What pages tell search engines")
struct LinkedDataTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")

  private func read(
    _ subject: LinkedData.Subject?, steps: [LinkedData.Step] = [], zone: String? = nil,
    torneo: String = "Liga"
  ) throws -> [JSONValue] {
    let bytes = LinkedData(
      torneo: torneo, sport: "Fútbol", language: "es", zone: zone, duracion: Duracion()
    ).bytes(subject, steps: steps)
    for byte in "<>&".utf8 { #expect(!bytes.contains(byte)) }
    let root = try JSONDocument(parsing: bytes).root.value.object
    #expect(root?["@context"] == "https://schema.org")
    return try #require(root?["@graph"]?.array)
  }

  private func event(
    _ fecha: String?, _ estado: EstadoDePartido = .programado, zone: String? = nil,
    name: String = "Rayo FC – Toros"
  ) throws -> JSONObject {
    let partido = Partido(
      local: rayo, visitante: toros, eventos: [], estado: estado,
      fecha: try fecha.map { try Fecha(texto: $0) }, campo: name)
    let graph = try read(
      .partido(
        partido, name: name, description: name,
        local: LinkedData.Team(name: name, url: "../equipos/rayo-fc.html"), visitante: nil,
        url: nil), zone: zone, torneo: name)
    #expect(graph.count == 1)
    return try #require(graph.first?.object)
  }

  @Test("a match is an event with its sides, its place and the tournament")
  func match() throws {
    #expect(
      try event("2026-03-07T18:00+01:00") == [
        "@type": "SportsEvent", "name": "Rayo FC – Toros", "description": "Rayo FC – Toros",
        "sport": "Fútbol", "startDate": "2026-03-07T18:00:00+01:00",
        "endDate": "2026-03-07T19:45:00+01:00",
        "eventStatus": "https://schema.org/EventScheduled",
        "location": ["@type": "Place", "name": "Rayo FC – Toros"],
        "homeTeam": [
          "@type": "SportsTeam", "name": "Rayo FC – Toros", "sport": "Fútbol",
          "url": "../equipos/rayo-fc.html",
        ],
        "superEvent": ["@type": "EventSeries", "name": "Rayo FC – Toros"],
      ])
  }

  @Test(
    "its start is as exact as the date",
    arguments: [
      ("2026-03-07", "Europe/Madrid", "2026-03-07", nil),
      (
        "2026-07-04T18:00", "Europe/Madrid", "2026-07-04T18:00:00+02:00",
        "2026-07-04T19:45:00+02:00"
      ),
      (
        "2026-07-04T23:00", "America/St_Johns", "2026-07-04T23:00:00-02:30",
        "2026-07-05T00:45:00-02:30"
      ),
      ("2026-07-04T18:00", nil, "2026-07-04T18:00:00", "2026-07-04T19:45:00"),
      ("2199-12-31T23:59Z", nil, "2199-12-31T23:59:00+00:00", "2200-01-01T01:44:00+00:00"),
      ("1850-01-01", nil, "1850-01-01", nil), (nil, nil, nil, nil),
    ] as [(String?, String?, String?, String?)])
  func dates(fecha: String?, zone: String?, start: String?, end: String?) throws {
    let event = try event(fecha, zone: zone)
    #expect(event["startDate"]?.string == start)
    #expect(event["endDate"]?.string == end)
  }

  @Test("where it stands is its status")
  func status() throws {
    for estado in EstadoDePartido.allCases {
      let status: JSONValue =
        switch estado {
        case .aplazado: "https://schema.org/EventPostponed"
        case .cancelado: "https://schema.org/EventCancelled"
        default: "https://schema.org/EventScheduled"
        }
      #expect(try event(nil, estado)["eventStatus"] == status)
    }
  }

  @Test("the way to a page is a list of steps, unless it has only one")
  func steps() throws {
    let steps = [
      LinkedData.Step(name: "Inicio", url: "../index.html"),
      LinkedData.Step(name: "Ana", url: "../jugadores/ana.html"),
    ]
    #expect(
      try read(nil, steps: steps) == [
        [
          "@type": "BreadcrumbList",
          "itemListElement": [
            ["@type": "ListItem", "position": 1, "name": "Inicio", "item": "../index.html"],
            ["@type": "ListItem", "position": 2, "name": "Ana", "item": "../jugadores/ana.html"],
          ],
        ]
      ])
    let data = LinkedData(
      torneo: "Liga", sport: "Fútbol", language: "es", zone: nil, duracion: Duracion())
    #expect(data.bytes(nil, steps: [steps[0]]).isEmpty)
  }

  @Test("a team is one of the tournament, and the home page is the site")
  func others() throws {
    #expect(
      try read(.equipo(LinkedData.Team(name: "Toros", url: nil))) == [
        [
          "@type": "SportsTeam", "name": "Toros", "sport": "Fútbol",
          "memberOf": ["@type": "SportsOrganization", "name": "Liga"],
        ]
      ])
    #expect(
      try read(.sitio(url: "https://liga.example/")) == [
        [
          "@type": "WebSite", "name": "Liga", "inLanguage": "es", "url": "https://liga.example/",
        ]
      ])
  }

  @Test(
    "whatever a text is, it comes back, and ends no script",
    arguments: [
      "</script><script>alert(1)</script>", "<!--", "-->", "]]>", "\"", "\\", "&quot;", "a\nb\r\tc",
      "\u{0}\u{1F}\u{7F}", "\u{2028}\u{2029}", "\u{200F}مريخ\u{2069}", "👨‍👩‍👧‍👦", "a\u{301}",
      String(repeating: "<ñ", count: 5000),
    ])
  func hostile(text: String) throws {
    let event = try event(nil, name: text)
    #expect(event["name"] == .string(text))
    #expect(event["location"]?.object?["name"] == .string(text))
    #expect(event["superEvent"]?.object?["name"] == .string(text))
  }
}
