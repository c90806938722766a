import Foundation
import MarcadorApp
import Site
import Testing
import Torneo

@MainActor
@Suite("Two who edit the same")
struct ConflictTests {
  /// What somebody fills in, what another program does meanwhile, and what the page then shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let address: String
    let typed: [String: String]
    let other: @Sendable (inout Torneo) -> Void
    let shown: [String]

    var testDescription: String { address + " " + shown.joined(separator: " ") }
  }

  nonisolated static let cases = [
    Case(
      address: "datos?partido=1", typed: ["campo": "Mío"],
      other: { $0.partidos[0].partido.campo = "Suyo" }, shown: ["Mío", "Suyo"]),
    Case(
      address: "resultado?partido=1", typed: ["marcador": "6-2"],
      other: { $0.partidos[0].partido.resultado = Resultado(Tanteo(local: 7, visitante: 2)) },
      shown: ["6-2", "7-2"]),
    Case(
      address: "gol-corregir?partido=1&numero=1", typed: ["minuto": "14"],
      other: { $0.partidos[0].partido.corrige(0, minuto: 13) }, shown: ["12", "14", "13"]),
    Case(
      address: "gol-quitar?partido=1&numero=1", typed: [:],
      other: { $0.partidos[0].partido.corrige(0, minuto: 13) }, shown: ["12", "13"]),
    Case(
      address: "jugador-corregir?equipo=Rayo%20FC&jugador=Ana%20%239", typed: ["dorsal": "10"],
      other: { torneo in
        try? torneo.corrige(
          Jugador(nombre: "Ana", dorsal: 9), como: Jugador(nombre: "Ana", dorsal: 11),
          en: "Rayo FC")
      }, shown: ["9", "10", "11"]),
    Case(
      address: "jugador-corregir?equipo=Rayo%20FC&jugador=Ana%20%239", typed: ["dorsal": "10"],
      other: { torneo in
        try? torneo.corrige(
          Jugador(nombre: "Ana", dorsal: 9), como: Jugador(nombre: "Anabel", dorsal: 9),
          en: "Rayo FC")
      }, shown: ["Ana", "10", "Anabel"]),
    Case(
      address: "jugador-quitar?equipo=%C3%81guilas&jugador=Vera%20%238", typed: [:],
      other: { torneo in
        try? torneo.corrige(
          Jugador(nombre: "Vera", dorsal: 8), como: Jugador(nombre: "Vera", dorsal: 18),
          en: "Águilas")
      }, shown: ["Vera #8", "Vera #18"]),
    Case(
      address: "equipo-nombre?equipo=Rayo%20FC", typed: ["nuevoNombre": "Rayo Mío"],
      other: { _ = try? $0.renombraEquipo("Rayo FC", como: "Rayo Suyo") },
      shown: ["Rayo FC", "Rayo Mío", "Rayo Suyo"]),
    Case(
      address: "equipo-nombre?equipo=%C3%81guilas", typed: ["nuevoNombre": "Águilas Mías"],
      other: { _ = try? $0.renombraEquipo("Águilas", como: "Águilas Suyas") },
      shown: ["Águilas Mías", "Águilas Suyas"]),
    // The team of the goal is called otherwise by now, and so are all its other goals.
    Case(
      address: "gol-corregir?partido=1&numero=1", typed: ["minuto": "14"],
      other: { _ = try? $0.renombraEquipo("Rayo FC", como: "Rayo Suyo") },
      shown: ["14", "Rayo FC", "Rayo Suyo"]),
    Case(
      address: "gol-quitar?partido=1&numero=5", typed: [:],
      other: { _ = try? $0.renombraEquipo("Rayo FC", como: "Rayo Suyo") },
      shown: ["Rayo FC", "Rayo Suyo"]),
    // The list and the goal in it.
    Case(
      address: "gol-corregir?partido=1&numero=2", typed: ["minuto": "44"],
      other: {
        $0.partidos[0].partido.eventos.remove(at: 0)
        $0.partidos[0].partido.corrige(0, minuto: 33)
      }, shown: ["44", "33"]),
    Case(
      address: "jugador-corregir?equipo=Rayo%20FC&jugador=Ana%20%239", typed: ["dorsal": "10"],
      other: { torneo in
        _ = try? torneo.renombraEquipo("Rayo FC", como: "Rayo Suyo")
        try? torneo.anade(Jugador(nombre: "Bea", dorsal: 21), a: "Rayo Suyo")
        try? torneo.corrige(
          Jugador(nombre: "Ana", dorsal: 9), como: Jugador(nombre: "Ana", dorsal: 11),
          en: "Rayo Suyo")
      }, shown: ["10", "11"]),
    Case(
      address: "equipo-nombre?equipo=Rayo%20FC", typed: ["nuevoNombre": "Rayo Mío"],
      other: { torneo in
        _ = try? torneo.renombraEquipo("Rayo FC", como: "Rayo Suyo")
        _ = try? torneo.anadeEquipo("Halcones")
        try? torneo.corrige(
          Jugador(nombre: "Ana", dorsal: 9), como: Jugador(nombre: "Ana", dorsal: 11),
          en: "Rayo Suyo")
      }, shown: ["Rayo FC", "Rayo Mío", "Rayo Suyo"]),
    Case(
      address: "estado-suspendido?partido=1", typed: ["motivo": "Niebla"],
      other: { $0.partidos[0].partido.estado = .enJuego }, shown: ["en juego"]),
    Case(
      address: "alineacion-local?partido=1", typed: ["de.Ana #9": "titular"],
      other: {
        $0.partidos[0].partido.alineacionLocal = Alineacion(titulares: [Jugador(nombre: "Luis")])
      }, shown: ["Luis", "Ana #9"]),
  ]

  @Test("see both values, and nothing is saved before they choose", arguments: cases)
  func both(_ one: Case) async throws {
    try await withBrowser { browser in
      let path = "/editar/" + one.address.prefix { $0 != "?" }
      let page = try await browser.get("/editar/" + one.address).page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in one.other(&torneo) }
      let theirs = try browser.store
      let answer = try await browser.post(path, page.fields(of: path, one.typed))
      #expect(answer.status == 409, "\(answer.page.text)")
      for text in one.shown { #expect(answer.page.text.contains(text), "\(text)") }
      #expect(try browser.store == theirs)
      #expect(answer.page.links.contains { $0.hasPrefix("/editar/p") })
      // Whoever insists gets it.
      let mine = try await browser.post(path, answer.page.fields(of: path))
      #expect(mine.status == 303, "\(mine.page.text)")
      #expect(try browser.store != theirs)
    }
  }

  @Test(
    "never edit another event than the one they looked at, whatever its number is by now",
    arguments: [
      ("gol-corregir", ["minuto": "44"]), ("gol-quitar", [:]),
    ])
  func shifted(_ path: String, _ typed: [String: String]) async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/\(path)?partido=1&numero=2").page
      let goals = try #require(browser.app.partidos.partido(id: 1)).eventos
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.eventos.remove(at: 0)
      }
      let answer = try await browser.post(
        "/editar/\(path)", page.fields(of: "/editar/\(path)", typed))
      #expect(answer.status == 303, "\(answer.page.text)")
      let left = try #require(browser.app.partidos.partido(id: 1)).eventos
      #expect(Array(left.suffix(goals.count - 2)) == Array(goals.suffix(goals.count - 2)))
      #expect(left.count == (typed.isEmpty ? goals.count - 2 : goals.count - 1))
      #expect(!left.contains(goals[1]))
    }
  }

  /// A form, and what another program takes away meanwhile.
  nonisolated static let removals:
    [(String, [String: String], @Sendable (inout Torneo) -> Void, String)] = [
      (
        "gol-corregir?partido=1&numero=2", ["minuto": "44"],
        { $0.partidos[0].partido.eventos.remove(at: 1) }, "44"
      ),
      (
        "gol-corregir?partido=1&numero=5", ["minuto": "44"],
        { $0.partidos[0].partido.eventos.removeLast() }, "44"
      ),
      (
        "gol-quitar?partido=1&numero=5", [:],
        { $0.partidos[0].partido.eventos.removeLast() }, "gol"
      ),
      (
        "jugador-corregir?equipo=%C3%81guilas&jugador=Vera%20%238", ["dorsal": "10"],
        { try? $0.quita(Jugador(nombre: "Vera", dorsal: 8), de: "Águilas") }, "10"
      ),
      (
        "equipo-nombre?equipo=%C3%81guilas", ["nuevoNombre": "Águilas Mías"],
        { torneo in
          torneo.partidos.removeAll { $0.partido.visitante.nombre == "Águilas" }
          torneo.equipos.removeAll { $0.nombre == "Águilas" }
        }, "Águilas Mías"
      ),
    ]

  @Test("are told that what they edit is gone, and lose nothing", arguments: 0..<removals.count)
  func gone(_ place: Int) async throws {
    let (address, typed, other, shown) = Self.removals[place]
    try await withBrowser { browser in
      let path = "/editar/" + address.prefix { $0 != "?" }
      let page = try await browser.get("/editar/" + address).page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in other(&torneo) }
      let theirs = try browser.store
      let answer = try await browser.post(path, page.fields(of: path, typed))
      #expect(answer.status == 409, "\(answer.page.text)")
      #expect(answer.page.text.contains("mientras lo editaba"))
      #expect(answer.page.text.contains(shown))
      #expect(try browser.store == theirs)
    }
  }

  @Test("are shown what was not there before where nobody can tell what became of a record")
  func doubtful() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/gol-corregir?partido=1&numero=2").page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.eventos = [
          .gol(
            minuto: 88, jugador: Jugador(nombre: "Marta", dorsal: 1),
            equipo: torneo.partidos[0].partido.local)
        ]
      }
      let answer = try await browser.post(
        "/editar/gol-corregir", page.fields(of: "/editar/gol-corregir", ["minuto": "44"]))
      #expect(answer.status == 409)
      #expect(answer.page.text.contains("88 · jugada · Rayo FC · Marta #1"))
      #expect(!answer.page.text.contains("Lo que hay ahora"), "\(answer.page.text)")
      #expect(answer.page.links.contains("/editar/gol-corregir?partido=1&numero=1"))
    }
  }

  @Test("take nobody for the referee whose number of the list is their name")
  func refereeOfNumber() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/arbitro-nuevo", ["nombre": "Ada Gil"])
      try browser.app.partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.arbitro = "1"
      }
      let links = try await browser.get("/editar/arbitros").page.links
        .filter { $0.contains("arbitro-nombre") }
      #expect(Set(links).count == 2)
      let page = try await browser.get(#require(links.last)).page
      let path = "/editar/arbitro-nombre"
      #expect(page.fields(of: path).contains { $0 == ("antes.nombre", "1") })
      let answer = try await browser.post(path, page.fields(of: path, ["nuevoNombre": "Uno"]))
      #expect(answer.status == 303, "\(answer.page.text)")
      #expect(browser.app.partidos.partido(id: 1)?.arbitro == "Uno")
      #expect(browser.app.arbitros.arbitros.map(\.nombre) == ["Ada Gil"])
    }
  }

  @Test("are told the new name of a referee whom only matches name")
  func refereeOfMatches() async throws {
    try await withBrowser { browser in
      try browser.app.partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.arbitro = "Ada Gil"
      }
      let page = try await browser.get("/editar/arbitro-nombre?arbitro=Ada%20Gil").page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.arbitro = "Eva Sanz"
      }
      let path = "/editar/arbitro-nombre"
      let answer = try await browser.post(
        path, page.fields(of: path, ["nuevoNombre": "Ada Gil Mora"]))
      #expect(answer.status == 409)
      #expect(answer.page.text.contains("Eva Sanz"))
      let mine = try await browser.post(path, answer.page.fields(of: path))
      #expect(mine.status == 303, "\(mine.page.text)")
      #expect(browser.app.partidos.partido(id: 1)?.arbitro == "Ada Gil Mora")
    }
  }

  @Test("keep, with their own, what only the other one changed")
  func merged() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/datos?partido=1").page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.espectadores = 321
      }
      let answer = try await browser.post(
        "/editar/datos", page.fields(of: "/editar/datos", ["campo": "Mío"]))
      #expect(answer.status == 409)
      _ = try await browser.post("/editar/datos", answer.page.fields(of: "/editar/datos"))
      let match = try #require(browser.app.partidos.partido(id: 1))
      #expect(match.campo == "Mío")
      #expect(match.espectadores == 321)
    }
  }

  @Test("are told of settings that changed meanwhile")
  func settings() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/ajustes").page
      try "{\n  \"titulo\": \"Suyo\", \"idioma\": \"en\"\n}\n".write(
        to: browser.folder.appending(path: "marcador.json"), atomically: true, encoding: .utf8)
      let answer = try await browser.post(
        "/editar/ajustes", page.fields(of: "/editar/ajustes", ["titulo": "Mío"]))
      #expect(answer.status == 409)
      #expect(answer.page.text.contains("Suyo") && answer.page.text.contains("Mío"))
      let mine = try await browser.post(
        "/editar/ajustes", answer.page.fields(of: "/editar/ajustes"))
      #expect(mine.status == 303)
      let text = try String(
        contentsOf: browser.folder.appending(path: "marcador.json"), encoding: .utf8)
      #expect(text.contains("Mío") && text.contains("\"idioma\": \"en\""))
    }
  }

  @Test("keep the other languages of a site, and make the chosen one the first")
  func languages() async throws {
    try await withBrowser { browser in
      let file = browser.folder.appending(path: "marcador.json")
      try "{ \"idiomas\": [\"ca\", \"es\", \"eu\"] }\n".write(
        to: file, atomically: true, encoding: .utf8)
      #expect(try await browser.fill("/editar/ajustes", ["titulo": "Lliga"]).status == 303)
      var text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("[\"ca\", \"es\", \"eu\"]") && !text.contains("\"idioma\""))
      #expect(try await browser.fill("/editar/ajustes", ["idioma": "es"]).status == 303)
      text = try String(contentsOf: file, encoding: .utf8)
      let settings = try SiteSettings(reading: Array(text.utf8), file: "marcador.json")
      #expect(settings.idioma == .es && settings.otrosIdiomas == [.ca, .eu])
    }
  }

  @Test("lose nothing that they typed of settings that are broken meanwhile")
  func brokenSettings() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/ajustes").page
      let file = browser.folder.appending(path: "marcador.json")
      try Data("{ \"titulo\": ".utf8).write(to: file)
      let answer = try await browser.post(
        "/editar/ajustes", page.fields(of: "/editar/ajustes", ["titulo": "Mío"]))
      #expect(answer.status == 503)
      #expect(answer.page.text.contains("marcador.json:1:"))
      try FileManager.default.removeItem(at: file)
      let again = try await browser.post(
        "/editar/ajustes", answer.page.fields(of: "/editar/ajustes"))
      #expect(again.status == 303)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("Mío"))
    }
  }

  @Test("read whole lines of both versions, and names as people write them")
  func lines() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/prosa?partido=1").page
      try Data("uno\ndos\n".utf8).write(to: browser.folder.appending(path: "1.md"))
      let answer = try await browser.post(
        "/editar/prosa", page.fields(of: "/editar/prosa", ["texto": "tres\ncuatro\n"]))
      #expect(answer.status == 409)
      #expect(!answer.page.text.contains("\\u{"))
      let settings = try await browser.get("/editar/ajustes").page
      #expect(settings.text.contains("Páginas: crónicas"))
      try Data(#"{"titulo": "Suyo"}"#.utf8).write(
        to: browser.folder.appending(path: "marcador.json"))
      let both = try await browser.post(
        "/editar/ajustes", settings.fields(of: "/editar/ajustes", ["titulo": "Mío"]))
      #expect(both.page.text.contains("Título del sitio"))
      #expect(!both.page.text.contains("Titulo"))
    }
  }

  @Test("tell no place in a file of what stands in a field alone")
  func places() async throws {
    try await withBrowser { browser in
      let answer = try await browser.fill("/editar/ajustes", ["urlBase": "no es una dirección"])
      #expect(answer.status == 422)
      #expect(!answer.page.text.contains("marcador.json:"), "\(answer.page.text)")
      let prose = try await browser.fill(
        "/editar/prosa?partido=1", ["texto": "---\nrelat: no\n---\n"])
      #expect(prose.page.text.contains("Línea 2: "))
      #expect(!prose.page.text.contains(":2:"))
    }
  }

  @Test("are told of a referee whose place in the list is somebody else's by now")
  func referee() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/arbitro-nuevo", ["nombre": "Ada Gil"])
      let list = try await browser.get("/editar/arbitros")
      let address = try #require(list.page.links.first { $0.contains("arbitro-nombre") })
      let page = try await browser.get(address).page
      try browser.other().editorDeArbitros().guarda(
        .cambioDeNombre("Ada Gil", como: "Eva Sanz"))
      let answer = try await browser.post(
        "/editar/arbitro-nombre",
        page.fields(of: "/editar/arbitro-nombre", ["nuevoNombre": "Ada Gil Mora"]))
      #expect(answer.status == 409)
      #expect(answer.page.text.contains("Eva Sanz"))
    }
  }
}

extension Partido {
  /// Gives a goal another minute.
  fileprivate mutating func corrige(_ place: Int, minuto: Minuto) {
    guard case .gol(_, let player, let team, let mode, let assist) = eventos[place] else { return }
    eventos[place] = .gol(
      minuto: minuto, jugador: player, equipo: team, modo: mode, asistencia: assist)
  }
}
