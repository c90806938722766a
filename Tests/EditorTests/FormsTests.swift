import Foundation
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("The forms of the editor")
struct FormsTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let address: String
    let typed: [String: String]
    let message: String

    init(_ address: String, _ typed: [String: String], _ message: String) {
      (self.address, self.typed, self.message) = (address, typed, message)
    }

    var testDescription: String { "\(address): \(message)" }
  }

  nonisolated static let bad = [
    Bad("jugador-nuevo?equipo=Rayo%20FC", ["nombre": " "], "El nombre es obligatorio"),
    Bad(
      "jugador-nuevo?equipo=Rayo%20FC", ["nombre": String(repeating: "ñ", count: 26)],
      "El nombre no puede pasar de 25 caracteres"),
    Bad("jugador-nuevo?equipo=Rayo%20FC", ["nombre": "aNA"], "Ya hay un jugador con ese nombre"),
    Bad(
      "jugador-nuevo?equipo=Rayo%20FC", ["nombre": "Eva", "dorsal": "siete"],
      "El dorsal debe ser un número"),
    Bad(
      "jugador-nuevo?equipo=Rayo%20FC", ["nombre": "Eva", "dorsal": "100"],
      "El dorsal debe estar entre 1 y 99"),
    Bad(
      "jugador-nuevo?equipo=Rayo%20FC", ["nombre": "Eva", "dorsal": "9"],
      "Ya hay un jugador con ese dorsal"),
    Bad(
      "jugador-corregir?equipo=Rayo%20FC&jugador=Luis", ["dorsal": "9"],
      "Ya hay un jugador con ese dorsal"),
    Bad("gol?partido=1", ["minuto": "45+", "jugador": "Ana #9"], "«45+» no es un minuto"),
    Bad(
      "gol?partido=1", ["minuto": "4", "jugador": "Eva"],
      "«Eva» no está en las plantillas de «Rayo FC» y «Toros»"),
    Bad("tarjeta?partido=1", ["minuto": "4", "jugador": "Ana #9"], "El color es obligatorio"),
    Bad(
      "cambio?partido=1",
      ["minuto": "4", "sale": "Ana #9", "entra": "Ana #9", "equipo": "Rayo FC"],
      "Ana"),
    Bad("lanzamiento?partido=1", ["jugador": "Ana #9"], "El acierto es obligatorio"),
    Bad("resultado?partido=1", ["marcador": "3"], "El marcador debe tener la forma 3-2"),
    Bad("resultado?partido=1", ["marcador": "1-0"], "goles"),
    Bad("datos?partido=1", ["fecha": "2026-02-30"], "2026-02-30"),
    Bad("datos?partido=1", ["jornada": "0"], "fuera de rango"),
    Bad("datos?partido=1", ["visitante": "Rayo FC"], "Rayo FC"),
    Bad("partido-nuevo", ["local": "Rayo", "visitante": "rayo"], "Rayo FC"),
    Bad("equipo-nuevo", ["nombre": "TOROS"], "Toros"),
    Bad(
      "equipo-color?equipo=Rayo%20FC", ["colorDeEquipo": "#12345"], "«#12345» no es un color"),
    Bad("equipo-nombre?equipo=Rayo%20FC", ["nuevoNombre": ""], "El nuevo nombre es obligatorio"),
    Bad("adjudicar?partido=1", ["marcador": "tres"], "El marcador debe tener la forma 3-2"),
    Bad(
      "plantilla-pegar?equipo=Rayo%20FC", ["jugadores": "9 Eva\nLola 100\n\nana"],
      "línea 2, «Lola 100»: El dorsal debe estar entre 1 y 99"),
    Bad("estado-aplazado?partido=1", ["motivo": "Lluvia"], "ya acabó"),
    Bad("estado-programado?partido=1", ["motivo": "Lluvia"], "ya acabó"),
    Bad("arbitro-nuevo", ["nombre": "Ada", "correo": "ada"], "«ada» no es un correo"),
    Bad("arbitro-nuevo", ["nombre": ""], "nombre"),
    Bad("inscripcion", ["nombre": ""], "El nombre es obligatorio"),
    Bad("inscripcion", ["correo": "ana"], "Introduce un correo válido"),
    Bad("inscripcion", ["edad": "17"], "Debes ser mayor de edad"),
    Bad("inscripcion", [:], "Debes aceptar los términos"),
    Bad("ajustes", ["urlBase": "liga"], "no es la dirección de un sitio"),
    Bad("ajustes", ["titulo": String(repeating: "x", count: 201)], "demasiado largo"),
    Bad("importar", ["texto": " "], "Pegue un texto"),
    Bad("importar", ["texto": "a,b\n1,2"], "texto pegado"),
    Bad("importar", ["formato": "openfootball", "texto": "["], "texto pegado:1:2"),
  ]

  @Test("say what is wrong, keep what was typed, and save nothing", arguments: bad)
  func refused(_ bad: Bad) async throws {
    try await withBrowser { browser in
      let before = try browser.store
      let answer = try await browser.fill("/editar/" + bad.address, bad.typed)
      #expect(answer.status == 422)
      #expect(answer.page.text.contains(bad.message), "\(answer.page.text)")
      let path = "/editar/" + bad.address.prefix { $0 != "?" }
      for (name, text) in bad.typed {
        #expect(answer.page.fields(of: path).contains { $0 == (name, text) }, "\(name)")
      }
      #expect(try browser.store == before)
    }
  }

  @Test("tell the script of a page only of the fields that were touched")
  func check() async throws {
    try await withBrowser { browser in
      let page = try await browser.get("/editar/jugador-nuevo?equipo=Rayo%20FC").page
      let fields = page.fields(of: "/editar/jugador-nuevo", ["dorsal": "9", "comprobar": "si"])
      let untouched = try await browser.post("/editar/jugador-nuevo", fields)
      #expect(!untouched.html.contains("Ya hay"))
      #expect(untouched.html.contains("\"listo\": false"))
      let touched = try await browser.post(
        "/editar/jugador-nuevo", fields + [("tocado", "dorsal")])
      #expect(touched.html.contains("Ya hay un jugador con ese dorsal"))
      #expect(!touched.html.contains("obligatorio"))
      let good = page.fields(
        of: "/editar/jugador-nuevo", ["dorsal": "90", "nombre": "Eva", "comprobar": "si"])
      #expect(
        try await browser.post("/editar/jugador-nuevo", good).html.contains("\"listo\": true"))
      #expect(browser.app.partidos.equipos.first?.plantilla.count == 3)
    }
  }

  struct Good: Sendable, CustomTestStringConvertible {
    let address: String
    let typed: [String: String]
    let told: String

    init(_ address: String, _ typed: [String: String], _ told: String) {
      (self.address, self.typed, self.told) = (address, typed, told)
    }

    var testDescription: String { address }
  }

  nonisolated static let good = [
    Good(
      "jugador-nuevo?equipo=Rayo%20FC", ["nombre": " Eva ", "dorsal": "90"], "Eva #90 (Rayo FC)"),
    Good(
      "jugador-corregir?equipo=Rayo%20FC&jugador=Ana%20%239", ["dorsal": ""],
      "guardado: Ana (Rayo FC)"),
    Good("equipo-color?equipo=Rayo%20FC", ["colorDeEquipo": "#0A6637"], "equipo «Rayo FC»"),
    Good("equipo-nombre?equipo=Rayo%20FC", ["nuevoNombre": "Rayo 2"], "equipo «Rayo 2»"),
    Good(
      "tarjeta?partido=1",
      ["minuto": "50", "jugador": "Ana #9", "equipo": "Rayo FC", "color": "roja"],
      "roja del 50', Ana #9 (Rayo FC)"),
    Good(
      "cambio?partido=1",
      ["minuto": "60", "sale": "Ana #9", "entra": "Luis", "equipo": "Rayo FC"],
      "cambio del 60', Luis por Ana #9"),
    Good(
      "penalti?partido=1", ["minuto": "61", "jugador": "Ana #9", "equipo": "Rayo FC"],
      "penalti fallado del 61'"),
    Good(
      "lanzamiento?partido=1", ["jugador": "Ana #9", "equipo": "Rayo FC", "convertido": "no"],
      "penalti de la tanda fallado"),
    Good("gol-corregir?partido=1&numero=1", ["minuto": "13"], "gol del 13'"),
    Good("gol-quitar?partido=1&numero=1", [:], "quitado"),
    Good(
      "datos?partido=1", ["campo": "Campo Nuevo", "fecha": "2026-09-05"], "guardado: partido 1"),
    Good(
      "partido-nuevo", ["local": "Lobos", "visitante": "rayo", "jornada": "4"], "Lobos – Rayo FC"),
    Good("estado-suspendido?partido=1", ["motivo": "Niebla"], "suspendido"),
    Good("adjudicar?partido=1", ["marcador": "3-0", "motivo": "Ausencia"], "adjudicado"),
    Good("arbitro-nuevo", ["nombre": "Ada Gil"], "árbitro «Ada Gil»"),
    Good(
      "alineacion-local?partido=1",
      ["de.Ana #9": "titular", "de.Luis": "suplente", "capitan": "Ana #9"],
      "guardado: partido 1"),
    Good(
      "plantilla-pegar?equipo=Lobos", ["jugadores": "77 Eva\r\nLola 78\n\nRita"],
      "3 jugadores (Lobos)"),
    Good("ajustes", ["titulo": "Mi liga", "pagina.calendario": ""], "marcador.json"),
  ]

  @Test("save what is right, on disk, and tell it on the next page", arguments: good)
  func saved(_ good: Good) async throws {
    try await withBrowser { browser in
      let answer = try await browser.fill("/editar/" + good.address, good.typed)
      let next = try await browser.follow(answer)
      #expect(next.status == 200)
      #expect(next.page.text.contains(good.told), "\(next.page.text)")
      let there = try browser.other().partidos
      there.recarga()
      browser.app.partidos.recarga()
      #expect(
        EscritorDelTorneo().bytes(de: there.torneo)
          == EscritorDelTorneo().bytes(de: browser.app.partidos.torneo))
    }
  }

  @Test("show what a pasted list would become before anything is saved")
  func preview() async throws {
    try await withBrowser { browser in
      let before = try browser.store
      let answer = try await browser.fill(
        "/editar/plantilla-pegar?equipo=Rayo%20FC",
        ["jugadores": "77 Eva\nLola (9)\nRita", "ver": "1"])
      #expect(answer.status == 200)
      #expect(answer.page.text.contains("Ya hay un jugador con ese dorsal"))
      #expect(answer.page.text.contains("Eva"))
      #expect(try browser.store == before)
    }
  }

  struct DateCase: Sendable, CustomTestStringConvertible {
    let zone: String?
    let before: String
    let day: String
    let hour: String
    let after: String

    var testDescription: String { "\(before) → \(after)" }
  }

  @Test(
    "make a date of a day and an hour, and leave to the letter one that is not touched",
    arguments: [
      DateCase(
        zone: nil, before: "", day: "2026-09-05", hour: "", after: "2026-09-05"),
      DateCase(
        zone: "Europe/Madrid", before: "", day: "2026-09-05", hour: "18:00",
        after: "2026-09-05T18:00:00"),
      DateCase(
        zone: "Europe/Madrid", before: "2026-03-07T18:00:30+01:00", day: "2026-03-07",
        hour: "18:00",
        after: "2026-03-07T18:00:30+01:00"),
      DateCase(
        zone: "Europe/Madrid", before: "2026-03-07T18:00:00+01:00", day: "2026-03-07",
        hour: "19:30",
        after: "2026-03-07T19:30:00+01:00"),
      DateCase(
        zone: "Europe/Madrid", before: "2026-03-07T18:00:00+01:00", day: "2026-06-07",
        hour: "18:00",
        after: "2026-06-07T18:00:00"),
      DateCase(
        zone: nil, before: "2026-03-07T18:00:00+01:00", day: "2026-06-07", hour: "18:00",
        after: "2026-06-07T18:00:00+01:00"),
      DateCase(zone: nil, before: "2026-03-07", day: "", hour: "", after: ""),
    ])
  func date(_ one: DateCase) async throws {
    var torneo = Ejemplo.torneo
    torneo.zonaHoraria = one.zone
    torneo.partidos[0].partido.fecha = one.before.isEmpty ? nil : try Fecha(texto: one.before)
    try await withBrowser(torneo) { browser in
      let answer = try await browser.fill(
        "/editar/datos?partido=1",
        ["fecha.dia": one.day, "fecha.hora": one.hour, "campo": "Otro"])
      #expect(answer.status == 303, "\(answer.page.text)")
      #expect((browser.app.partidos.partido(id: 1)?.fecha?.description ?? "") == one.after)
    }
  }

  @Test("keep what the line-up had when it is shown again")
  func lineup() async throws {
    try await withBrowser { browser in
      _ = try await browser.fill(
        "/editar/alineacion-local?partido=1", ["de.Ana #9": "titular", "de.Marta #1": "suplente"])
      let match = try #require(browser.app.partidos.partido(id: 1))
      #expect(match.alineacionLocal?.titulares.map(\.nombre) == ["Ana"])
      #expect(match.alineacionLocal?.suplentes.map(\.nombre) == ["Marta"])
      let fields = try await browser.get("/editar/alineacion-local?partido=1").page
        .fields(of: "/editar/alineacion-local")
      #expect(fields.contains { $0 == ("de.Ana #9", "titular") })
      #expect(fields.contains { $0 == ("de.Luis", "") })
    }
  }

  @Test(
    "refuse a list of too many players early, tried or saved", arguments: [201, 300, 5_000])
  func tooManyPlayers(_ count: Int) async throws {
    try await withBrowser { browser in
      let before = try browser.store
      let list = (0..<count).map { "Jugador \($0)" }.joined(separator: "\n")
      let path = "/editar/plantilla-pegar"
      let page = try await browser.get(path + "?equipo=Lobos").page
      let fields = page.fields(of: path, ["jugadores": list])
      let tried = try await browser.post(path, fields + [("ver", "1")])
      #expect(!tried.page.text.contains("✓"))
      let saved = try await browser.post(path, fields)
      #expect(saved.status == 422)
      for answer in [tried, saved] {
        #expect(answer.page.text.contains("\(count)"))
        #expect(answer.page.text.contains("200"))
        #expect(answer.page.fields(of: path).contains { $0 == ("jugadores", list) })
      }
      #expect(try browser.store == before)
    }
  }

  @Test("take no mark that nobody sees from a pasted list, and say so, before and after")
  func hiddenMarks() async throws {
    try await withBrowser { browser in
      let list =
        "\u{FEFF}７７ Iv\u{200B}án\n\u{200E}Ｅｖａ\u{3000}9\u{2069}\nPe\u{AD}pe 3\u{200B}\n\u{200B}\n"
      let path = "/editar/plantilla-pegar"
      let page = try await browser.get(path + "?equipo=Lobos").page
      let fields = page.fields(of: path, ["jugadores": list])
      let tried = try await browser.post(path, fields + [("ver", "1")])
      for text in ["U+200B", "U+FEFF", "U+200E", "U+2069", "U+00AD", "ancho doble", "Iván", "Eva"] {
        #expect(tried.page.text.contains(text), "\(text)")
      }
      let saved = try await browser.follow(browser.post(path, fields))
      #expect(saved.page.text.contains("se han quitado marcas que no se ven: U+00AD, U+200B"))
      let team = try #require(browser.app.partidos.equipos.first { $0.nombre == "Lobos" })
      for player in [
        Jugador(nombre: "Iván", dorsal: 77), Jugador(nombre: "Eva", dorsal: 9),
        Jugador(nombre: "Pepe", dorsal: 3),
      ] {
        #expect(
          team.plantilla.contains { $0.nombre == player.nombre && $0.dorsal == player.dorsal })
      }
      #expect(
        try !browser.store.unicodeScalars.contains { $0.properties.generalCategory == .format })
    }
  }

  @Test(
    "take no mark that nobody sees from any field, and say so",
    arguments: [
      ("jugador-nuevo?equipo=Lobos", ["nombre": "Iv\u{200D}án", "dorsal": "\u{FEFF}77"]),
      ("equipo-nuevo", ["nombre": "Hal\u{AD}cones"]),
      ("equipo-nuevo", ["nombre": "Hal\u{2800}cones"]),
      ("equipo-nombre?equipo=Lobos", ["nuevoNombre": "Lobos\u{2060}B"]),
      ("datos?partido=1", ["campo": "La\u{200B}Dehesa", "arbitro": "Ada\u{FE0F} Gil"]),
      ("arbitro-nuevo", ["nombre": "Ada\u{200C} Gil"]),
      ("ajustes", ["titulo": "Mi\u{200B} liga"]),
    ] as [(String, [String: String])])
  func hiddenMarksOfFields(_ address: String, _ typed: [String: String]) async throws {
    try await withBrowser { browser in
      let saved = try await browser.follow(browser.fill("/editar/" + address, typed))
      #expect(saved.page.text.contains("se han quitado marcas que no se ven: U+"))
      for name in ["torneo.json", "arbitros.json", "marcador.json"] {
        let url = browser.folder.appending(path: name)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
        #expect(
          !text.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }, "\(name)")
      }
    }
  }

  @Test("keep joiners where what is written needs them")
  func joiners() async throws {
    try await withBrowser { browser in
      let name = "می\u{200C}خواهم ❤\u{FE0F} 👩\u{200D}⚽"
      let saved = try await browser.follow(
        browser.fill("/editar/jugador-nuevo?equipo=Lobos", ["nombre": name]))
      #expect(!saved.page.text.contains("quitado"))
      #expect(browser.app.partidos.equipos.contains { $0.plantilla.contains { $0.nombre == name } })
    }
  }

  @Test("say what is wrong with several lines in as many, to the script of the page too")
  func linesOfComplaints() async throws {
    try await withBrowser { browser in
      let path = "/editar/plantilla-pegar"
      let fields = try await browser.get(path + "?equipo=Lobos").page.fields(
        of: path, ["jugadores": "9 Eva\nLola 100\n4000 Ana"])
      let check = try await browser.post(
        path, fields + [("comprobar", "1"), ("tocado", "jugadores")])
      #expect(check.html.contains("100") && !check.html.contains("\\\\u{A}"), "\(check.html)")
      let answer = try await browser.post(path, fields)
      #expect(answer.status == 422 && !answer.page.text.contains("\\u{A}"))
    }
  }

  @Test("take as many players as may be added, and any blank between number and name")
  func manyPlayers() async throws {
    try await withBrowser { browser in
      let list =
        "2\u{A0}Luis Mora\nEva\u{2003}3\n"
        + (0..<198).map { "Jugador n\($0)" }.joined(separator: "\n")
      let answer = try await browser.fill(
        "/editar/plantilla-pegar?equipo=Lobos", ["jugadores": list])
      #expect(answer.status == 303, "\(answer.page.text)")
      let team = try #require(browser.app.partidos.equipos.first { $0.nombre == "Lobos" })
      #expect(team.plantilla.contains(Jugador(nombre: "Luis Mora", dorsal: 2)))
      #expect(team.plantilla.contains(Jugador(nombre: "Eva", dorsal: 3)))
    }
  }

  @Test("say so, and not that something was saved, where nothing changed")
  func unchanged() async throws {
    try await withBrowser { browser in
      try Data("uno\r\ndos\r\n".utf8).write(to: browser.folder.appending(path: "1.md"))
      _ = try await browser.fill("/editar/arbitro-nuevo", ["nombre": "Ada Gil"])
      _ = try await browser.fill("/editar/ajustes", ["titulo": "Liga"])
      let csv = "partido;local;visitante;resultado\n1;Rayo FC;Toros;3-2\n"
      for (address, typed) in [
        ("/editar/ajustes", [:]), ("/editar/prosa?partido=1", [:]),
        ("/editar/arbitro-nombre?arbitro=1", [:]), ("/editar/datos?partido=1", [:]),
        ("/editar/equipo-nombre?equipo=Toros", [:]), ("/editar/alineacion-local?partido=1", [:]),
        ("/editar/gol-corregir?partido=1&numero=1", [:]),
        ("/editar/jugador-corregir?equipo=Toros&jugador=Leo%20%2310", [:]),
        ("/editar/importar", ["texto": csv]),
      ] as [(String, [String: String])] {
        let answer = try await browser.follow(browser.fill(address, typed))
        #expect(answer.page.text.contains("nada que guardar"), "\(address) \(answer.page.text)")
        #expect(!answer.page.text.contains("guardado:"), "\(address)")
      }
      let prose = try Data(contentsOf: browser.folder.appending(path: "1.md"))
      #expect(prose == Data("uno\r\ndos\r\n".utf8))
    }
  }

  @Test("let browsers keep what was typed for who goes back")
  func kept() async throws {
    try await withBrowser { browser in
      for address in ["gol?partido=1", "datos?partido=1", "jugador-nuevo?equipo=Toros"] {
        let html = try await browser.get("/editar/\(address)").html
        #expect(!html.contains("autocomplete"))
      }
    }
  }

  @Test("tell players of one label apart, wherever one is chosen")
  func labels() async throws {
    let twins = [Jugador(nombre: "Leo", dorsal: 10), Jugador(nombre: "Leo #10")]
    let home = try #require(Equipo(nombre: "Rayo FC", plantilla: twins))
    let away = try #require(Equipo(nombre: "Toros", plantilla: twins))
    let torneo = Torneo(
      equipos: [home, away],
      partidos: [PartidoDeLista(id: 1, partido: Partido(local: home, visitante: away, eventos: []))]
    )
    try await withBrowser(torneo) { browser in
      let form = try await browser.get("/editar/tarjeta?partido=1")
      for label in ["Leo (#10) (Toros)", "Leo #10 (Toros)", "Leo (#10) (Rayo FC)"] {
        #expect(form.html.contains("value=\"\(label)\""), "\(label)")
      }
      let path = "/editar/tarjeta"
      let typed = ["minuto": "5", "color": "roja", "jugador": "Leo (#10) (Toros)"]
      let answer = try await browser.post(
        path, form.page.fields(of: path, typed.merging(["equipo": "Rayo FC"]) { $1 }))
      #expect(answer.status == 422)
      let good = try await browser.post(
        path, answer.page.fields(of: path, typed.merging(["equipo": "Toros"]) { $1 }))
      #expect(good.status == 303, "\(good.page.text)")
      let match = try #require(browser.app.partidos.partido(id: 1))
      #expect(
        match.eventos == [
          .tarjeta(minuto: 5, jugador: twins[0], equipo: match.visitante, color: .roja)
        ])
      let roster = try await browser.get("/editar/plantilla?equipo=Toros").page
      let address = try #require(
        roster.links.first { $0.contains("jugador-quitar") && $0.contains("%28%2310%29") })
      #expect(try await browser.get(address).page.text.contains("Leo (#10)"))
    }
  }
}
