import Foundation
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("Undoing in the editor")
struct UndoTests {
  private func press(_ browser: Browser, _ what: String) async throws -> Browser.Answer {
    let page = try await browser.get("/editar/").page
    let answer = try await browser.post(
      "/editar/\(what)", page.fields(of: "/editar/\(what)"))
    return try await browser.follow(answer)
  }

  nonisolated static let edits: [(String, [String: String])] = [
    ("gol?partido=1", ["minuto": "60", "jugador": "Ana #9", "equipo": "Rayo FC"]),
    ("resultado?partido=1", ["marcador": "5-2"]),
    ("datos?partido=1", ["campo": "Campo Nuevo", "jornada": "7", "arbitro": "Ada"]),
    ("estado-suspendido?partido=1", ["motivo": "Niebla"]),
    ("gol-quitar?partido=1&numero=2", [:]),
    ("partido-nuevo", ["local": "Lobos", "visitante": "Rayo FC"]),
    ("equipo-nuevo", ["nombre": "Osos"]),
    ("equipo-nombre?equipo=Rayo%20FC", ["nuevoNombre": "Rayo 2"]),
    ("jugador-nuevo?equipo=Rayo%20FC", ["nombre": "Eva"]),
    ("jugador-corregir?equipo=Rayo%20FC&jugador=Ana%20%239", ["nuevoNombre": "Anabel"]),
    ("jugador-quitar?equipo=%C3%81guilas&jugador=Vera%20%238", [:]),
    ("plantilla-pegar?equipo=Lobos", ["jugadores": "77 Eva\nLola 78"]),
    ("alineacion-local?partido=1", ["de.Ana #9": "titular"]),
  ]

  @Test("takes each edit back and makes it again, the store the same each time", arguments: edits)
  func backAndForth(_ address: String, _ typed: [String: String]) async throws {
    try await withBrowser { browser in
      let writer = EscritorDelTorneo()
      let before = writer.bytes(de: browser.app.partidos.torneo)
      let answer = try await browser.fill("/editar/" + address, typed)
      try #require(answer.status == 303, "\(answer.page.text)")
      let after = writer.bytes(de: browser.app.partidos.torneo)
      #expect(after != before)
      let undone = try await press(browser, "deshacer")
      #expect(undone.page.text.contains("deshecho"))
      #expect(writer.bytes(de: browser.app.partidos.torneo) == before)
      let there = try browser.other()
      #expect(writer.bytes(de: there.partidos.torneo) == before)
      #expect(try await press(browser, "rehacer").page.text.contains("rehecho"))
      #expect(writer.bytes(de: browser.app.partidos.torneo) == after)
    }
  }

  @Test("takes back what was done to a referee, in the list and in the matches at once")
  func referees() async throws {
    try await withBrowser { browser in
      @MainActor func state() -> [String?] {
        browser.app.arbitros.arbitros.map(\.nombre)
          + browser.app.partidos.partidos.map(\.partido.arbitro)
      }
      _ = try await browser.fill("/editar/arbitro-nuevo", ["nombre": "Ada Gil"])
      _ = try await browser.fill("/editar/datos?partido=1", ["arbitro": "Ada Gil"])
      let before = state()
      let list = try await browser.get("/editar/arbitros")
      let address = try #require(list.page.links.first { $0.contains("arbitro-nombre") })
      let renamed = try await browser.fill(address, ["nuevoNombre": "Ada Mora"])
      #expect(renamed.status == 303)
      let after = state()
      #expect(after != before && after.contains("Ada Mora") && !after.contains("Ada Gil"))
      _ = try await press(browser, "deshacer")
      #expect(state() == before)
      _ = try await press(browser, "rehacer")
      #expect(state() == after)
      for _ in 0..<3 { _ = try await press(browser, "deshacer") }
      #expect(browser.app.arbitros.arbitros.isEmpty)
      let there = try browser.other()
      #expect(there.arbitros.arbitros.isEmpty)
      #expect(there.partidos.partidos.allSatisfy { $0.partido.arbitro == nil })
    }
  }

