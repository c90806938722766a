import Diagnostics
import MarcadorApp
import TestSupport
import Testing

@MainActor
@Suite("What a server answers")
struct RespuestasDelServidorTests {
  private let servers = TestServers()

  private func alPublicar(
    _ respuesta: TestServer.Reply, token: String? = nil
  ) async throws -> ErrorDeRed? {
    let servidor = try servers.start(respuesta)
    do {
      let publicada = try await servidor.servicio(token: token).publicarCronica(.dePrueba)
      Issue.record("published as \(publicada.id)")
      return nil
    } catch {
      #expect(servidor.connections == 1)
      return error as? ErrorDeRed
    }
  }

  // MARK: A refusal

  @Test(
    "tells the status and the first line of a refusal",
    arguments: [
      (401, "", ErrorDeRed.servidor(codigo: 401)), (403, "  \r\n\n", .servidor(codigo: 403)),
      (404, "<html>Not found</html>", .servidor(codigo: 404)), (413, "{}", .servidor(codigo: 413)),
      (
        500, "base de datos caída\nen la línea 3",
        .servidorExplica(codigo: 500, dice: "base de datos caída")
      ),
      (502, "{\"message\":\"luego\"}", .servidorExplica(codigo: 502, dice: "luego")),
      (600, "{\"error\":{\"message\":\"raro\"}}", .servidorExplica(codigo: 600, dice: "raro")),
      (503, "\u{1B}[31mrojo\u{7}", .servidorExplica(codigo: 503, dice: "\\u{1B}[31mrojo\\u{7}")),
      (
        429, String(repeating: "a", count: 1_000),
        .servidorExplica(codigo: 429, dice: String(repeating: "a", count: 200) + "…")
      ),
      (403, "el token secreto no vale", .servidorExplica(codigo: 403, dice: "el token … no vale")),
      (409, "{\"id\":101,\"title\":\"otra\"}", .yaPublicada(numero: nil)),
      (409, "", .yaPublicada(numero: nil)), (409, "{\"ok\":true}", .yaPublicada(numero: nil)),
      (206, "{\"id\":101}", .servidor(codigo: 206)),
      // What a success says is no reason.
      (206, "{\"id\":101,\"title\":\"Rayo FC 3-2 Toros\"}", .servidor(codigo: 206)),
      (299, "hecho", .servidor(codigo: 299)),
      (
        201, "{\"id\":101,\"title\":\"Rayo FC 0-0 Toros\"}",
        .respuestaInesperada(.otroTitulo("Rayo FC 0-0 Toros"))
      ), (201, "{\"id\":101,\"title\":\"\"}", .respuestaInesperada(.otroTitulo(""))),
      (204, "", .respuestaInesperada(.vacia)),
      (304, "", .servidor(codigo: 304)), (300, "", .servidor(codigo: 300)),
    ])
  func rechazo(_ codigo: Int, _ cuerpo: String, _ esperado: ErrorDeRed) async throws {
    #expect(
      try await alPublicar(
        .answer(
          codigo, cuerpo, headers: ["WWW-Authenticate: Basic realm=\"a\"", "Retry-After: -1"]),
        token: "secreto") == esperado)
  }

  @Test(
    "tells where a redirect points",
    arguments: [
      (301, "https://otra.example/posts", "https://otra.example/posts"),
      (302, "file:///etc/passwd", "file:///etc/passwd"), (307, "\u{1B}[2J", "\\u{1B}[2J"),
      (308, "/posts?token=secreto", "/posts?token=…"), (303, "", nil),
    ])
  func redireccion(_ codigo: Int, _ a: String, _ destino: String?) async throws {
    #expect(
      try await alPublicar(.answer(codigo, headers: ["Location: \(a)"]), token: "secreto")
        == .redireccion(codigo: codigo, destino: destino))
  }

  // MARK: An answer that is none

  @Test(
    "never takes for published what the server did not say",
    arguments: [
      ("", RespuestaInesperada.vacia), (" \n", .vacia),
      ("<!DOCTYPE html><title>Entre en la red</title>", .paginaWeb), ("\n <html>", .paginaWeb),
      ("[]", .otraForma), ("7", .otraForma), ("null", .otraForma), ("\"publicada\"", .otraForma),
      ("[{\"id\":101,\"title\":\"\"}]", .otraForma),
      ("{\"ok\":false}", .campo("id")),
      ("{\"ok\":true,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":\"101\",\"title\":\"a\"}", .campo("id")),
      ("{\"id\":null,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":0,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":-1,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":1.5,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":1e99,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":99999999999999999999,\"title\":\"a\"}", .campo("id")),
      ("{\"id\":101}", .campo("title")), ("{\"id\":101,\"title\":7}", .campo("title")),
    ])
  func inesperada(_ cuerpo: String, _ que: RespuestaInesperada) async throws {
    for codigo in [200, 201] {
      #expect(try await alPublicar(.answer(codigo, cuerpo)) == .respuestaInesperada(que))
    }
  }

  @Test(
    "never takes broken JSON for an answer",
    arguments: [
      String(repeating: "[", count: 513), String(repeating: "{\"a\":", count: 100_000),
      "{\"id\":101,\"title\":\"a\"", "{\"id\":101,\"title\":\"a\"}}",
      "{\"id\":101,\"title\":\"a\",}",
      "{\"id\":101,\"id\":102,\"title\":\"a\"}", "{\"id\":101,\"title\":\"\u{1B}\"}", "\u{1B}[31m",
      "{\"id\":101,\"title\":\"\\ud800\"}", "hola", "\u{0}",
    ])
  func rota(_ cuerpo: String) async throws {
    guard case .respuestaInesperada(.noEsJSON) = try await alPublicar(.answer(200, cuerpo)) else {
      Issue.record("taken for something else")
      return
    }
  }

  @Test(
    "takes no list of referees with something wrong in it",
    arguments: [
      ("{}", RespuestaInesperada.otraForma), ("[1]", .otraForma),
      ("[{\"id\":1}]", .campo("name", elemento: 1)),
      ("[{\"id\":1,\"name\":\"\"}]", .campo("name", elemento: 1)),
      ("[{\"id\":1,\"name\":\"\u{200B}\"}]", .campo("name", elemento: 1)),
      ("[{\"id\":1,\"name\":\"A\\nB\"}]", .campo("name", elemento: 1)),
      ("[{\"id\":1,\"name\":\"\u{202E}A\"}]", .campo("name", elemento: 1)),
      (
        "[{\"id\":1,\"name\":\"\(String(repeating: "a", count: 61))\"}]",
        .campo("name", elemento: 1)
      ),
      ("[{\"id\":1,\"name\":\"A\",\"email\":[]}]", .campo("email", elemento: 1)),
      ("[{\"id\":1,\"name\":\"A\",\"email\":\"a\\nb\"}]", .campo("email", elemento: 1)),
      ("[{\"id\":1,\"name\":\"A\"},{\"id\":1,\"name\":\"B\"}]", .repetido(1)),
      ("[{\"id\":1,\"name\":\"A\"},{\"id\":0,\"name\":\"B\"}]", .campo("id", elemento: 2)),
    ])
  func arbitrosMalos(_ cuerpo: String, _ que: RespuestaInesperada) async throws {
    let servicio = try servers.start(.answer(200, cuerpo)).servicio()
    await #expect(throws: ErrorDeRed.respuestaInesperada(que)) { try await servicio.arbitros() }
  }

  @Test("takes no page for a sign-up that was accepted")
  func inscripcionMala() async throws {
    for cuerpo in ["", "<html>", "{\"ok\":true}", "[]"] {
      let servicio = try servers.start(.answer(200, cuerpo)).servicio()
      await #expect(throws: ErrorDeRed.self) {
        try await servicio.inscribir(InscripcionDTO(nombre: "A", correo: "a@b", edad: 18))
      }
    }
  }

  // MARK: No answer

  @Test("may be none, or no end of one")
  func sinRespuesta() async throws {
    #expect(try await alPublicar(.close) == .conexionCortada)
    #expect(try await alPublicar(.bytes("hola")) == .respuestaIlegible)
    #expect(
      try await alPublicar(
        .endless(start: "HTTP/1.1 200 OK\r\n\r\n", piece: String(repeating: " ", count: 4_096)))
        == .respuestaLarga(limite: 1 << 20))
  }
}
