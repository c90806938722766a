import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("A match in the editor")
struct MatchTests {
  @Test("is listed, opens, takes a goal and a result, and each is on disk and told")
  func matchOfTheList() async throws {
    try await withBrowser { browser in
      let list = try await browser.get("/editar/")
      #expect(list.status == 200)
      let address = try #require(list.page.links.first { $0 == "/editar/partido?partido=1" })
      let match = try await browser.get(address)
      #expect(match.page.text.contains("Rayo FC 3-2 Toros"))

      let goal = try await browser.fill(
        "/editar/gol?partido=1", ["minuto": "90+1", "jugador": "Ana #9", "equipo": "Rayo FC"])
      #expect(
        try await browser.follow(goal).page.text.contains("guardado: partido 1, gol del 90+1'"))
      #expect(browser.app.partidos.partido(id: 1)?.marcador() == "4-2")

      let result = try await browser.fill("/editar/resultado?partido=1", ["marcador": "5-2"])
      #expect(try await browser.follow(result).page.text.contains("Rayo FC 5-2 Toros"))
      #expect(try browser.store.contains("\"resultado\""))
    }
  }

  @Test("is found by team and by matchday; of very many one matchday is shown at a time")
  func filters() async throws {
    var torneo = Ejemplo.torneo
    let teams = torneo.equipos
    for id in 100..<500 {
      torneo.partidos.append(
        PartidoDeLista(
          id: id,
          partido: Partido(
            local: teams[id % 4], visitante: teams[(id + 1) % 4], eventos: [],
            estado: .programado, jornada: id / 10)))
    }
    try await withBrowser(torneo) { browser in
      var counts: [Int] = []
      for query in [
        "", "?jornada=11", "?equipo=Lobos", "?equipo=Lobos&jornada=11", "?jornada=-1&equipo=Nadie",
      ] {
        let page = try await browser.get("/editar/" + query).page
        counts.append(page.links.count { $0.contains("partido?partido=") })
      }
      #expect(counts == [2, 10, 201, 5, 0])
    }
  }

  @Test("takes a goal by one touch of a player's button, in the minute that stands above")
  func oneTouch() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/partido?partido=1").page
      let button = try #require(
        page.forms.first { $0.action == "/editar/gol" }?.buttons.first {
          $0.value == "local Ana #9"
        })
      var fields = page.fields(of: "/editar/gol", ["minuto": "33"])
      fields.append(button)
      let answer = try await browser.post("/editar/gol", fields)
      #expect(try await browser.follow(answer).page.text.contains("gol del 33', Ana #9 (Rayo FC)"))
    }
  }

  @Test("keeps what was typed and says below the fields what is wrong")
  func rejected() async throws {
    try await withBrowser { browser in
      let before = try browser.store
      let answer = try await browser.fill(
        "/editar/gol?partido=1", ["minuto": "300", "jugador": "Ana #9"])
      #expect(answer.status == 422)
      #expect(answer.page.text.contains("El minuto 300 está fuera de rango (1–120)"))
      let fields = answer.page.fields(of: "/editar/gol")
      #expect(fields.contains { $0 == ("minuto", "300") })
      #expect(fields.contains { $0 == ("jugador", "Ana #9") })
      #expect(try browser.store == before)
    }
  }

  @Test("saves once a form that is sent twice, and says so")
  func twice() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/gol?partido=1").page
      let fields = page.fields(
        of: "/editar/gol", ["minuto": "60", "jugador": "Ana #9", "equipo": "Rayo FC"])
      _ = try await browser.post("/editar/gol", fields)
      let second = try await browser.post("/editar/gol", fields)
      let told = try await browser.follow(second).page.text
      #expect(told.contains("guardado: partido 1") && told.contains("una sola vez"))
      #expect(browser.app.partidos.partido(id: 1)?.marcador() == "4-2")
    }
  }

  @Test("shows both values where another program edited the same, and lets the person choose")
  func conflict() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/resultado?partido=1", ["marcador": "3-2"])
      let page = try await browser.get("/editar/resultado?partido=1").page
      let other = try browser.other()
      try other.partidos.edita { torneo throws(EdicionRechazada) in
        try torneo.pon(Resultado(Tanteo(local: 4, visitante: 2)), a: 1)
      }
      let answer = try await browser.post(
        "/editar/resultado", page.fields(of: "/editar/resultado", ["marcador": "5-2"]))
      #expect(answer.status == 409)
      for value in ["3-2", "4-2", "5-2"] { #expect(answer.page.text.contains(value)) }
      #expect(try browser.store.contains("\"local\": 4"))
      let mine = try await browser.post(
        "/editar/resultado", answer.page.fields(of: "/editar/resultado"))
      #expect(try await browser.follow(mine).page.text.contains("Rayo FC 5-2 Toros"))
    }
  }

  @Test("is no conflict where another program edited something else")
  func elsewhere() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/resultado?partido=1").page
      try browser.other().partidos.anade(Jugador(nombre: "Zoe"), a: "Lobos")
      let answer = try await browser.post(
        "/editar/resultado", page.fields(of: "/editar/resultado", ["marcador": "5-2"]))
      #expect(answer.status == 303)
      #expect(try browser.store.contains("Zoe"))
    }
  }
}