  @Test("is refused for a referee whom another program renamed since")
  func renamedSince() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/arbitro-nuevo", ["nombre": "Ada Gil"])
      try browser.other().editorDeArbitros().guarda(.cambioDeNombre("Ada Gil", como: "Ada Mora"))
      let answer = try await press(browser, "deshacer")
      #expect(answer.page.text.contains("árbitro «Ada Gil»"))
      #expect(try browser.other().arbitros.arbitros.map(\.nombre) == ["Ada Mora"])
    }
  }

  @Test("does nothing by a button of a page from before another edit, and says so")
  func stalePage() async throws {
    try await withBrowser { browser in
      let writer = EscritorDelTorneo()
      for name in ["Eva", "Eda"] {
        _ = try await browser.fill("/editar/jugador-nuevo?equipo=Lobos", ["nombre": name])
      }
      for what in ["deshacer", "rehacer"] {
        _ = try await press(browser, "deshacer")
        let stale = try await browser.get("/editar/").page.fields(of: "/editar/\(what)")
        _ = try await browser.fill(
          "/editar/equipo-nuevo", ["nombre": "Osos \(what)"])
        let before = writer.bytes(de: browser.app.partidos.torneo)
        for fields in [stale, stale + [("dejar", "si")]] {
          let answer = try await browser.follow(browser.post("/editar/\(what)", fields))
          #expect(answer.page.text.contains("mientras tanto se ha hecho otra cosa"))
        }
        #expect(writer.bytes(de: browser.app.partidos.torneo) == before)
      }
    }
  }

  @Test("goes back several edits, and forgets what was undone once there is another edit")
  func several() async throws {
    try await withBrowser { browser in
      for minute in ["60", "61", "62"] {
        _ = try await browser.fill(
          "/editar/gol?partido=1",
          ["minuto": minute, "jugador": "Ana #9", "equipo": "Rayo FC"])
      }
      _ = try await press(browser, "deshacer")
      _ = try await press(browser, "deshacer")
      #expect(browser.app.partidos.partido(id: 1)?.marcador() == "4-2")
      _ = try await browser.fill("/editar/equipo-nuevo", ["nombre": "Osos"])
      #expect(!browser.app.historial.sePuedeRehacer)
      _ = try await press(browser, "deshacer")
      _ = try await press(browser, "deshacer")
      #expect(browser.app.partidos.torneo.equipos.count == Ejemplo.torneo.equipos.count)
      #expect(browser.app.partidos.partido(id: 1)?.marcador() == "3-2")
      #expect(!browser.app.historial.sePuedeDeshacer)
    }
  }

  @Test("leaves what another program edited since, elsewhere or in the same match")
  func keepsOthers() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/datos?partido=1", ["campo": "Campo Nuevo"])
      let other = try browser.other().partidos
      try other.anade(Jugador(nombre: "Zoe"), a: "Lobos")
      try other.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.espectadores = 321
      }
      _ = try await press(browser, "deshacer")
      let match = try #require(browser.app.partidos.partido(id: 1))
      #expect(match.campo == nil)
      #expect(match.espectadores == 321)
      #expect(
        browser.app.partidos.equipos.contains { $0.plantilla.contains { $0.nombre == "Zoe" } })
    }
  }

  @Test("is refused, with the reason, where the same was changed since")
  func refused() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/datos?partido=1", ["campo": "Campo Nuevo"])
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.campo = "Campo Viejo"
      }
      let answer = try await press(browser, "deshacer")
      #expect(
        answer.page.text.contains("No se ha deshecho")
          || answer.page.text.contains("no se ha deshecho"))
      #expect(answer.page.text.contains("partido 1: campo"))
      #expect(browser.app.partidos.partido(id: 1)?.campo == "Campo Viejo")
    }
  }

  @Test(
    "is refused where another program put the player into a match since, by the name that would go",
    arguments: [
      ("jugador-nuevo?equipo=Lobos", ["nombre": "Eva"]),
      ("plantilla-pegar?equipo=Lobos", ["jugadores": "21 Eva\n22 Pau"]),
      ("jugador-corregir?equipo=Lobos&jugador=Bruno%20%237", ["nuevoNombre": "Eva"]),
    ], [false, true])
  func playerInUse(_ edit: (String, [String: String]), inLineup: Bool) async throws {
    try await withBrowser { browser in
      try #require(try await browser.fill("/editar/" + edit.0, edit.1).status == 303)
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        let team = torneo.equipos.first { $0.nombre == "Lobos" }
        guard let team, let eva = team.plantilla.first(where: { $0.nombre == "Eva" }),
          let place = torneo.partidos.firstIndex(where: {
            $0.partido.local === team || $0.partido.visitante === team
          })
        else { return }
        if inLineup, torneo.partidos[place].partido.local === team {
          torneo.partidos[place].partido.alineacionLocal = Alineacion(titulares: [eva])
        } else if inLineup {
          torneo.partidos[place].partido.alineacionVisitante = Alineacion(titulares: [eva])
        } else {
          torneo.partidos[place].partido.eventos.append(
            .tarjeta(minuto: 80, jugador: eva, equipo: team, color: .amarilla))
        }
      }
      let before = try browser.store
      #expect(before.contains("Eva"))
      let answer = try await press(browser, "deshacer")
      #expect(answer.page.text.contains("o se usa en otra parte"))
      #expect(try browser.store == before)
    }
  }

  @Test("is refused where something needs what would go")
  func needed() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/equipo-nuevo", ["nombre": "Osos"])
      let other = try browser.other().partidos
      try other.edita { torneo throws(EdicionRechazada) in
        let teams = torneo.equipos
        torneo.partidos.append(
          PartidoDeLista(
            id: 77,
            partido: Partido(local: teams[0], visitante: teams[teams.count - 1], eventos: [])))
      }
      let answer = try await press(browser, "deshacer")
      #expect(answer.page.text.contains("se ha deshecho ni rehecho nada"))
      #expect(browser.app.partidos.equipos.contains { $0.nombre == "Osos" })
    }
  }

  @Test(
    "takes back prose and settings in their turn, and jumps over nothing",
    arguments: [
      ("prosa?partido=1", "texto", "1.md", "texto de la crónica del partido 1"),
      ("ajustes", "titulo", "marcador.json", "marcador.json"),
    ])
  func files(_ address: String, _ field: String, _ file: String, _ name: String) async throws {
    try await withBrowser { browser in
      @MainActor func text() -> String? {
        try? String(contentsOf: browser.folder.appending(path: file), encoding: .utf8)
      }
      _ = try await browser.fill("/editar/equipo-nuevo", ["nombre": "Osos"])
      _ = try await browser.fill("/editar/" + address, [field: "Lo mío"])
      let after = text()
      #expect(after != nil)
      let undone = try await press(browser, "deshacer")
      #expect(undone.page.text.contains("deshecho: \(name)"))
      #expect(text() == nil)
      #expect(browser.app.partidos.equipos.contains { $0.nombre == "Osos" })
      _ = try await press(browser, "rehacer")
      #expect(text() == after)
      try Data("de otro".utf8).write(to: browser.folder.appending(path: file))
      let refused = try await press(browser, "deshacer")
      #expect(refused.page.text.contains("lo mismo se ha cambiado después"))
      #expect(refused.page.text.contains(name))
      #expect(text() == "de otro")
    }
  }

  @Test("passes over a step that cannot be undone, once the person says so")
  func passOver() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/equipo-nuevo", ["nombre": "Osos"])
      _ = try await browser.fill("/editar/datos?partido=1", ["campo": "Campo Nuevo"])
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.campo = "Campo Viejo"
      }
      let before = try await browser.get("/editar/").page
      #expect(!before.forms.contains { $0.fields.contains { $0.name == "dejar" } })
      let refused = try await press(browser, "deshacer")
      let skip = try #require(
        refused.page.forms.first { $0.fields.contains { $0.name == "dejar" } })
      let skipped = try await browser.follow(
        try await browser.post(skip.action, skip.fields.map { ($0.name, $0.value) }))
      #expect(skipped.page.text.contains("se deja como está: partido 1"))
      _ = try await press(browser, "deshacer")
      #expect(!browser.app.partidos.equipos.contains { $0.nombre == "Osos" })
      #expect(browser.app.partidos.partido(id: 1)?.campo == "Campo Viejo")
    }
  }

  @Test("takes its own out of a list to which another program added since")
  func sameList() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/jugador-nuevo?equipo=Lobos", ["nombre": "Eva"])
      _ = try await browser.fill(
        "/editar/gol?partido=1", ["minuto": "60", "jugador": "Ana #9", "equipo": "Rayo FC"])
      let other = try browser.other().partidos
      try other.anade(Jugador(nombre: "Zoe"), a: "Lobos")
      let last = try #require(other.partido(id: 1)?.eventos.first)
      try other.registra(last, en: 1)
      _ = try await press(browser, "deshacer")
      #expect(browser.app.partidos.partido(id: 1)?.eventos.last?.minuto == last.minuto)
      #expect(browser.app.partidos.partido(id: 1)?.eventos.count == 6)
      _ = try await press(browser, "deshacer")
      let team = try #require(browser.app.partidos.equipos.first { $0.nombre == "Lobos" })
      #expect(team.plantilla.contains { $0.nombre == "Zoe" })
      #expect(!team.plantilla.contains { $0.nombre == "Eva" })
    }
  }

  @Test("makes a form that is sent once more claim nothing that is not so")
  func sentAgain() async throws {
    try await withBrowser { browser in
      let path = "/editar/jugador-nuevo"
      let page = try await browser.get(path + "?equipo=Lobos").page
      let fields = page.fields(of: path, ["nombre": "Eva"])
      _ = try await browser.post(path, fields)
      let twice = try await browser.follow(try await browser.post(path, fields))
      #expect(twice.page.text.contains("guardado: Eva (Lobos)"))
      #expect(twice.page.text.contains("una sola vez"))
      _ = try await press(browser, "deshacer")
      let again = try await browser.follow(try await browser.post(path, fields))
      #expect(!again.page.text.contains("una sola vez"))
      #expect(again.page.text.contains("ahora no se ha hecho nada"))
      #expect(again.page.text.contains("entonces se dijo: guardado: Eva (Lobos)"))
      #expect(
        !browser.app.partidos.equipos.contains { $0.plantilla.contains { $0.nombre == "Eva" } })
    }
  }
}
