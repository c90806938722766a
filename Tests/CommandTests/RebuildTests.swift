import Files
import Foundation
import TestSupport
import Testing

@Suite("Building again")
struct RebuildTests {
  /// A league of three teams whose first two are level on points until the third match is played.
  private func league(_ resultado: String?) -> String {
    let partido = resultado.map { #", "resultado": \#($0)"# } ?? ""
    return #"""
      {"equipos": [{"nombre": "Rayo FC", "plantilla": [{"nombre": "Ana"}]}, {"nombre": "Toros"},
         {"nombre": "Lobos"}],
       "partidos": [
        {"id": 1, "jornada": 1, "fecha": "2026-03-01", "local": "Rayo FC", "visitante": "Lobos",
         "eventos": [{"tipo": "gol", "minuto": 3, "jugador": "Ana", "equipo": "Rayo FC"}]},
        {"id": 2, "jornada": 1, "fecha": "2026-03-02", "local": "Toros", "visitante": "Lobos",
         "resultado": {"local": 2, "visitante": 0}},
        {"id": 3, "jornada": 2, "fecha": "2026-03-08", "local": "Rayo FC", "visitante": "Toros"\#(partido)}
       ]}
      """#
  }

  /// Runs `body` in the folder of that league, without result in the third match, with templates.
  private func withLeague(
    _ templates: [String: String] = [:], _ body: (URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { folder in
      try Data(league(nil).utf8).write(to: folder.appending(path: "torneo.json"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "templates"), withIntermediateDirectories: true)
      for (name, text) in templates {
        try Data(text.utf8).write(to: folder.appending(path: "templates/\(name)"))
      }
      try body(folder)
    }
  }

  private func enter(_ resultado: String?, in folder: URL) throws {
    try Data(league(resultado).utf8).write(to: folder.appending(path: "torneo.json"))
  }

  @Test("the first result of a match adds its chronicle and makes again only what shows it")
  func firstResult() throws {
    try withLeague { folder in
      #expect(try Program.run(["build"], in: folder).status == 0)
      try enter(#"{"local": 1, "visitante": 1}"#, in: folder)
      let built = try Program.run(["build", "--verbose"], in: folder)
      #expect(built.messages.contains("nuevo: cronicas/3.html"))
      // Matches 1 and 2, their chronicles, matchday 1, the player, the scorers, the pages of assists,
      // discipline, venues and of the bracket, the page of what is not found, three badges, the style
      // sheet, the icon, the page of the search and its script; for programs the calendar of the other team, the scorers and the rosters. All
      // three teams have a place after one more matchday.
      #expect(built.messages.contains("sin rehacer: 22"), "\(built.messages)")
    }
  }

  @Test("the report of a match that stays says what another one did to the table")
  func tableOfAnother() throws {
    try withLeague { folder in
      try enter(#"{"local": 1, "visitante": 1}"#, in: folder)
      #expect(try Program.run(["build"], in: folder).status == 0)
      func report(_ match: Int) throws -> String {
        try String(
          contentsOf: folder.appending(path: "site/cronicas/\(match).html"), encoding: .utf8)
      }
      #expect(try report(1).contains("Rayo FC es 2.º"))
      let text = league(#"{"local": 1, "visitante": 1}"#).replacing(
        #""resultado": {"local": 2, "visitante": 0}"#,
        with: #""resultado": {"local": 0, "visitante": 0}"#)
      try Data(text.utf8).write(to: folder.appending(path: "torneo.json"))
      #expect(try Program.run(["build"], in: folder).status == 0)
      #expect(try report(1).contains("Rayo FC es 1.º"))
    }
  }

  /// A change of the example, as a person makes it: in one of its files, a text for another.
  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file = "torneo.json"
    var old: String
    var new: String
  }

  @Test(
    "after any change the site is the one that a new build makes",
    arguments: [
      Edit(testDescription: "a goal", old: "\"minuto\": 12,", new: "\"minuto\": 13,"),
      Edit(testDescription: "a ground", old: "Campo de La Dehesa", new: "La Dehesa"),
      Edit(testDescription: "a team", old: "\"Rayo FC\"", new: "\"Rayo Sur\""),
      Edit(testDescription: "a player", old: "\"Ana\"", new: "\"Anabel\""),
      Edit(
        testDescription: "a number", old: #""Ana", "dorsal": 9 "#, new: #""Ana", "dorsal": 77 "#),
      Edit(testDescription: "a referee", old: "Pilar Ruiz Ferrer", new: "Pilar Ruiz"),
      Edit(testDescription: "the referees", old: "\"arbitro\"", new: "\"juez\""),
      Edit(
        testDescription: "a listed referee with matches", file: "arbitros.json",
        old: "\"Pilar Ruiz Ferrer\"", new: "\"Pilar Ros\""),
      Edit(
        testDescription: "a listed referee without matches", file: "arbitros.json",
        old: "Óscar Ibáñez Mora", new: "Olga Mora"),
      Edit(
        testDescription: "a listed referee whose address is like that of another",
        file: "arbitros.json", old: "Óscar Ibáñez Mora", new: "Pilar Ruiz-Ferrer"),
      Edit(
        testDescription: "an address that one referee takes from another",
        old: "\"fecha\": \"2026-03-07T18:00:00+01:00\",\n      \"campo\": \"Campo de La Dehesa\",\n"
          + "      \"arbitro\": \"Pilar Ruiz Ferrer\"",
        new: "\"arbitro\": \"Pilar Ruiz-Ferrer\""),
      Edit(
        testDescription: "an e-mail address", file: "arbitros.json", old: "pilar.ruiz@",
        new: "pilar@"),
      Edit(
        testDescription: "the number of a listed referee", file: "arbitros.json",
        old: "{ \"id\": 4,",
        new: "{ \"id\": 5,"),
      Edit(testDescription: "a round", old: "\"Final\"", new: "\"Gran final\""),
      Edit(testDescription: "a matchday", old: "\"jornada\": 6", new: "\"jornada\": 7"),
      Edit(testDescription: "a year", old: "\"fecha\": \"2026-03", new: "\"fecha\": \"2024-03"),
      Edit(
        testDescription: "the season", old: "\"temporada\": \"2026\"",
        new: "\"temporada\": \"2027\""),
      Edit(testDescription: "the title", file: "marcador.json", old: "Liga de", new: "Copa de"),
      Edit(testDescription: "the language", file: "marcador.json", old: "\"es\"", new: "\"en\""),
      Edit(
        testDescription: "the kinds of page", file: "marcador.json", old: "\"es\"",
        new: "\"es\", \"paginas\": [\"portada\", \"partidos\", \"cronicas\", \"equipos\"]"),
      Edit(
        testDescription: "the address", file: "marcador.json", old: "\"es\"",
        new: "\"es\", \"urlBase\": \"https://liga.example/2026\""),
    ])
  func sameAsNew(_ edit: Edit) throws {
    try Workplace.withTemporaryFolder { folder in
      for name in ["torneo.json", "arbitros.json", "marcador.json"] {
        try FileManager.default.copyItem(
          at: Workplace.package.appending(path: name), to: folder.appending(path: name))
      }
      #expect(try Program.run(["build"], in: folder).status == 0)
      let file = folder.appending(path: edit.file)
      let before = try String(contentsOf: file, encoding: .utf8)
      #expect(before.contains(edit.old))
      try Data(before.replacing(edit.old, with: edit.new).utf8).write(to: file)
      #expect(try Program.run(["build"], in: folder).status == 0)
      let again = try contents(of: folder.appending(path: "site"))
      try FileManager.default.removeItem(at: folder.appending(path: ".marcador"))
      try FileManager.default.removeItem(at: folder.appending(path: "site"))
      #expect(try Program.run(["build"], in: folder).status == 0)
      let new = try contents(of: folder.appending(path: "site"))
      #expect(Set(again.keys) == Set(new.keys))
      #expect(new.keys.filter { again[$0] != new[$0] }.sorted() == [])
    }
  }

  @Test("a page that goes is missed by a literal link in a page that does not change")
  func vanishedPage() throws {
    let templates = ["arbitros.md": "", "no-encontrada.md": "# x\n\n[x](cronicas/3.html)\n"]
    try withLeague(templates) { folder in
      try enter(#"{"local": 1, "visitante": 1}"#, in: folder)
      #expect(try Program.run(["build"], in: folder).status == 0)
      let before = try contents(of: folder.appending(path: "site"))
      try enter(nil, in: folder)
      for command in ["build", "build", "check"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 1, "\(result.messages)")
        #expect(
          result.messages.hasPrefix(
            "templates/no-encontrada.md:3:5: error: el enlace «cronicas/3.html»"),
          "\(result.messages)")
      }
      #expect(try contents(of: folder.appending(path: "site")) == before)
    }
  }

  @Test(
    "a place within another page that goes is missed by every page that links to it, in order",
    arguments: [
      ("jugador.md", "[x](../clasificacion.html#como-se-deshacen-los-empates)\n"),
      ("equipos.md", "[x](clasificacion.html#como-se-deshacen-los-empates)\n"),
    ])
  func vanishedPlace(template: String, text: String) throws {
    try withLeague([template: text]) { folder in
      #expect(try Program.run(["build"], in: folder).status == 0)
      try enter(#"{"local": 1, "visitante": 0}"#, in: folder)
      let checked = try Program.run(["check"], in: folder)
      #expect(checked.status == 1)
      for _ in 0..<3 {
        let built = try Program.run(["build"], in: folder)
        #expect(built.status == 1)
        #expect(built.messages.contains("#como-se-deshacen-los-empates"))
        #expect(built.messages == checked.messages)
      }
    }
  }

  @Test("a warning about a page is told by every build")
  func warning() throws {
    try withLeague(["equipos.md": "# x\n\n[x](javascript:alert)\n"]) { folder in
      let first = try Program.run(["build"], in: folder)
      #expect(first.status == 0)
      #expect(first.messages.contains("aviso:"))
      #expect(try Program.run(["build"], in: folder).messages == first.messages)
    }
  }

  @Test("faults of many pages are told in the order of the pages, every time")
  func orderOfFaults() throws {
    try withLeague(["partido.md": "# x\n\n[x](nada.html)\n", "plantilla.md": "[x](a.html#b)\n"]) {
      folder in
      let expected = try Program.run(["check"], in: folder).messages
      #expect(expected.contains("2 errores"), "\(expected)")
      for _ in 0..<3 {
        #expect(try Program.run(["build", "--jobs", "4"], in: folder).messages == expected)
      }
    }
  }

  @Test(
    "pages that another program made are made again, and stay as they are where nothing changed")
  func anotherProgram() throws {
    try withLeague { folder in
      let copy = folder.appending(path: "marcador-nuevo")
      try FileManager.default.copyItem(at: try #require(Program.executable), to: copy)
      #expect(try Program.run(["build"], in: folder, executable: copy).status == 0)
      let again = try Program.run(["build", "-v"], in: folder, executable: copy)
      #expect(!again.messages.contains("sin rehacer: 0"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: copy.path)
      let other = try Program.run(["build", "-v"], in: folder, executable: copy)
      #expect(other.messages.contains("sin rehacer: 0"))
      #expect(other.output.contains("0 ficheros nuevos, 0 cambiados"))
    }
  }

  @Test("a page that was changed by hand is told before it is replaced, and what it said is kept")
  func editedPage() throws {
    try withLeague { folder in
      _ = try Program.run(["build"], in: folder)
      let page = folder.appending(path: "site/partidos/1.html")
      let before = try Data(contentsOf: page)
      try Data("a mano".utf8).write(to: page)
      let tried = try Program.run(["build", "--dry-run"], in: folder)
      #expect(tried.messages.contains("partidos/1.html"))
      #expect(try Data(contentsOf: page) == Data("a mano".utf8))
      let built = try Program.run(["build"], in: folder)
      #expect(built.status == 0)
      #expect(built.messages.contains("se va a escribir de nuevo: partidos/1.html"))
      #expect(try Data(contentsOf: page) == before)
      let copy = folder.appending(path: ".marcador/editados/partidos/1.html")
      #expect(try Data(contentsOf: copy) == Data("a mano".utf8))
      // What was kept is not lost when the page is changed by hand once more.
      for text in ["otra vez", "otra vez"] {
        try Data(text.utf8).write(to: page)
        #expect(try Program.run(["build"], in: folder).status == 0)
      }
      let kept = copy.deletingLastPathComponent()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted()
          == ["1.2.html", "1.html"])
      #expect(try Data(contentsOf: copy) == Data("a mano".utf8))
      #expect(try Data(contentsOf: kept.appending(path: "1.2.html")) == Data("otra vez".utf8))
      // A link in the place of a page says nothing that could be kept.
      try FileManager.default.removeItem(at: kept)
      try FileManager.default.removeItem(at: page)
      try FileManager.default.createSymbolicLink(atPath: page.path, withDestinationPath: "/nada")
      let relinked = try Program.run(["build"], in: folder)
      #expect(relinked.messages.contains("partidos/1.html"))
      #expect(!relinked.messages.contains("editados"))
      #expect(try Program.run(["build"], in: folder).messages.isEmpty)
    }
  }

  @Test("a build that had to wait makes the site of what is there then, not of what it had read")
  func overtaken() throws {
    try withLeague { folder in
      let lock = try Folder(folder.path, system: FileSystem())
      _ = try lock.lock(patience: .zero)
      let waiting = try Program.start(["build"], in: folder)
      // Long enough, nearly always, to have read the store; it holds whenever it is saved.
      Thread.sleep(forTimeInterval: 0.3)
      let renamed = try Program.run(
        ["match", "edit", "1", "--venue", "Campo Nuevo del Sur"], in: folder)
      #expect(renamed.status == 0, "\(renamed.messages)")
      lock.unlock()
      waiting.waitUntilExit()
      #expect(waiting.terminationStatus == 0)
      let page = try String(
        contentsOf: folder.appending(path: "site/partidos/1.html"), encoding: .utf8)
      #expect(page.contains("Campo Nuevo del Sur"))
    }
  }

  @Test("nobody is told of progress where nobody watches")
  func noProgress() throws {
    try withLeague { folder in
      for command in ["build", "check"] {
        let result = try Program.run([command], in: folder)
        #expect(!result.messages.contains("\u{1B}"))
        #expect(!result.messages.contains("\r"))
      }
    }
  }
}
