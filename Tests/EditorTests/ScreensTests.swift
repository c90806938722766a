import Diagnostics
import Foundation
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("The screens of the editor")
struct ScreensTests {
  /// All of them, of match 1, of Rayo FC and of Ana.
  nonisolated static let addresses =
    [
      "", "clasificacion", "goleadores", "equipos", "arbitros", "inscripcion", "importar",
      "ajustes",
      "partido-nuevo", "equipo-nuevo", "arbitro-nuevo", "?equipo=Rayo%20FC",
    ]
    + [
      "partido", "gol", "tarjeta", "cambio", "penalti", "lanzamiento", "resultado", "adjudicar",
      "datos", "alineacion-local", "alineacion-visitante", "partido-quitar", "resultado-quitar",
      "cronica", "estado-enJuego", "estado-finalizado", "estado-aplazado", "estado-suspendido",
      "estado-anulado", "estado-cancelado", "estado-programado", "prosa", "reloj-poner",
    ].map { $0 + "?partido=1" }
    + ["gol-corregir", "gol-quitar"].map { $0 + "?partido=1&numero=2" }
    + [
      "plantilla", "jugador-nuevo", "plantilla-pegar", "equipo-nombre", "equipo-color",
      "equipo-quitar",
    ].map {
      $0 + "?equipo=Rayo%20FC"
    }
    + ["jugador-corregir", "jugador-quitar"].map { $0 + "?equipo=Rayo%20FC&jugador=Ana%20%239" }

  @Test("answer with a whole page, in either language", arguments: addresses)
  func answer(_ address: String) async throws {
    try await withBrowser { browser in
      let answer = try await browser.get("/editar/" + address)
      #expect(answer.status == 200)
      #expect(answer.page.headings.first == 1)
      for link in answer.page.links where link.hasPrefix("/editar/") {
        let next = try await browser.get(link)
        #expect(next.status == 200, "\(link)")
      }
    }
    try await withBrowser(language: .en) { browser in
      let answer = try await browser.get("/editar/" + address)
      #expect(answer.html.contains("<html lang=\"en\">"))
    }
  }

  @Test(
    "say that there is no such thing",
    arguments: [
      "nada", "partido?partido=99", "partido?partido=x", "gol?partido=99", "gol?partido=",
      "gol-corregir?partido=1&numero=9", "gol-quitar?partido=1&numero=x",
      "tarjeta-corregir?partido=1&numero=1", "plantilla?equipo=Rayo", "jugador-nuevo?equipo=",
      "jugador-corregir?equipo=Rayo%20FC&jugador=Eva", "arbitro-nombre?arbitro=7", "cronica",
      "cronica?partido=99", "resultado?partido=99999999999999999999", "deshacer",
    ])
  func notThere(_ address: String) async throws {
    try await withBrowser { browser in
      let answer = try await browser.get("/editar/" + address)
      #expect(answer.status == 404)
      #expect(!answer.page.text.isEmpty)
    }
  }

