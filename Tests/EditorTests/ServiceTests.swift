import Diagnostics
import MarcadorApp
import Testing
import Torneo

/// A server that answers what a test tells it to.
@MainActor
private final class FakeService: ServicioDelTorneo, ServicioDeInscripciones {
  var failure: (any Error)?
  private(set) var published: [CronicaNuevaDTO] = []
  private(set) var signedUp: [InscripcionDTO] = []

  func arbitros() async throws -> [ArbitroDTO] {
    if let failure { throw failure }
    return [ArbitroDTO(id: 5, name: "Pilar Ruiz", email: "pilar@liga.example")]
  }

  func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO {
    if let failure { throw failure }
    await Task.yield()
    published.append(cronica)
    return CronicaPublicadaDTO(id: 100 + published.count, title: cronica.title)
  }

  func inscribir(_ inscripcion: InscripcionDTO) async throws {
    if let failure { throw failure }
    signedUp.append(inscripcion)
  }
}

@MainActor
@Suite("What the editor asks of a server")
struct ServiceTests {
  @Test("publishes the chronicle that was shown, and says its number")
  func publish() async throws {
    let service = FakeService()
    try await withBrowser(service: service) { browser in
      let page = try await browser.get("/editar/cronica?partido=1")
      #expect(page.page.text.contains("12' Ana (Rayo FC)"))
      let answer = try await browser.fill("/editar/cronica?partido=1")
      let told = try await browser.follow(answer)
      #expect(told.page.text.contains("Crónica publicada con el n.º 101"))
      #expect(service.published.map(\.title) == ["Rayo FC 3-2 Toros"])
    }
  }

  @Test("publishes once what is sent twice at the same time")
  func once() async throws {
    let service = FakeService()
    try await withBrowser(service: service) { browser in
      let page = try await browser.get("/editar/cronica?partido=1").page
      let fields = page.fields(of: "/editar/cronica")
      async let one = browser.post("/editar/cronica", fields)
      async let other = browser.post("/editar/cronica", fields)
      let statuses = try await [one.status, other.status]
      #expect(statuses == [303, 303])
      #expect(service.published.count == 1)
    }
  }

  @Test("does not publish what the person has not seen")
  func changed() async throws {
    let service = FakeService()
    try await withBrowser(service: service) { browser in
      let page = try await browser.get("/editar/cronica?partido=1").page
      try browser.other().partidos.edita { torneo throws(EdicionRechazada) in
        torneo.partidos[0].partido.eventos.removeLast()
      }
      let answer = try await browser.post(
        "/editar/cronica", page.fields(of: "/editar/cronica"))
      #expect(answer.status == 409)
      #expect(service.published.isEmpty)
    }
  }

  @Test(
    "tells every answer of the server that is no yes",
    arguments: [
      ErrorDeRed.sinConexion, .servidor(codigo: 500), .servidor(codigo: 404),
    ])
  func refused(_ error: ErrorDeRed) async throws {
    let service = FakeService()
    service.failure = error
    try await withBrowser(service: service) { browser in
      let words = Words.texto(de: error).es
      let chronicle = try await browser.fill("/editar/cronica?partido=1")
      #expect(chronicle.status == 502)
      #expect(chronicle.page.text.contains(words))
      let person = [
        "nombre": "Ana", "correo": "ana@liga.example", "edad": "30", "aceptaTerminos": "si",
      ]
      let signUp = try await browser.fill("/editar/inscripcion", person)
      #expect(signUp.status == 502)
      #expect(signUp.page.text.contains(words))
      for (name, text) in person {
        #expect(signUp.page.fields(of: "/editar/inscripcion").contains { $0 == (name, text) })
      }
      let referees = try await browser.fill("/editar/arbitros")
      #expect(referees.page.text.contains(words))
    }
  }

  @Test("tells, as the command does, that a chronicle may have been published")
  func doubt() async throws {
    let service = FakeService()
    service.failure = ErrorDeRed.sinRespuesta(segundos: 30)
    try await withBrowser(service: service) { browser in
      let first = try await browser.fill("/editar/cronica?partido=1")
      #expect(first.status == 502)
      #expect(first.page.text.contains(Words.puedeEstarPublicada.es))
      service.failure = nil
      let second = try await browser.fill("/editar/cronica?partido=1")
      #expect(second.status == 502)
      #expect(second.page.text.contains(Words.puedeEstarPublicada.es))
      #expect(second.page.text.contains("si no está, marque"))
      #expect(service.published.isEmpty)
      let third = try await browser.fill("/editar/cronica?partido=1", ["otraVez": "si"])
      #expect(third.status == 303)
    }
  }

  @Test("signs somebody up, and gets the referees")
  func good() async throws {
    let service = FakeService()
    try await withBrowser(service: service) { browser in
      let answer = try await browser.fill(
        "/editar/inscripcion",
        ["nombre": "Ana", "correo": "ana@liga.example", "edad": "30", "aceptaTerminos": "si"])
      #expect(try await browser.follow(answer).page.text.contains("inscripción enviada: «Ana»"))
      #expect(service.signedUp.map(\.nombre) == ["Ana"])
      let list = try await browser.follow(try await browser.fill("/editar/arbitros"))
      #expect(list.page.text.contains("Pilar Ruiz"))
    }
  }

  @Test("says so where there is no server")
  func none() async throws {
    try await withBrowser { browser in
      for address in ["cronica?partido=1", "inscripcion"] {
        let page = try await browser.get("/editar/" + address).page
        #expect(page.text.contains("no hay ningún servidor"))
      }
      let answer = try await browser.fill("/editar/cronica?partido=1")
      #expect(answer.page.text.contains("No hay conexión"))
    }
  }
}
