import Foundation
import MarcadorApp
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

    var testDescription: String { address }
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
      other: { $0.partidos[0].partido.eventos.remove(at: 0) }, shown: ["14"]),
    Case(
      address: "gol-quitar?partido=1&numero=1", typed: [:],
      other: { $0.partidos[0].partido.eventos.remove(at: 0) }, shown: ["gol"]),
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
      #expect(answer.page.links.contains { $0.hasPrefix("/editar/partido?") })
      // Whoever insists gets it.
      let mine = try await browser.post(path, answer.page.fields(of: path))
      #expect(mine.status == 303, "\(mine.page.text)")
      #expect(try browser.store != theirs)
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
