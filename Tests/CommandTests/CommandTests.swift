import Foundation
import JSON
import TestSupport
import Testing

@Suite("The commands")
struct CommandTests {
  @Test("init makes a tournament that builds, and does not touch one that is there")
  func initAndBuild() throws {
    try Workplace.withTemporaryFolder { folder in
      #expect(try Program.run(["init", "liga"], in: folder).status == 0)
      let store = folder.appending(path: "liga/torneo.json")
      let before = try Data(contentsOf: store)
      let built = try Program.run(["build", "liga"], in: folder)
      #expect(built.status == 0)
      #expect(built.output.contains("ficheros nuevos, 0 cambiados, 0 borrados, 0 sin cambios"))
      let again = try Program.run(["init", "liga"], in: folder)
      #expect(again.status == 1)
      #expect(again.messages.contains("ya hay un «liga/torneo.json»"))
      #expect(try Data(contentsOf: store) == before)
    }
  }

  @Test("an init that was stopped half way is gone on with, and keeps settings that were there")
  func stoppedInit() throws {
    try Workplace.withTemporaryFolder { folder in
      let settings = folder.appending(path: "marcador.json")
      try Data(#"{"titulo": "Mía"}"#.utf8).write(to: settings)
      #expect(try Program.run(["init"], in: folder).status == 0)
      #expect(try Data(contentsOf: settings) == Data(#"{"titulo": "Mía"}"#.utf8))
      #expect(try Program.run(["build"], in: folder).status == 0)
    }
  }

  @Test(
    "the command that init tells can be typed as it is",
    arguments: [
      ("liga", "marcador build liga»"), ("mi liga", "marcador build 'mi liga'»"),
      ("-liga", "marcador build -- -liga»"),
      ("l'Hospitalet", #"marcador build 'l'\''Hospitalet'»"#),
    ])
  func nextCommand(name: String, command: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run(["init", "--", name], in: folder)
      #expect(result.messages.contains(command), "\(result.messages)")
    }
  }

  @Test(
    "what is wrong in the settings, the templates, the referees and the store is told in one run")
  func everyFile() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let templates = folder.appending(path: "templates")
      try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
      let broken = [
        "marcador.json": "{7}", "templates/cronica.md": "{{titulo", "torneo.json": "{}",
        "arbitros.json": #"{"arbitros": [{"id": 0, "nombre": "Eva"}]}"#,
      ]
      for (name, text) in broken { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let checked = try Program.run(["check"], in: folder)
      #expect(checked.status == 1)
      for name in broken.keys { #expect(checked.messages.contains("\(name):1:"), "\(name)") }
      let built = try Program.run(["build"], in: folder)
      #expect(built.status == 1)
      for name in broken.keys where name != "arbitros.json" {
        #expect(built.messages.contains("\(name):1:"), "\(name)")
      }
    }
  }

  @Test("a second build writes nothing")
  func secondBuild() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["build"], in: folder)
      let home = folder.appending(path: "site/index.html").path
      let before = try FileManager.default.attributesOfItem(atPath: home)
      let again = try Program.run(["build"], in: folder)
      #expect(again.output.contains("0 ficheros nuevos, 0 cambiados, 0 borrados"))
      let after = try FileManager.default.attributesOfItem(atPath: home)
      #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
      #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    }
  }

  @Test("a store with mistakes tells all of them with their places, and leaves the site as it was")
  func mistakes() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["build"], in: folder)
      let before = try contents(of: folder.appending(path: "site"))
      let store = folder.appending(path: "torneo.json")
      try Data(
        #"""
        {"equipos": [
          {"nombre": "Rayo FC", "plantilla": [{"nombre": "Ana", "dorsal": 100}]}],
         "partidos": [
          {"id": 1, "local": "Rayo FC", "visitante": "Rayo FC"}]}
        """#.utf8
      ).write(to: store)
      let result = try Program.run(["build"], in: folder)
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains("torneo.json:2:67: error:"))
      #expect(result.messages.contains("torneo.json:4:"))
      #expect(result.messages.contains("2 errores"))
      #expect(try contents(of: folder.appending(path: "site")) == before)
    }
  }

  @Test(
    "an output that is not ours is refused with status 2 and not touched",
    arguments: ["/", ".", "..", "templates", "ajena"])
  func refusedOutputs(output: String) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      for name in ["templates", "ajena"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try Data("mío".utf8).write(to: folder.appending(path: "ajena/nota.txt"))
      let before = try contents(of: folder)
      let result = try Program.run(["build", "--output", output], in: folder)
      #expect(result.status == 2, "\(result.messages)")
      #expect(result.messages.contains("error:"))
      let after = try contents(of: folder).filter { !$0.key.hasPrefix(".marcador") }
      #expect(after == before)
    }
  }

  @Test("a misspelt name in a template is an error with its place and a suggestion")
  func misspeltTemplate() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let templates = folder.appending(path: "templates")
      try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
      try Data("# {{titulo}}\n\n{{linaes}}\n".utf8)
        .write(to: templates.appending(path: "cronica.md"))
      let result = try Program.run(["build"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("templates/cronica.md:3:"))
      #expect(result.messages.contains("«lineas»"))
    }
  }

  @Test("a link that leads nowhere is an error, and nothing is written")
  func brokenLink() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let templates = folder.appending(path: "templates")
      try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
      try Data("# {{titulo}}\n\n[x](no-existe.html)\n".utf8)
        .write(to: templates.appending(path: "cronica.md"))
      let result = try Program.run(["build"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("no-existe.html"))
      #expect(
        !FileManager.default.fileExists(atPath: folder.appending(path: "site").path))
    }
  }

  @Test("a link of the layout that leads nowhere is an error, and nothing is written")
  func brokenLinkOfLayout() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let templates = folder.appending(path: "templates")
      try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
      let layout = try String(
        contentsOf: Workplace.package.appending(path: "templates/pagina.html"), encoding: .utf8)
      try Data(
        layout.replacing("</footer>", with: "<a href=\"{{raiz}}aviso.html\">x</a></footer>").utf8
      )
      .write(to: templates.appending(path: "pagina.html"))
      for command in ["build", "check"] {
        let result = try Program.run([command], in: folder)
        #expect(result.status == 1)
        #expect(result.messages.contains("«aviso.html»"))
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "site").path))
    }
  }

  @Test("only the kinds of page that the settings name are made, and nothing links to others")
  func kinds() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try Data(#"{"paginas": ["partidos", "clasificacion"]}"#.utf8)
        .write(to: folder.appending(path: "marcador.json"))
      #expect(try Program.run(["build"], in: folder).status == 0)
      let site = try contents(of: folder.appending(path: "site"))
      #expect(
        Set(site.keys) == [
          ".marcador", "404.html", "clasificacion.html", "estilo.css", "icono.svg",
          "partidos/1.html", "partidos/2.html", "escudos/aguilas.svg", "escudos/lobos.svg",
          "escudos/rayo-fc.svg", "escudos/toros.svg",
        ])
    }
  }

  @Test("an unknown setting is an error with a suggestion")
  func unknownSetting() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try Data(#"{"titulos": "Liga"}"#.utf8).write(to: folder.appending(path: "marcador.json"))
      let result = try Program.run(["build"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("marcador.json:1:2: error: ajuste desconocido «titulos»"))
      #expect(result.messages.contains("«titulo»"))
    }
  }

  @Test(
    "a title is any text of which something is seen and nothing turns what is around it",
    arguments: [
      (#""👨‍👩‍👧‍👦""#, nil), (#"" مريخ ""#, nil), (#""   ""#, "«titulo» está vacío"),
      (#""\u200b""#, "«titulo» está vacío"), (#""\u0301""#, "«titulo» está vacío"),
      (#""a\u202eb""#, #"«titulo» lleva el carácter \u{202E}"#),
      ("7", "«titulo» debe ser un texto"),
      ("\"" + String(repeating: "a", count: 301) + "\"", "«titulo» es demasiado largo"),
    ])
  func title(written: String, problem: String?) throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      try Data("{\"titulo\": \(written)}".utf8).write(to: folder.appending(path: "marcador.json"))
      let result = try Program.run(["build"], in: folder)
      #expect(result.status == (problem == nil ? 0 : 1), "\(result.messages)")
      if let problem { #expect(result.messages.contains("marcador.json:1:12: error: \(problem)")) }
    }
  }

  @Test("the page for what is not there has no links until the site's address is known")
  func notFound() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["build"], in: folder)
      let page = folder.appending(path: "site/404.html")
      #expect(!(try String(contentsOf: page, encoding: .utf8)).contains("index.html"))
      _ = try Program.run(["build", "--base-url", "https://liga.example/2026"], in: folder)
      #expect(
        try String(contentsOf: page, encoding: .utf8).contains("<a href=\"/2026/index.html\">"))
    }
  }

  @Test("standings and scorers come as JSON for programs")
  func json() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let standings = try Program.run(["standings", "--json"], in: folder)
      let tables = try JSONDocument(parsing: Array(standings.output.utf8)).root
      let row = tables.elements.map { $0 }.first?["filas"]?.elements.map { $0 }.first
      #expect(row?["equipo"]?.string == "Rayo FC")
      #expect(row?["pts"]?.integer == 3)
      let scorers = try Program.run(["scorers", "--json"], in: folder)
      let first = try JSONDocument(parsing: Array(scorers.output.utf8)).root.elements.map { $0 }
        .first
      #expect(first?["jugador"]?.string == "Ana")
      #expect(first?["goles"]?.integer == 2)
      #expect(first?["penaltis"]?.integer == 0)
    }
  }

  @Test("a chronicle is Markdown; a match that is not there is said")
  func chronicle() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      let chronicle = try Program.run(["chronicle", "1"], in: folder)
      #expect(chronicle.output.hasPrefix("# Rayo FC 3-2 Toros\n\n12' Ana (Rayo FC)  \n23'"))
      let unplayed = try Program.run(["chronicle", "2"], in: folder)
      #expect(unplayed.status == 1)
      #expect(unplayed.output.isEmpty)
      #expect(unplayed.messages.contains("el partido 2 no tiene resultado: no hay crónica"))
      let missing = try Program.run(["chronicle", "99"], in: folder)
      #expect(missing.status == 1)
      #expect(missing.messages.contains("No existe el partido 99"))
    }
  }

  @Test("a mistyped command or option gets a suggestion and status 2")
  func misuse() throws {
    try Workplace.withTemporaryFolder { folder in
      let command = try Program.run(["biuld"], in: folder)
      #expect(command.status == 2)
      #expect(command.messages.contains("«build»"))
      let option = try Program.run(["build", "--ouput", "x"], in: folder)
      #expect(option.status == 2)
      #expect(option.messages.contains("--output"))
      let both = try Program.run(["build", "--quiet", "--verbose"], in: folder)
      #expect(both.status == 2)
      #expect(both.messages.contains("«--quiet» y «--verbose» no van juntas"))
      let english = try Program.run(["build", "--ouput", "x", "--lang", "en"], in: folder)
      #expect(english.messages.contains("did you mean"))
    }
  }

  @Test("every command explains itself in both languages", arguments: ["es", "en"])
  func help(language: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let commands = [
        [], ["init"], ["build"], ["check"], ["standings"], ["scorers"], ["chronicle"], ["import"],
        ["import", "openfootball"],
      ]
      for command in commands {
        let result = try Program.run(command + ["--help", "--lang", language], in: folder)
        #expect(result.status == 0)
        #expect(result.output.contains("marcador"))
      }
    }
  }

  static let tournaments: [String] = {
    guard let data = Workplace.data?.appending(path: "openfootball") else { return [] }
    let paths = FileManager.default.subpaths(atPath: data.path) ?? []
    return paths.filter {
      $0.hasSuffix(".json") && !$0.contains("worldcup.") || $0.hasSuffix("-worldcup.json")
    }
    .sorted().map { data.appending(path: $0).path }
  }()

  @Test("a dry run of an import tells what would be read, also for a folder that is not there")
  func dryImport() throws {
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "liga.json")
      try Data(
        """
        {"name": "Liga", "matches": [
          {"round": "Matchday 1", "date": "2026-09-05", "team1": "A", "team2": "B",
           "score": {"ft": [2, 1]}}]}
        """.utf8
      ).write(to: file)
      let result = try Program.run(
        ["import", "openfootball", "liga.json", "--into", "nueva", "--dry-run"], in: folder)
      #expect(result.status == 0, "\(result.messages)")
      #expect(
        result.output
          == "2 equipos, 1 partido (1 finalizado): 1 nuevo, 0 corregidos, 0 iguales; "
          + "no se ha guardado nada\n")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "nueva").path))
    }
  }

  @Test(
    "real tournaments are imported, are sound and build",
    .enabled(if: Workplace.data != nil, "../shared/datos is not there"), arguments: tournaments)
  func realTournaments(file: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let imported = try Program.run(
        ["import", "openfootball", file, "--into", "real"], in: folder)
      #expect(imported.status == 0, "\(imported.messages)")
      let checked = try Program.run(["check", "real"], in: folder)
      #expect(checked.status == 0, "\(checked.messages)")
      let built = try Program.run(["build", "real", "--quiet"], in: folder)
      #expect(built.status == 0, "\(built.messages)")
    }
  }
}
