import Foundation
import JSON
import TestSupport
import Testing

@Suite("Refreshing the referees from a server")
struct RefereesRefreshTests {
  private typealias Referees = RefereesOfATournament

  private let servers = TestServers()

  @Test("refresh shows the stored list, takes that of the server, and says what changed")
  func refresh() throws {
    try Referees.withReferees { folder in
      let server = try servers.start(.answer(200, Referees.answer))
      let result = try Referees.run("refresh", "--server", server.url, in: folder)
      #expect(result.status == 0)
      #expect(
        result.output == """
          1  1  Ada Gil  ada@liga.example
          2  0  Bea Ros
          -  0  Óscar
          + 3 Leanne Graham
          ~ 1 Ada Gil → Ada Gil Sanz
          - 2 Bea Ros

          """)
      #expect(
        result.messages.hasSuffix(
          "1 árbitro nuevo, 1 cambiado, 1 quitado; 2 en total\n"), "\(result.messages)")
      #expect(
        result.messages.contains(
          "aviso: «Ada Gil» se llama ahora «Ada Gil Sanz» y arbitra 1 partido con el nombre de antes"
        ))
      #expect(server.requests.first?.hasPrefix("GET /users HTTP/1.1\r\n") == true)
      #expect(
        try Referees.list(folder) == """
          {
            "arbitros": [
              { "id": 1, "nombre": "Ada Gil Sanz", "correo": "ada@liga.example", "categoria": 2 },
              { "id": 3, "nombre": "Leanne Graham" }
            ]
          }

          """)
      // The same once more changes nothing, and the matches may follow the new name.
      let again = try Referees.run("refresh", "--server", server.url, "--json", in: folder)
      let root = try JSONDocument(parsing: Array(again.output.utf8)).root
      for key in ["nuevos", "cambiados", "quitados"] { #expect(root[key]?.count == 0) }
      #expect(root["arbitros"]?.count == 4)
      let renamed = try Referees.run("rename", "Ada Gil", "Ada Gil Sanz", in: folder)
      #expect(renamed.messages == "guardado: «Ada Gil» es ahora «Ada Gil Sanz» (1 partido)\n")
    }
  }

  @Test("refresh makes the list where there was none")
  func firstRefresh() throws {
    try Referees.withReferees(nil) { folder in
      let server = try servers.start(.answer(200, Referees.answer))
      let result = try Referees.run("refresh", "--server", server.url, "--lang", "en", in: folder)
      #expect(result.status == 0)
      #expect(result.messages == "2 new referees, 0 changed, 0 gone; 2 in all\n")
      #expect(try Referees.list(folder)?.contains("Leanne Graham") == true)
    }
  }

  @Test("refresh sends the token of a file or of the environment, and never shows it")
  func token() throws {
    try Referees.withReferees { folder in
      let server = try servers.start(.answer(401, "no: s3creto"), .answer(200, Referees.answer))
      try Data("s3creto\n".utf8).write(to: folder.appending(path: "token"))
      let refused = try Referees.run(
        "refresh", "--server", server.url, "--token-file", "token", in: folder)
      #expect(refused.status == 1)
      let taken = try Referees.run(
        "refresh", "--server", server.url, in: folder, environment: ["MARCADOR_TOKEN": "s3creto"])
      #expect(taken.status == 0)
      for result in [refused, taken] {
        #expect(!(result.output + result.messages).contains("s3creto"))
      }
      #expect(server.requests.count == 2)
      for request in server.requests {
        #expect(request.contains("Authorization: Bearer s3creto\r\n"))
      }
    }
  }

  /// Answers that are no list of referees, and what is said of them.
  static let failures: [(reply: TestServer.Reply, said: String)] = [
    (.answer(500), "error: El servidor respondió 500\n"),
    (.answer(200, "<html>entre en la red</html>"), "error: No se entiende la respuesta"),
    (.answer(206, "[{\"id\":1,\"name\":\"A\"}]"), "error: El servidor respondió 206\n"),
    (.answer(200, "{\"ok\":true}"), "error: No se entiende la respuesta"),
    (.answer(200, "[{\"id\":1,\"name\":\"A\"},{\"id\":1,\"name\":\"B\"}]"), "No se entiende"),
    (.answer(302, headers: ["Location: http://evil.example/"]), "error: El servidor respondió 302"),
  ]

  @Test(
    "refresh leaves the file alone, shows what is stored and fails where no list comes",
    arguments: failures)
  func failure(reply: TestServer.Reply, said: String) throws {
    for before in [Referees.stored, nil] {
      try Referees.withReferees(before) { folder in
        let server = try servers.start(reply)
        let result = try Referees.run("refresh", "--server", server.url, in: folder)
        #expect(result.status == 1)
        #expect(result.messages.contains(said), "\(result.messages)")
        #expect(
          result.messages.contains(
            "  la lista guardada queda como estaba (\(before == nil ? "0" : "2") árbitros)\n"))
        #expect(result.output.contains("Ada Gil"))
        #expect(try Referees.list(folder) == before)
      }
    }
  }

  @Test("refresh says that nobody listens")
  func nobody() throws {
    try Referees.withReferees { folder in
      let port = try servers.refusingPort()
      let result = try Referees.run("refresh", "--server", "http://127.0.0.1:\(port)", in: folder)
      #expect(result.status == 1)
      #expect(result.messages.hasPrefix("error: No hay conexión\n"))
      #expect(try Referees.list(folder) == Referees.stored)
    }
  }

  @Test("refresh asks no server when the list could not be kept")
  func brokenList() throws {
    try Referees.withReferees("{\"arbitros\": [{\"id\": 1}]}") { folder in
      let server = try servers.start(.answer(200, Referees.answer))
      let result = try Referees.run("refresh", "--server", server.url, in: folder)
      #expect(result.status == 1)
      #expect(result.messages.hasPrefix("arbitros.json:1:15: error: falta «nombre»\n"))
      #expect(server.connections == 0)
      #expect(try Referees.list(folder) == "{\"arbitros\": [{\"id\": 1}]}")
    }
  }

  @Test("refresh keeps who was added by hand, and says who has another number for it")
  func byHand() throws {
    try Referees.withReferees { folder in
      _ = try Referees.run("add", "Eva Paz", in: folder)
      let server = try servers.start(.answer(200, Referees.answer))
      let result = try Referees.run("refresh", "--server", server.url, in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("+ 3 Leanne Graham\n~ 1 Ada Gil → Ada Gil Sanz\n"))
      #expect(result.output.contains("~ 3 → 4 Eva Paz\n"))
      #expect(
        result.messages.contains(
          "aviso: «Eva Paz», que se añadió a mano, tiene ahora el número 4: el 3 es de otro"),
        "\(result.messages)")
      #expect(try Referees.list(folder)?.contains("\"aMano\": true") == true)
    }
  }

  @Test("refresh takes a list of nobody for no list")
  func nobodyThere() throws {
    try Referees.withReferees { folder in
      let server = try servers.start(.answer(200, "[]"))
      for words in [[], ["--dry-run"]] {
        let result = try Program.run(
          ["referees", "refresh", "--server", server.url] + words, in: folder)
        #expect(result.status == 1)
        #expect(
          result.messages.hasPrefix(
            "error: el servidor dice que no hay ningún árbitro\n  la lista guardada queda como estaba"
          ), "\(result.messages)")
        #expect(try Referees.list(folder) == Referees.stored)
      }
    }
  }

  @Test(
    "refresh ends with status 130 at Ctrl-C while the server is slow, and changes nothing",
    .timeLimit(.minutes(20)))
  func interrupted() throws {
    try Referees.withReferees { folder in
      let server = try servers.start(.silence)
      let process = try Program.start(
        ["referees", "refresh", "--server", server.url, "--timeout", "600"], in: folder)
      try Program.wait(for: process, toAsk: server)
      kill(process.processIdentifier, SIGINT)
      let start = ContinuousClock.now
      process.waitUntilExit()
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
      #expect(try Referees.list(folder) == Referees.stored)
    }
  }

  @Test("put in by hand keep what somebody wrote beside them when a server takes their number")
  func keptWithTheirKeys() throws {
    try Referees.withReferees { folder in
      try Data(
        #"{"arbitros": [{"id": 1, "nombre": "Mano", "aMano": true, "telefono": "600"}]}"#.utf8
      ).write(to: folder.appending(path: "arbitros.json"))
      let server = try servers.start(.answer(200, #"[{"id":1,"name":"Pilar"}]"#))
      let result = try Program.run(
        ["referees", "refresh", "--server", server.url], in: folder)
      #expect(result.status == 0, "\(result.messages)")
      let written = try #require(try Referees.list(folder)).filter { !$0.isWhitespace }
      #expect(written.contains(#""id":2,"nombre":"Mano""#), "\(written)")
      let phone = try #require(written.firstRange(of: "telefono"))
      #expect(written[..<phone.lowerBound].contains("Mano"), "\(written)")
    }
  }
}
