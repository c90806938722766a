import Foundation
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("A match as it is played")
struct LiveMatchTests {
  /// Presses a button of the page of a match, which is a form of its own.
  private func press(
    _ browser: Browser, _ action: String, _ part: String? = nil
  ) async throws -> Browser.Answer {
    let page = try await browser.get("/editar/partido?partido=9").page
    let form = try #require(
      page.forms.first { form in
        form.action == "/editar/\(action)"
          && (part == nil || form.fields.contains { $0 == ("parte", part ?? "") })
      })
    let answer = try await browser.post(
      "/editar/\(action)", form.fields.map { ($0.name, $0.value) })
    return try await browser.follow(answer)
  }

  private func minute(_ browser: Browser) async throws -> String? {
    try await browser.get("/editar/partido?partido=9").page
      .fields(of: "/editar/gol").first { $0.0 == "minuto" }?.1
  }

  private var torneo: Torneo {
    var torneo = Ejemplo.torneo
    torneo.partidos.append(
      PartidoDeLista(
        id: 9,
        partido: Partido(
          local: torneo.equipos[0], visitante: torneo.equipos[2], eventos: [],
          estado: .programado)))
    return torneo
  }

  @Test("has its minute put back by no browser while a clock runs")
  func minuteOfTheMoment() async throws {
    try await withBrowser(torneo) { browser in
      _ = try await press(browser, "reloj", "primera")
      for address in ["partido?partido=9", "gol?partido=9", "tarjeta?partido=9"] {
        let html = try await browser.get("/editar/" + address).html
        #expect(html.components(separatedBy: "autocomplete=\"off\"").count == 2, "\(address)")
      }
    }
  }

  @Test("runs from kick-off to the final whistle, and tables and scorers change with it")
  func whole() async throws {
    try await withBrowser(torneo) { browser in
      let before = try await browser.get("/editar/clasificacion").page.text
      #expect(try await press(browser, "reloj", "primera").page.text.contains("en juego"))
      #expect(try await minute(browser) == "1")
      browser.now += 11 * 60 + 59
      #expect(try await minute(browser) == "12")
      let page = try await browser.get("/editar/partido?partido=9").page
      _ = try await browser.post(
        "/editar/gol", page.fields(of: "/editar/gol") + [("toque", "local Ana #9")])
      browser.now += 35 * 60
      #expect(try await minute(browser) == "45+2")
      _ = try await press(browser, "reloj", "descanso")
      #expect(try await minute(browser) == "")
      browser.now += 900
      _ = try await press(browser, "reloj", "segunda")
      #expect(try await minute(browser) == "46")
      let over = try await press(browser, "estado-finalizado")
      #expect(over.page.text.contains("Rayo FC 1-0 Lobos"))
      #expect(over.page.text.contains("gol del 12', Ana #9"))
      #expect(try await browser.get("/editar/clasificacion").page.text != before)
      #expect(
        try await browser.get("/editar/cronica?partido=9").page.text.contains("12' Ana (Rayo FC)"))
    }
  }

  @Test("records nothing for who hits Enter in the minute, and asks who it was")
  func enter() async throws {
    try await withBrowser(torneo) { browser in
      _ = try await press(browser, "reloj", "primera")
      let page = try await browser.get("/editar/partido?partido=9").page
      let form = try #require(page.forms.first { $0.action == "/editar/gol" })
      let before = try browser.store
      // Browsers press the first button of a form for that.
      let first = try #require(form.buttons.first)
      let answer = try await browser.post(
        "/editar/gol", page.fields(of: "/editar/gol", ["minuto": "7"]) + [first])
      #expect(try browser.store == before)
      #expect(answer.status == 200)
      let asked = answer.page.fields(of: "/editar/gol")
      #expect(asked.contains { $0 == ("minuto", "7") })
      #expect(asked.contains { $0 == ("jugador", "") })
    }
  }

  @Test(
    "records a touch in the minute in which it arrives, or in the one that somebody wrote",
    arguments: [(nil, "16"), ("", "16"), ("12", "12")])
  func arrival(_ written: String?, _ recorded: String) async throws {
    try await withBrowser(torneo) { browser in
      _ = try await press(browser, "reloj", "primera")
      browser.now += 5 * 60
      let page = try await browser.get("/editar/partido?partido=9").page
      browser.now += 10 * 60
      let fields = page.fields(of: "/editar/gol", written.map { ["minuto": $0] } ?? [:])
      let answer = try await browser.post("/editar/gol", fields + [("toque", "local Ana #9")])
      #expect(answer.status == 303)
      let events = try #require(browser.app.partidos.partido(id: 9)).eventos
      #expect(events.compactMap { $0.minuto.map { "\($0)" } } == [recorded])
    }
  }

  @Test(
    "has a clock that can be set, to a minute of the half alone",
    arguments: [
      ("primera", "12", "12"), ("primera", "45+3", "45+3"), ("segunda", "46", "46"),
      ("segunda", "90+1", "90+1"), ("primera", "46", nil), ("segunda", "45", nil),
      ("segunda", "x", nil), ("primera", "", nil), ("prorroga", "91", "91"),
    ])
  func set(_ part: String, _ written: String, _ shown: String?) async throws {
    try await withBrowser(torneo) { browser in
      _ = try await press(browser, "reloj", "primera")
      let answer = try await browser.fill(
        "/editar/reloj-poner?partido=9", ["parte": part, "minuto": written])
      #expect(answer.status == (shown == nil ? 422 : 303), "\(answer.page.text)")
      #expect(try await minute(browser) == shown ?? "1")
      browser.now += 59
      #expect(try await minute(browser) == shown ?? "1")
    }
    try await withBrowser(torneo) { browser in
      let early = try await browser.fill(
        "/editar/reloj-poner?partido=9", ["parte": part, "minuto": written])
      #expect(early.status == 422)
      #expect(early.page.text.contains("no está en juego"))
    }
  }

  @Test("is removed while nothing happened in it, and reopened after it was ended by mistake")
  func reopened() async throws {
    try await withBrowser(torneo) { browser in
      let before = try await browser.get("/editar/partido?partido=9").page
      #expect(before.links.contains { $0.hasPrefix("/editar/partido-quitar") })
      _ = try await press(browser, "reloj", "primera")
      let page = try await browser.get("/editar/partido?partido=9").page
      _ = try await browser.post(
        "/editar/gol", page.fields(of: "/editar/gol") + [("toque", "local Ana #9")])
      let over = try await press(browser, "estado-finalizado")
      let link = try #require(over.page.links.first { $0.hasPrefix("/editar/estado-enJuego") })
      _ = try await browser.fill(link)
      let match = try #require(browser.app.partidos.partido(id: 9))
      #expect(match.estado == .enJuego && match.marcador() == "1-0")
    }
    try await withBrowser(torneo) { browser in
      _ = try await browser.fill("/editar/partido-quitar?partido=9")
      #expect(browser.app.partidos.partido(id: 9) == nil)
    }
  }

  @Test("lets the keyboard skip to the goal buttons")
  func skip() async throws {
    try await withBrowser(torneo) { browser in
      let page = try await browser.get("/editar/partido?partido=9").page
      #expect(page.links.filter { $0.hasPrefix("#") } == ["#contenido", "#goles"])
    }
  }

  @Test("has no clock for a match that cannot be played, and says why")
  func cannot() async throws {
    try await withBrowser { browser in
      let answer = try await browser.post(
        "/editar/reloj", [("formulario", "1"), ("partido", "99"), ("parte", "primera")])
      #expect(answer.status == 404)
    }
  }

  @Test("goes on counting however long nobody stops the clock")
  func forever() async throws {
    try await withBrowser(torneo) { browser in
      _ = try await press(browser, "reloj", "primera")
      browser.now += 1 << 40
      #expect(try await minute(browser) == "45+30")
      browser.now = 0
      #expect(try await browser.get("/editar/partido?partido=9").status == 200)
    }
  }
}
