import Foundation
import JSON
import TestSupport
import Testing

@Suite("The commands of the referees")
struct RefereesCommandTests {
  private let servers = TestServers()

  private static let stored = """
    {
      "arbitros": [
        { "id": 1, "nombre": "Ada Gil", "correo": "ada@liga.example", "categoria": 2 },
        { "id": 2, "nombre": "Bea Ros" }
      ]
    }

    """

  /// The example, with match 1 refereed by Ada and match 2 by Óscar, and a list of referees.
  private func withReferees(
    _ list: String? = stored, _ body: (URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["match", "edit", "1", "--referee", "Ada Gil"], in: folder)
      _ = try Program.run(["match", "edit", "2", "--referee", "Óscar"], in: folder)
      if let list { try Data(list.utf8).write(to: folder.appending(path: "arbitros.json")) }
      try body(folder)
    }
  }

  private func list(_ folder: URL) throws -> String? {
    let file = folder.appending(path: "arbitros.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func run(
    _ words: String..., in folder: URL, environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(["referees"] + words, in: folder, environment: environment)
  }

  @Test("list gives those of the store and of the matches, with the matches that were played")
  func lists() throws {
    try withReferees { folder in
      let text = try run("list", in: folder)
      #expect(
        text.output == """
          1  1  Ada Gil  ada@liga.example
          2  0  Bea Ros
          -  0  Óscar

          """)
      let json = try run("list", "--json", in: folder)
      let rows = try JSONDocument(parsing: Array(json.output.utf8)).root.elements.map { $0 }
      #expect(rows.map { $0["id"]?.integer } == [1, 2, nil])
      #expect(rows.map { $0["partidos"]?.integer } == [1, 0, 0])
      #expect(rows.first?["correo"]?.string == "ada@liga.example")
    }
    try withReferees(nil) { folder in
      let text = try run("list", "--in", folder.path, in: folder)
      #expect(text.output == "-  1  Ada Gil\n-  0  Óscar\n")
    }
  }

  private static let answer = #"""
    [{"id": 1, "name": "Ada Gil Sanz", "email": "ada@liga.example", "phone": "1"},
     {"id": 3, "name": "Leanne Graham"}]
    """#

  @Test("refresh shows the stored list, takes that of the server, and says what changed")
  func refresh() throws {
    try withReferees { folder in
      let server = try servers.start(.answer(200, Self.answer))
      let result = try run("refresh", "--server", server.url, in: folder)
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
        try list(folder) == """
          {
            "arbitros": [
              { "id": 1, "nombre": "Ada Gil Sanz", "correo": "ada@liga.example", "categoria": 2 },
              { "id": 3, "nombre": "Leanne Graham" }
            ]
          }

          """)
      // The same once more changes nothing, and the matches may follow the new name.
      let again = try run("refresh", "--server", server.url, "--json", in: folder)
      let root = try JSONDocument(parsing: Array(again.output.utf8)).root
      for key in ["nuevos", "cambiados", "quitados"] { #expect(root[key]?.count == 0) }
      #expect(root["arbitros"]?.count == 4)
      let renamed = try run("rename", "Ada Gil", "Ada Gil Sanz", in: folder)
      #expect(renamed.messages == "guardado: «Ada Gil» es ahora «Ada Gil Sanz» (1 partido)\n")
    }
  }

  @Test("refresh makes the list where there was none")
  func firstRefresh() throws {
    try withReferees(nil) { folder in
      let server = try servers.start(.answer(200, Self.answer))
      let result = try run("refresh", "--server", server.url, "--lang", "en", in: folder)
      #expect(result.status == 0)
      #expect(result.messages == "2 new referees, 0 changed, 0 gone; 2 in all\n")
      #expect(try list(folder)?.contains("Leanne Graham") == true)
    }
  }

  @Test("refresh sends the token of a file or of the environment, and never shows it")
  func token() throws {
    try withReferees { folder in
      let server = try servers.start(.answer(401, "no: s3creto"), .answer(200, Self.answer))
      try Data("s3creto\n".utf8).write(to: folder.appending(path: "token"))
      let refused = try run(
        "refresh", "--server", server.url, "--token-file", "token", in: folder)
      #expect(refused.status == 1)
      let taken = try run(
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
    for before in [Self.stored, nil] {
      try withReferees(before) { folder in
        let server = try servers.start(reply)
        let result = try run("refresh", "--server", server.url, in: folder)
        #expect(result.status == 1)
        #expect(result.messages.contains(said), "\(result.messages)")
        #expect(
          result.messages.contains(
            "  la lista guardada queda como estaba (\(before == nil ? "0" : "2") árbitros)\n"))
        #expect(result.output.contains("Ada Gil"))
        #expect(try list(folder) == before)
      }
    }
  }

  @Test("refresh says that nobody listens")
  func nobody() throws {
    try withReferees { folder in
      let port = try servers.refusingPort()
      let result = try run("refresh", "--server", "http://127.0.0.1:\(port)", in: folder)
      #expect(result.status == 1)
      #expect(result.messages.hasPrefix("error: No hay conexión\n"))
      #expect(try list(folder) == Self.stored)
    }
  }

  @Test("refresh asks no server when the list could not be kept")
  func brokenList() throws {
    try withReferees("{\"arbitros\": [{\"id\": 1}]}") { folder in
      let server = try servers.start(.answer(200, Self.answer))
      let result = try run("refresh", "--server", server.url, in: folder)
      #expect(result.status == 1)
      #expect(result.messages.hasPrefix("arbitros.json:1:15: error: falta «nombre»\n"))
      #expect(server.connections == 0)
      #expect(try list(folder) == "{\"arbitros\": [{\"id\": 1}]}")
    }
  }

  @Test(
    "want what they cannot do without",
    arguments: [
      ("refresh", "falta el servidor: escriba --server URL"), ("add", "falta --name"),
      ("rename ada", "falta --new-name"),
      ("remove", "falta --referee"),
    ])
  func missing(command: String, said: String) throws {
    try withReferees { folder in
      let words = ["referees"] + command.split(separator: " ").map(String.init)
      let result = try Program.run(words, in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains(said), "\(result.messages)")
    }
  }

  @Test("add, rename and remove edit the list and the matches, and say so")
  func edits() throws {
    try withReferees { folder in
      let added = try run("add", "Eva Paz", "--email", "eva@liga.example", "--json", in: folder)
      #expect(added.status == 0)
      #expect(added.messages == "guardado: árbitro 3, «Eva Paz»\n")
      let saved = try JSONDocument(parsing: Array(added.output.utf8)).root
      #expect(saved["arbitro"]?["id"]?.integer == 3)
      let renamed = try run("rename", "oscar", "Óscar Mora", in: folder)
      #expect(renamed.messages == "guardado: «Óscar» es ahora «Óscar Mora» (1 partido)\n")
      let removed = try run("remove", "bea", in: folder)
      #expect(removed.messages == "guardado: quitado: árbitro 2, «Bea Ros»\n")
      let refused = try run("remove", "ada", in: folder)
      #expect(refused.status == 1)
      #expect(refused.messages.contains("  Ada Gil arbitra el partido 1\n"))
      #expect(try run("list", in: folder).output.hasSuffix("-  0  Óscar Mora\n"))
      #expect(try list(folder)?.contains("\"categoria\": 2") == true)
      #expect(try Program.run(["check"], in: folder).status == 0)
    }
  }

  @Test("edits with --dry-run show what would change in each file and save nothing")
  func dryRuns() throws {
    try withReferees { folder in
      let store = folder.appending(path: "torneo.json")
      let before = try Data(contentsOf: store)
      let server = try servers.start(.answer(200, Self.answer))
      let cases: [(words: [String], shown: [String])] = [
        (
          ["rename", "ada", "Ada Gil Sanz"],
          [
            "--- arbitros.json\n", "+    { \"id\": 1, \"nombre\": \"Ada Gil Sanz\"",
            "--- torneo.json\n", "\"arbitro\": \"Ada Gil Sanz\"",
          ]
        ),
        (["add", "Eva"], ["--- arbitros.json\n", "\"nombre\": \"Eva\""]),
        (
          ["remove", "bea"],
          ["--- arbitros.json\n", "-    { \"id\": 2, \"nombre\": \"Bea Ros\" }\n"]
        ),
        (
          ["refresh", "--server", server.url],
          ["--- arbitros.json\n", "+    { \"id\": 3, \"nombre\": \"Leanne Graham\" }\n"]
        ),
      ]
      for (words, shown) in cases {
        let result = try Program.run(["referees"] + words + ["--dry-run"], in: folder)
        #expect(result.status == 0)
        for text in shown { #expect(result.output.contains(text), "\(result.output)") }
        #expect(result.messages.hasSuffix("no se ha guardado nada\n"), "\(result.messages)")
        #expect(try list(folder) == Self.stored)
        #expect(try Data(contentsOf: store) == before)
      }
      let json = try run("remove", "bea", "--dry-run", "--json", in: folder)
      let root = try JSONDocument(parsing: Array(json.output.utf8)).root
      #expect(json.output.contains("\"guardado\": false"))
      #expect(root["arbitro"]?["id"]?.integer == 2)
      #expect(try list(folder) == Self.stored)
    }
  }

  @Test("refresh keeps who was added by hand, and says who has another number for it")
  func byHand() throws {
    try withReferees { folder in
      _ = try run("add", "Eva Paz", in: folder)
      let server = try servers.start(.answer(200, Self.answer))
      let result = try run("refresh", "--server", server.url, in: folder)
      #expect(result.status == 0)
      #expect(result.output.contains("+ 3 Leanne Graham\n~ 1 Ada Gil → Ada Gil Sanz\n"))
      #expect(result.output.contains("~ 3 → 4 Eva Paz\n"))
      #expect(
        result.messages.contains(
          "aviso: «Eva Paz», que se añadió a mano, tiene ahora el número 4: el 3 es de otro"),
        "\(result.messages)")
      #expect(try list(folder)?.contains("\"aMano\": true") == true)
    }
  }

  @Test("refresh takes a list of nobody for no list")
  func nobodyThere() throws {
    try withReferees { folder in
      let server = try servers.start(.answer(200, "[]"))
      for words in [[], ["--dry-run"]] {
        let result = try Program.run(
          ["referees", "refresh", "--server", server.url] + words, in: folder)
        #expect(result.status == 1)
        #expect(
          result.messages.hasPrefix(
            "error: el servidor dice que no hay ningún árbitro\n  la lista guardada queda como estaba"
          ), "\(result.messages)")
        #expect(try list(folder) == Self.stored)
      }
    }
  }

  @Test(
    "refresh ends with status 130 at Ctrl-C while the server is slow, and changes nothing",
    .timeLimit(.minutes(5)))
  func interrupted() throws {
    try withReferees { folder in
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
      #expect(try list(folder) == Self.stored)
    }
  }

  @Test("of one name are told apart by their numbers")
  func namesakes() throws {
    try withReferees { folder in
      try Data(
        #"{"arbitros": [{"id": 1, "nombre": "Ana Gil"}, {"id": 2, "nombre": "Ana Gil"}]}"#.utf8
      ).write(to: folder.appending(path: "arbitros.json"))
      for command in [["rename", "ana gil", "Eva"], ["remove", "ana gil"]] {
        let refused = try Program.run(["referees"] + command, in: folder)
        #expect(refused.status == 1)
        #expect(refused.messages.contains("2 Ana Gil"), "\(refused.messages)")
      }
      let renamed = try Program.run(["referees", "rename", "2", "Ana Gil Soto"], in: folder)
      #expect(renamed.status == 0, "\(renamed.messages)")
      #expect(try Program.run(["referees", "remove", "1"], in: folder).status == 0)
      let left = try #require(try list(folder))
      #expect(left.contains("Ana Gil Soto") && !left.contains("\"Ana Gil\""))
    }
  }

  @Test("put in by hand keep what somebody wrote beside them when a server takes their number")
  func keptWithTheirKeys() throws {
    try withReferees { folder in
      try Data(
        #"{"arbitros": [{"id": 1, "nombre": "Mano", "aMano": true, "telefono": "600"}]}"#.utf8
      ).write(to: folder.appending(path: "arbitros.json"))
      let server = try servers.start(.answer(200, #"[{"id":1,"name":"Pilar"}]"#))
      let result = try Program.run(
        ["referees", "refresh", "--server", server.url], in: folder)
      #expect(result.status == 0, "\(result.messages)")
      let written = try #require(try list(folder)).filter { !$0.isWhitespace }
      #expect(written.contains(#""id":2,"nombre":"Mano""#), "\(written)")
      let phone = try #require(written.firstRange(of: "telefono"))
      #expect(written[..<phone.lowerBound].contains("Mano"), "\(written)")
    }
  }

  @Test("several at once lose nothing")
  func atOnce() throws {
    try withReferees { folder in
      let runs = try (1...6).map {
        try Program.start(["referees", "add", "Árbitro \($0)"], in: folder)
      }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      }
      #expect(try run("list", in: folder).output.split(separator: "\n").count == 3 + 6)
    }
  }

  @Test("do not make a tournament that is not there")
  func noTournament() throws {
    try Workplace.withTemporaryFolder { folder in
      for words in [["list"], ["add", "Ada"], ["refresh", "--server", "http://127.0.0.1:9"]] {
        let result = try Program.run(["referees"] + words, in: folder)
        #expect(result.status == 1)
        #expect(result.messages.contains("no hay ningún «torneo.json»"), "\(result.messages)")
      }
      #expect(try list(folder) == nil)
    }
  }
}