  @Test(
    "show as text whatever a tournament or a person names",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' autofocus '", "&amp;",
      "{{x}}",
      "عربي", "a/b?c=d&e#f", "%2e%2e", "Ñandú + más",
    ])
  func names(_ name: String) async throws {
    try await withBrowser { browser in
      let added = try await browser.fill("/editar/equipo-nuevo", ["nombre": name])
      let roster = try await browser.follow(added)
      #expect(roster.page.text.contains(name))
      #expect(browser.app.partidos.equipos.last?.nombre == name)
      let list = try await browser.get("/editar/equipos")
      let link = try #require(list.page.links.filter { $0.contains("plantilla?") }.last)
      #expect(try await browser.get(link).status == 200)
    }
  }

  @Test("are bare where there is nothing, and say so")
  func empty() async throws {
    try await withBrowser(Torneo()) { browser in
      for address in ["", "clasificacion", "goleadores", "equipos", "arbitros", "importar"] {
        let answer = try await browser.get("/editar/" + address)
        #expect(answer.status == 200)
      }
    }
  }

  @Test("give way to what is wrong with a broken store, and come back when it is mended")
  func broken() async throws {
    try await withBrowser { browser in
      let good = try browser.store
      let form = try await browser.get("/editar/resultado?partido=1").page
      try browser.write(good.replacing("\"dorsal\": 9", with: "\"dorsal\": 900"))
      let answer = try await browser.get("/editar/")
      #expect(answer.status == 503)
      #expect(answer.page.text.contains("el dorsal 900 está fuera de rango (1–99)"))
      #expect(answer.page.text.contains("torneo.json:"))
      let kept = try await browser.post(
        "/editar/resultado", form.fields(of: "/editar/resultado", ["marcador": "8-8"]))
      #expect(kept.status == 503)
      #expect(kept.page.fields(of: "/editar/resultado").contains { $0 == ("marcador", "8-8") })
      for action in ["deshacer", "rehacer", "reloj", "importar"] {
        let other = try await browser.post(
          "/editar/\(action)", [("partido", "1"), ("parte", "primera"), ("texto", "x")])
        #expect(other.status == 503, "\(action)")
      }
      try browser.write(good)
      #expect(try await browser.get("/editar/").status == 200)
    }
  }

  @Test(
    "take no edit of a page of an earlier run, and keep what was typed",
    arguments: [
      ("resultado?partido=1", ["marcador": "8-8"]), ("gol?partido=1", ["minuto": "77"]),
      ("jugador-nuevo?equipo=Rayo%20FC", ["nombre": "Eva María"]),
      ("arbitro-nuevo", ["nombre": "Eva María"]), ("inscripcion", ["nombre": "Eva María"]),
      ("importar", ["texto": "fecha,local"]), ("ajustes", ["titulo": "Otro"]),
    ])
  func earlierRun(_ address: String, _ typed: [String: String]) async throws {
    try await withBrowser { browser in
      let before = try browser.store
      let path = "/editar/" + address.prefix { $0 != "?" }
      let page = try await browser.get("/editar/" + address).page
      let answer = try await browser.post(
        path, page.fields(of: path, typed), isFromThisRun: false)
      #expect(answer.status == 403)
      #expect(answer.page.text.contains("ejecución anterior"))
      for (name, text) in typed {
        #expect(answer.page.fields(of: path).contains { $0 == (name, text) })
      }
      #expect(try browser.store == before)
    }
  }

  @Test(
    "neither start a clock nor undo for a page of an earlier run",
    arguments: [
      "deshacer", "rehacer", "reloj",
    ])
  func earlierRunWithoutText(_ path: String) async throws {
    try await withBrowser { browser in
      _ = try await browser.fill("/editar/resultado?partido=1", ["marcador": "9-9"])
      let before = try browser.store
      let answer = try await browser.post(
        "/editar/\(path)", [("partido", "1"), ("parte", "primera")], isFromThisRun: false)
      #expect(answer.status == 403)
      #expect(try browser.store == before)
    }
  }

  @Test("bear a form with fifty thousand fields, or one field five thousand times")
  func manyFields() async throws {
    try await withBrowser { browser in
      let before = try browser.store
      for fields in [
        (0..<50_000).map { ("campo\($0)", "x") }, (0..<5_000).map { ("marcador", "\($0)") }, [],
      ] {
        let answer = try await browser.post("/editar/resultado", fields)
        #expect(answer.status >= 400)
      }
      #expect(try browser.store == before)
    }
  }

  @Test("keep the words of a form whose match is gone")
  func gone() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/datos?partido=2").page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos.removeAll { $0.id == 2 }
      }
      let answer = try await browser.post(
        "/editar/datos", page.fields(of: "/editar/datos", ["campo": "El campo del río"]))
      #expect(answer.status == 404)
      #expect(answer.page.text.contains("El campo del río"))
    }
  }

  @Test("name a store that cannot be saved, keep what was typed, and save it later")
  func readOnly() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/gol?partido=1").page
      let fields = page.fields(
        of: "/editar/gol", ["minuto": "60", "jugador": "Ana #9", "equipo": "Rayo FC"])
      // What a save writes first cannot be made where a folder has its name.
      let place = browser.folder.appending(path: ".torneo.json.tmp")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let answer = try await browser.post("/editar/gol", fields)
      #expect(answer.status == 500, "\(answer.page.text)")
      #expect(answer.page.fields(of: "/editar/gol").contains { $0 == ("minuto", "60") })
      try FileManager.default.removeItem(at: place)
      let again = try await browser.post("/editar/gol", answer.page.fields(of: "/editar/gol"))
      #expect(again.status == 303)
    }
  }
}
