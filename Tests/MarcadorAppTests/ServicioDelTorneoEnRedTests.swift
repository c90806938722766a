import Diagnostics
import Foundation
import HTTP
import MarcadorApp
import TestSupport
import Testing

@MainActor
@Suite("The service of the tournament on a real server")
struct ServicioDelTorneoEnRedTests {
  private let servers = TestServers()

  // MARK: What works

  @Test("publishes a chronicle, with the token")
  func publica() async throws {
    let servidor = try servers.start(
      .answer(201, "{\"title\":\"Rayo FC 3-2 Toros\",\"body\":\"…\",\"id\":101}"))
    let publicada = try await servidor.servicio(token: "secreto").publicarCronica(.dePrueba)
    #expect(publicada == CronicaPublicadaDTO(id: 101, title: "Rayo FC 3-2 Toros"))
    let peticion = try #require(servidor.requests.first)
    #expect(peticion.hasPrefix("POST /posts HTTP/1.1\r\n"))
    #expect(peticion.contains("\r\nAuthorization: Bearer secreto\r\n"))
    #expect(
      peticion.hasSuffix(
        "\r\n\r\n{\"title\":\"Rayo FC 3-2 Toros\",\"body\":\"12' Ana \\\"la 9\\\" (Rayo FC)\"}"))
  }

  @Test("gives the referees")
  func arbitros() async throws {
    let servidor = try servers.start(
      .answer(
        200,
        """
        [{"id": 1, "name": " Leanne Graham ", "email": "a@b.example", "address": {"geo": []}},
         {"id": 2, "name": "Pen\u{303}a", "email": null}, {"id": 3, "name": "Ada"}]
        """))
    let arbitros = try await servidor.servicio().arbitros()
    #expect(
      arbitros == [
        ArbitroDTO(id: 1, name: "Leanne Graham", email: "a@b.example"),
        ArbitroDTO(id: 2, name: "Peña"), ArbitroDTO(id: 3, name: "Ada"),
      ])
    #expect(arbitros.map(\.name.utf8.count) == [13, 5, 3])
    #expect(servidor.requests.first?.hasPrefix("GET /users HTTP/1.1\r\n") == true)
  }

  @Test("takes a sign-up")
  func inscribe() async throws {
    let servidor = try servers.start(.answer(201, "{\"id\":11}"))
    try await servidor.servicio().inscribir(
      InscripcionDTO(nombre: "Ana", correo: "ana@liga.example", edad: 20))
    let peticion = try #require(servidor.requests.first)
    #expect(peticion.hasPrefix("POST /inscripciones HTTP/1.1\r\n"))
    #expect(
      peticion.hasSuffix(
        "\r\n\r\n{\"nombre\":\"Ana\",\"correo\":\"ana@liga.example\",\"edad\":20}"))
  }

  @Test(
    "hands on what the server says of single fields",
    arguments: [
      "{\"errores\":{\"correo\":\"ya está\",\"edad\":[\"mucha\",\"o poca\"],\"otro\":7}}",
      "{\"errors\":{\"correo\":\"ya está\",\"edad\":[\"mucha\",\"o poca\"]}}",
    ])
  func campos(_ cuerpo: String) async throws {
    let pantalla = InscripcionViewModel(
      servicio: try servers.start(.answer(422, cuerpo)).servicio())
    pantalla.formulario.campos.nombre = "Ana"
    pantalla.formulario.campos.correo = "ana@liga.example"
    pantalla.formulario.campos.edad = "20"
    pantalla.formulario.campos.aceptaTerminos = true
    #expect(await pantalla.enviar() == false)
    #expect(pantalla.formulario.mensaje(de: .correo)?.es == "ya está")
    #expect(pantalla.formulario.mensaje(de: .edad)?.es == "mucha; o poca")
    #expect(pantalla.formulario.alerta == nil)
  }

  @Test("tells a refused sign-up that speaks of no field")
  func sinCampos() async throws {
    for cuerpo in ["{\"errores\":{}}", "{\"errores\":[]}", "[]", ""] {
      let servicio = try servers.start(.answer(422, cuerpo)).servicio()
      await #expect(throws: ErrorDeRed.servidor(codigo: 422)) {
        try await servicio.inscribir(InscripcionDTO(nombre: "A", correo: "a@b", edad: 18))
      }
    }
  }

  // MARK: No answer

  @Test("tells how the connection failed")
  func sinRespuesta() async throws {
    let nadie = try ServicioDelTorneoEnRed(
      servidor: "http://127.0.0.1:\(servers.refusingPort())")
    await #expect(throws: ErrorDeRed.sinConexion) { try await nadie.publicarCronica(.dePrueba) }
    let nombre = String(repeating: "a", count: 64) + ".invalid"
    let desconocido = try ServicioDelTorneoEnRed(servidor: "http://\(nombre)")
    await #expect(throws: ErrorDeRed.servidorDesconocido(nombre)) {
      try await desconocido.arbitros()
    }
  }

  @Test(
    "tells after how long it gave up",
    arguments: [
      TestServer.Reply.silence,
      .endless(start: "HTTP/1.1 200 OK\r\n\r\n", piece: "[", pause: .milliseconds(20)),
    ])
  func tarda(_ respuesta: TestServer.Reply) async throws {
    let servicio = try servers.start(respuesta).servicio(total: .milliseconds(600))
    do {
      _ = try await servicio.publicarCronica(.dePrueba)
      Issue.record("published")
    } catch let error as ErrorDeRed {
      guard case .sinRespuesta(let segundos) = error else { throw error }
      #expect((1...20).contains(segundos))
      #expect(error.words.es.hasSuffix("sin respuesta en \(segundos) s"))
      #expect(error.pudoLlegar)
    }
  }

  @Test("is cancelled with its task", .timeLimit(.minutes(20)))
  func cancelado() async throws {
    let servidor = try servers.start(.silence)
    let servicio = try servidor.servicio()
    let tarea = Task { try await servicio.publicarCronica(.dePrueba) }
    while servidor.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    tarea.cancel()
    await #expect(throws: CancellationError.self) { try await tarea.value }
  }

  // MARK: A server that is not asked at all

  @Test(
    "does not take an address with something wrong in it, and repeats no secret of it",
    arguments: [
      "", "liga", "ftp://liga.example", "http://ana:secreto@liga.example", "http://liga.example\n",
      "http://liga.example/\r\nX: secreto", "http://", "http://liga.example?token=secreto",
    ])
  func direccion(_ servidor: String) {
    do {
      _ = try ServicioDelTorneoEnRed(servidor: servidor)
      Issue.record("taken")
    } catch {
      guard case .direccionInvalida = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!"\(error) \(error.words) \(error.failure)".contains("secreto"))
      #expect(!error.pudoLlegar)
    }
  }

  @Test("takes a token only for https or this same machine")
  func token() throws {
    let token = HTTPToken("secreto")
    #expect(throws: ErrorDeRed.tokenSinCifrar) {
      try ServicioDelTorneoEnRed(servidor: "http://liga.example", token: token)
    }
    for servidor in ["https://liga.example", "http://localhost:80", "http://[::1]/api"] {
      #expect(throws: Never.self) { try ServicioDelTorneoEnRed(servidor: servidor, token: token) }
    }
    #expect(throws: Never.self) { try ServicioDelTorneoEnRed(servidor: "http://liga.example") }
  }

  @Test(
    "has one address, however it was written",
    arguments: [
      "https://Liga.example/api", "https://liga.example/api/", "HTTPS://liga.example/api//",
    ])
  func unaDireccion(_ escrita: String) throws {
    let servicio = try ServicioDelTorneoEnRed(servidor: escrita)
    #expect(servicio.direccion == "https://liga.example/api")
    #expect(ServicioDelTorneoEnRed.falta(en: escrita) == nil)
  }
}
