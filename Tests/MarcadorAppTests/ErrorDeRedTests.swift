import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing

@Suite("A failure of the network")
struct ErrorDeRedTests {
  @Test(
    "is told in words, in both languages",
    arguments: [
      (ErrorDeRed.sinConexion, "No hay conexión", "No connection"),
      (
        .servidorDesconocido("liga.example"),
        "No hay conexión: no se encuentra el servidor «liga.example»",
        "No connection: the server “liga.example” was not found"
      ),
      (
        .sinContacto(segundos: 10), "No hay conexión: sin respuesta en 10 s",
        "No connection: no answer within 10 s"
      ),
      (.tiempoAgotado, "El servidor no respondió a tiempo", "The server did not answer in time"),
      (
        .sinRespuesta(segundos: 30), "El servidor no respondió a tiempo: sin respuesta en 30 s",
        "The server did not answer in time: no answer within 30 s"
      ),
      (.servidor(codigo: 500), "El servidor respondió 500", "The server answered 500"),
      (
        .servidorExplica(codigo: 500, dice: "ay"), "El servidor respondió 500: «ay»",
        "The server answered 500: “ay”"
      ),
      (
        .yaPublicada(numero: nil), "La crónica ya estaba publicada: el servidor respondió 409",
        "The chronicle was published already: the server answered 409"
      ),
      (
        .respuestaInesperada(.campo("id")),
        "No se entiende la respuesta del servidor: falta «id» o no tiene un valor posible",
        "The server's answer makes no sense: “id” is missing or has no possible value"
      ),
      (
        .respuestaLarga(limite: 1 << 20),
        "La respuesta del servidor es demasiado larga: ocupa más de 1024 KiB",
        "The server's answer is too long: more than 1024 KiB"
      ),
    ])
  func palabras(_ error: ErrorDeRed, _ es: String, _ en: String) {
    #expect(error.words == Words(es: es, en: en))
    #expect(error.errorDescription == es)
    #expect((error as any Error).localizedDescription == es)
    #expect(Words.texto(de: error) == error.words)
    #expect(error.failure.diagnostics.map(\.message) == [error.words])
  }

  @Test("says whether what was sent may have had its effect")
  func pudoLlegar() {
    let si: [ErrorDeRed] = [
      .tiempoAgotado, .sinRespuesta(segundos: 1), .conexionCortada, .respuestaIlegible,
      .respuestaInesperada(.vacia), .servidor(codigo: 500),
      .servidorExplica(codigo: 503, dice: "a"),
    ]
    let no: [ErrorDeRed] = [
      .sinConexion, .servidorDesconocido("a"), .sinContacto(segundos: 1), .tokenSinCifrar,
      .servidor(codigo: 404), .servidorExplica(codigo: 422, dice: "a"), .yaPublicada(numero: 7),
    ]
    for error in si { #expect(error.pudoLlegar) }
    for error in no { #expect(!error.pudoLlegar) }
  }

  @Test("is all that the rest of the app knows of HTTP: only what is called Data imports it")
  func capas() throws {
    let fuentes = Workplace.package.appending(path: "Sources")
    for modulo in ["MarcadorApp", "Torneo"] {
      let ficheros = try #require(
        FileManager.default.enumerator(atPath: fuentes.appending(path: modulo).path))
      for case let nombre as String in ficheros
      where nombre.hasSuffix(".swift") && !nombre.contains("/Data/") {
        let texto = try String(
          contentsOf: fuentes.appending(path: "\(modulo)/\(nombre)"), encoding: .utf8)
        #expect(!texto.contains("import HTTP"), "\(nombre)")
      }
    }
  }
}
