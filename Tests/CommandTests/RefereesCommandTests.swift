import Foundation
import JSON
import TestSupport
import Testing

@Suite("The commands of the referees")
struct RefereesCommandTests {
  private typealias Referees = RefereesOfATournament

  private let servers = TestServers()

  @Test("list gives those of the store and of the matches, with the matches that were played")
  func lists() throws {
    try Referees.withReferees { folder in
      let text = try Referees.run("list", in: folder)
      #expect(
        text.output == """
          1  1  Ada Gil  ada@liga.example
          2  0  Bea Ros
          -  0  Óscar

          """)
      let json = try Referees.run("list", "--json", in: folder)
      let rows = try JSONDocument(parsing: Array(json.output.utf8)).root.elements.map { $0 }
      #expect(rows.map { $0["id"]?.integer } == [1, 2, nil])
      #expect(rows.map { $0["partidos"]?.integer } == [1, 0, 0])
      #expect(rows.first?["correo"]?.string == "ada@liga.example")
    }
    try Referees.withReferees(nil) { folder in
      let text = try Referees.run("list", "--in", folder.path, in: folder)
      #expect(text.output == "-  1  Ada Gil\n-  0  Óscar\n")
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
    try Referees.withReferees { folder in
      let words = ["referees"] + command.split(separator: " ").map(String.init)
      let result = try Program.run(words, in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains(said), "\(result.messages)")
    }
  }

  @Test("add, rename and remove edit the list and the matches, and say so")
  func edits() throws {
    try Referees.withReferees { folder in
      let added = try Referees.run(
        "add", "Eva Paz", "--email", "eva@liga.example", "--json", in: folder)
      #expect(added.status == 0)
      #expect(added.messages == "guardado: árbitro 3, «Eva Paz»\n")
      let saved = try JSONDocument(parsing: Array(added.output.utf8)).root
      #expect(saved["arbitro"]?["id"]?.integer == 3)
      let renamed = try Referees.run("rename", "oscar", "Óscar Mora", in: folder)
      #expect(renamed.messages == "guardado: «Óscar» es ahora «Óscar Mora» (1 partido)\n")
      let removed = try Referees.run("remove", "bea", in: folder)
      #expect(removed.messages == "guardado: quitado: árbitro 2, «Bea Ros»\n")
      let refused = try Referees.run("remove", "ada", in: folder)
      #expect(refused.status == 1)
      #expect(refused.messages.contains("  Ada Gil arbitra el partido 1\n"))
      #expect(try Referees.run("list", in: folder).output.hasSuffix("-  0  Óscar Mora\n"))
      #expect(try Referees.list(folder)?.contains("\"categoria\": 2") == true)
      #expect(try Program.run(["check"], in: folder).status == 0)
    }
  }

  @Test("edits with --dry-run show what would change in each file and save nothing")
  func dryRuns() throws {
    try Referees.withReferees { folder in
      let store = folder.appending(path: "torneo.json")
      let before = try Data(contentsOf: store)
      let server = try servers.start(.answer(200, Referees.answer))
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
        #expect(try Referees.list(folder) == Referees.stored)
        #expect(try Data(contentsOf: store) == before)
      }
      let json = try Referees.run("remove", "bea", "--dry-run", "--json", in: folder)
      let root = try JSONDocument(parsing: Array(json.output.utf8)).root
      #expect(json.output.contains("\"guardado\": false"))
      #expect(root["arbitro"]?["id"]?.integer == 2)
      #expect(try Referees.list(folder) == Referees.stored)
    }
  }

  @Test("of one name are told apart by their numbers")
  func namesakes() throws {
    try Referees.withReferees { folder in
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
      let left = try #require(try Referees.list(folder))
      #expect(left.contains("Ana Gil Soto") && !left.contains("\"Ana Gil\""))
    }
  }

  @Test("several at once lose nothing")
  func atOnce() throws {
    try Referees.withReferees { folder in
      let runs = try (1...6).map {
        try Program.start(["referees", "add", "Árbitro \($0)"], in: folder)
      }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      }
      #expect(try Referees.run("list", in: folder).output.split(separator: "\n").count == 3 + 6)
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
      #expect(try Referees.list(folder) == nil)
    }
  }
}
