import Foundation
import TestSupport
import Testing

@Suite("A server that answers badly")
struct BadServerTests {
  private let servers = TestServers()

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let reply: TestServer.Reply
    let says: String
    /// Whether the chronicle may have been published nevertheless.
    var isDoubtful = true
    /// Seconds that are waited for an answer: few where there will be none.
    var timeout = "600"

    var testDescription: String { name }
  }

  private static func refusal(_ status: Int, _ body: String, _ says: String) -> Bad {
    Bad(
      name: "\(status)", reply: .answer(status, body), says: says, isDoubtful: status >= 500)
  }

  private static let bad: [Bad] =
    [401, 403, 404, 413, 422, 429, 500, 502, 503, 600].map {
      refusal($0, "no puede ser\nsegunda línea", "El servidor respondió \($0): «no puede ser»")
    } + [
      refusal(409, #"{"mensaje":"ya está"}"#, "La crónica ya estaba publicada"),
      refusal(
        429, "calma \u{1B}[2J", #"El servidor respondió 429: «calma \u{1B}[2J»"#),
      Bad(
        name: "429 for a year",
        reply: .answer(429, "luego", headers: ["Retry-After: 31536000"]), says: "429: «luego»",
        isDoubtful: false),
      Bad(
        name: "token in the answer", reply: .answer(403, "no vale secreto-7"),
        says: "El servidor respondió 403: «no vale …»", isDoubtful: false),
      Bad(
        name: "web page", reply: .answer(200, "<html>\u{1B}[31mEntre aquí</html>"),
        says: "es una página web"),
      Bad(name: "empty", reply: .answer(200), says: "está vacía"),
      Bad(name: "not ok", reply: .answer(200, #"{"ok":false}"#), says: "falta «id»"),
      Bad(name: "ok alone", reply: .answer(201, #"{"ok":true}"#), says: "falta «id»"),
      Bad(
        name: "other kind of id", reply: .answer(201, #"{"id":"101","title":"x"}"#),
        says: "falta «id»"),
      Bad(
        name: "id out of range", reply: .answer(201, #"{"id":1e99,"title":"x"}"#),
        says: "falta «id»"),
      Bad(
        name: "deep", reply: .answer(200, String(repeating: "[", count: 513)),
        says: "No se entiende la respuesta"),
      Bad(
        name: "key twice", reply: .answer(201, #"{"id":101,"id":102,"title":"x"}"#),
        says: "No se entiende la respuesta"),
      Bad(name: "no HTTP", reply: .bytes("SSH-2.0-x\r\n"), says: "No se entiende la respuesta"),
      Bad(name: "closed", reply: .close, says: "cortó la conexión"),
      Bad(
        name: "cut", reply: .bytes("HTTP/1.1 201 X\r\nContent-Length: 900\r\n\r\n{\"id\":101"),
        says: "cortó la conexión"),
      Bad(
        name: "cut in its header", reply: .bytes("HTTP/1.1 201 X\r\nContent-Type: a\r\n"),
        says: "cortó la conexión"),
      Bad(
        name: "of another chronicle", reply: .answer(201, #"{"id":101,"title":"Otra"}"#),
        says: "habla de otra crónica, «Otra»"),
      Bad(
        name: "a part", reply: .answer(206, #"{"id":101,"title":"Rayo FC 3-2 Toros"}"#),
        says: "El servidor respondió 206\n"),
      Bad(
        name: "too long",
        reply: .answer(200, String(repeating: " ", count: 1_100_000)), says: "demasiado larga"),
      Bad(name: "silent", reply: .silence, says: "sin respuesta en ", timeout: "1"),
      Bad(
        name: "dripping",
        reply: .endless(
          start: "HTTP/1.1 201 X\r\n\r\n", piece: " ", pause: .milliseconds(50)),
        says: "sin respuesta en ", timeout: "1"),
      Bad(
        name: "endless", reply: .endless(start: "HTTP/1.1 201 X\r\n\r\n", piece: "[[[[[[[[[[[["),
        says: "demasiado larga"),
    ]
    + ["http://127.0.0.1:1/posts", "/posts", "file:///etc/passwd", "http://[", ""].map {
      Bad(
        name: "to «\($0)»", reply: .answer(307, headers: ["Location: \($0)"]),
        says: $0.isEmpty ? "remite a otro sitio" : "remite a «\($0)»")
    }

  @Test("is told, with status 1, and nothing is said to be published", arguments: bad)
  func told(_ bad: Bad) throws {
    let server = try servers.start(bad.reply)
    try ServerCase.with(server.url) { place in
      let result = try place.publish(
        "--timeout", bad.timeout, environment: ["MARCADOR_TOKEN": "secreto-7"])
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains(bad.says), "\(result.messages)")
      #expect(!result.messages.contains("secreto-7"))
      #expect(!result.messages.contains("\u{1B}"))
      #expect(
        result.messages.contains("puede que la crónica se haya publicado") == bad.isDoubtful)
      #expect(server.connections == 1)
      // Whoever tries again is warned, if there is reason to.
      let again = try place.publish("--timeout", bad.timeout)
      #expect(again.status == 1)
      #expect(again.messages.contains("no se sabe si llegó a publicarse") == bad.isDoubtful)
      #expect(server.connections == (bad.isDoubtful ? 1 : 2))
    }
  }

  private static let badForSignUp = bad.filter {
    ["401", "500", "web page", "ok alone", "closed", "silent", "to «/posts»"].contains($0.name)
  }

  @Test("is told of a sign-up too, which is sent once", arguments: badForSignUp)
  func signUp(_ bad: Bad) throws {
    let server = try servers.start(bad.reply)
    try ServerCase.with(server.url) { place in
      let result = try place.signUp("--timeout", bad.timeout)
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      #expect(!result.messages.contains("enviada"))
      #expect(
        result.messages.contains("puede que la inscripción haya llegado") == bad.isDoubtful)
      #expect(server.connections == 1)
    }
  }

  @Test(
    "is not asked when its address cannot be one, of which nothing secret is repeated",
    arguments: [
      "", "liga", "ftp://liga.example", "http://ana:secreto@127.0.0.1", "http://127.0.0.1\n",
      "http://127.0.0.1/\r\nX: secreto", "http://", "http://127.0.0.1?token=secreto",
    ])
  func address(_ server: String) throws {
    try ServerCase.with(server) { place in
      let result = try place.publish()
      #expect(result.status == 1)
      #expect(result.messages.contains("La dirección del servidor no sirve"))
      #expect(!result.messages.contains("secreto"))
      #expect(place.publications == nil)
    }
  }

  @Test("gets no token without encryption, unless it is this same machine")
  func token() throws {
    try ServerCase.with("http://liga.example") { place in
      let result = try place.publish(environment: ["MARCADOR_TOKEN": "secreto-7"])
      #expect(result.status == 1)
      #expect(result.messages.contains("El token solo se envía por https"))
      #expect(!result.messages.contains("secreto-7"))
    }
  }

  @Test("is told when nobody listens, it is unknown, or does not speak https there")
  func noServer() throws {
    let unknown = String(repeating: "a", count: 64) + ".invalid"
    let plain = try servers.start(.answer(400, "http aquí"), waits: false)
    let cases = [
      ("http://127.0.0.1:\(try servers.refusingPort())", "No hay conexión"),
      ("http://\(unknown)", "no se encuentra el servidor"),
      ("https://127.0.0.1:\(plain.port)", "La conexión con el servidor no es segura"),
    ]
    for (server, says) in cases {
      try ServerCase.with(server) { place in
        let result = try place.publish()
        #expect(result.status == 1)
        #expect(result.messages.contains(says), "\(result.messages)")
        #expect(!result.messages.contains("puede que la crónica"))
      }
    }
  }

  @Test(
    "is not trusted with a certificate that it signed itself",
    .enabled(if: TLSServer.isAvailable, "there is no OpenSSL 3 to be the server"))
  func selfSigned() throws {
    let server = try TLSServer(.selfSigned, body: "")
    try ServerCase.with("https://127.0.0.1:\(server.port)") { place in
      let result = try place.publish(environment: ["MARCADOR_TOKEN": "secreto-7"])
      #expect(result.status == 1)
      #expect(result.messages.contains("su certificado lo firma él mismo"))
    }
  }
}
