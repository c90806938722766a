import Foundation
import JSON
import TestSupport
import Testing

@Suite("The commands that edit")
struct EditCommandTests {
  private func withTournament(_ body: (URL) throws -> Void) throws {
    try EditedTournament.withTournament(body)
  }

  private func store(_ folder: URL) throws -> String { try EditedTournament.store(folder) }

  @Test("add a player who can score, and tell the goal on standard error")
  func playerAndGoal() throws {
    try withTournament { folder in
      let added = try Program.run(
        ["player", "add", "--team", "Rayo FC", "--name", "Bea", "--dorsal", "7"], in: folder)
      #expect(added.status == 0)
      #expect(added.output.isEmpty)
      #expect(added.messages == "guardado: Bea #7 (Rayo FC)\n")
      let goal = try Program.run(
        ["goal", "add", "--match", "1", "--minute", "3", "--player", "Bea", "--team", "Rayo FC"],
        in: folder)
      #expect(goal.status == 0)
      #expect(goal.output.isEmpty)
      #expect(goal.messages == "Gol de Bea (Rayo FC), 3': Rayo FC 4-2 Toros\n")
      let english = try Program.run(
        ["goal", "add", "--match=1", "--minute=4", "--player=bea", "--lang=en"], in: folder)
      #expect(english.messages == "Goal by Bea (Rayo FC), 4': Rayo FC 5-2 Toros\n")
      let chronicle = try Program.run(["chronicle", "1"], in: folder)
      #expect(chronicle.output.hasPrefix("# Rayo FC 5-2 Toros\n"))
    }
  }

  @Test("find a referee by a part of the name, in matches and in the list, and say who is new")
  func referee() throws {
    try withTournament { folder in
      func said(_ referee: String) throws -> [String] {
        let result = try Program.run(["match", "edit", "2", "--referee", referee], in: folder)
        return result.messages.split(separator: "\n").map(String.init)
      }
      let saved = "guardado: partido 2, Lobos – Águilas, programado"
      _ = try Program.run(["referees", "add", "Pilar Ruiz"], in: folder)
      #expect(try said("Eva Sanz") == [saved, "árbitro nuevo: «Eva Sanz»"])
      _ = try Program.run(["match", "edit", "1", "--referee", "Eva Sanz"], in: folder)
      #expect(try said("pilar") == [saved, "árbitro: «Pilar Ruiz»"])
      #expect(try said("eva") == [saved, "árbitro: «Eva Sanz»"])
      #expect(try said("Eva Sans").last == "árbitro nuevo: «Eva Sans» (¿quiso decir «Eva Sanz»?)")
      let before = try store(folder)
      #expect(
        try said("eva").prefix(4) == [
          "error: Hay más de un árbitro que puede ser «eva»", "  --referee «eva»", "  Eva Sanz",
          "  Eva Sans",
        ])
      #expect(try store(folder) == before)
      let list = folder.appending(path: "arbitros.json")
      try "{".write(to: list, atomically: true, encoding: .utf8)
      #expect(try said("Pilar").first?.hasPrefix("arbitros.json:1:2: error: ") == true)
      let move = try Program.run(["match", "move", "2", "--matchday", "3"], in: folder)
      #expect(move.status == 0)
    }
  }

  /// An edit that is possible in the example, and what is told of it.
  struct Edit: Sendable, CustomTestStringConvertible {
    var command: String
    var told: String
    var testDescription: String { command }

    init(_ command: String, _ told: String) {
      self.command = command
      self.told = told
    }
  }

  static let edits = [
    Edit("team add Norte", "guardado: equipo «Norte»"),
    Edit(
      "suspension add --team rayo --player marta --match 1 --matches 4",
      "guardado: suspensión de Marta"),
    Edit("team rename toros Sur", "guardado: equipo «Sur»"),
    Edit(
      "player rename --team rayo --player ana --new-name Eva", "guardado: Eva #9 (Rayo FC)"),
    Edit("player edit --team rayo --player ana --dorsal -", "guardado: Ana (Rayo FC)"),
    Edit("player remove --team rayo --player luis", "guardado: quitado: Luis (Rayo FC)"),
    Edit(
      "match add --home rayo --away lobos --matchday 2 --date 2026-09-12",
      "guardado: partido 3, Rayo FC – Lobos, programado"),
    Edit("match move 2 --date 2026-09-12", "guardado: partido 2, Lobos – Águilas, programado"),
    Edit("match edit 2 --referee Pilar", "guardado: partido 2, Lobos – Águilas, programado"),
    Edit("match edit 2 --away toros", "guardado: partido 2, Lobos – Toros, programado"),
    Edit(
      "match edit 2 --home aguilas --away lobos", "guardado: partido 2, Águilas – Lobos, programado"
    ),
    Edit("match start 2", "guardado: partido 2, Lobos 0-0 Águilas, en juego"),
    Edit(
      "match postpone 2 --reason lluvia", "guardado: partido 2, Lobos – Águilas, aplazado"),
    Edit("match suspend 1", "guardado: partido 1, Rayo FC 3-2 Toros, suspendido"),
    Edit("match annul 1", "guardado: partido 1, Rayo FC 3-2 Toros, anulado"),
    Edit("match cancel 2", "guardado: partido 2, Lobos – Águilas, cancelado"),
    Edit("match award 2 3-0", "guardado: partido 2, Lobos 3-0 Águilas, adjudicado"),
    Edit("match remove 2", "guardado: quitado: partido 2"),
    Edit("result set 2 1-0", "guardado: partido 2, Lobos 1-0 Águilas, finalizado"),
    Edit(
      "result set --match 2 --score 1-1 --shoot-out 5-4",
      "guardado: partido 2, Lobos 1-1 Águilas, finalizado"),
    Edit(
      "goal add --match 1 --minute 90+4 --player leo --mode own",
      "Gol de Leo (Toros), en propia puerta, 90+4': Rayo FC 4-2 Toros"),
    Edit(
      "goal edit --match 1 --number 1 --minute 13",
      "guardado: partido 1, gol del 13', Ana #9 (Rayo FC)"),
    Edit(
      "goal remove --match 1 --number 1",
      "guardado: quitado: partido 1, gol del 12', Ana #9 (Rayo FC)"),
    Edit(
      "card add --match 1 --minute 50 --player leo --color amarilla",
      "guardado: partido 1, amarilla del 50', Leo #10 (Toros)"),
    Edit(
      "sub add --match 1 --minute 60 --off luis --on marta",
      "guardado: partido 1, cambio del 60', Marta #1 por Luis (Rayo FC)"),
    Edit(
      "penalty add --match 1 --minute 85 --player ana",
      "guardado: partido 1, penalti fallado del 85', Ana #9 (Rayo FC)"),
    Edit(
      "kick add --match 1 --player ana --scored no",
      "penalti de la tanda fallado, Ana #9 (Rayo FC)"),
    Edit("sanction add --team toros --points -3", "guardado: sanción 1, Toros (-3)"),
    Edit("order add lobos,toros --reason sorteo", "guardado: orden: Lobos, Toros"),
    Edit(
      "expulsion add lobos --results seAnulan --reason impago", "guardado: expulsión de Lobos"),
    Edit("rule set rfef", "guardado: regla de desempate rfef"),
    Edit("team color toros 9F1D35", "guardado: equipo «Toros»"),
    Edit("team ranking toros 4", "guardado: equipo «Toros»"),
  ]

  @Test("save, tell what they did, and leave a store that is sound", arguments: edits)
  func edit(_ edit: Edit) throws {
    try withTournament { folder in
      let words = edit.command.split(separator: " ").map(String.init)
      let before = try store(folder)
      let trial = try Program.run(words + ["--dry-run"], in: folder)
      #expect(trial.status == 0)
      #expect(trial.output.hasPrefix("--- torneo.json\n+++ torneo.json\n@@ -"))
      #expect(trial.messages.hasSuffix("no se ha guardado nada\n"))
      #expect(try store(folder) == before)
      let done = try Program.run(words, in: folder)
      #expect(done.status == 0)
      #expect(done.output.isEmpty)
      #expect(done.messages.contains(edit.told), "\(done.messages)")
      #expect(try store(folder) != before)
      #expect(try Program.run(["check"], in: folder).status == 0)
    }
  }

  @Test("take the match and the number of an event without the names of their options")
  func plainMatch() throws {
    try withTournament { folder in
      for command in [
        "goal add 1 --minute 30 --player ana", "goal edit 1 6 --minute 31", "goal remove 1 6",
      ] {
        let arguments = command.split(separator: " ").map(String.init)
        #expect(try Program.run(arguments, in: folder).status == 0, "\(command)")
      }
      let twice = try Program.run(["goal", "list", "1", "--match", "1"], in: folder)
      #expect(twice.status == 2)
      #expect(twice.messages.contains("--match está también sin nombre"))
    }
  }

  @Test(
    "finish a referee's new name that a killed program left half done, whatever they edit",
    arguments: [
      ["team", "add", "Norte"], ["match", "draft", "--again"], ["referees", "add", "Ada"],
    ])
  func halfDone(command: [String]) throws {
    try withTournament { folder in
      _ = try Program.run(["match", "edit", "2", "--referee", "Eva"], in: folder)
      let list = folder.appending(path: "arbitros.json")
      let half = """
        {"arbitros": [{"id": 1, "nombre": "Eva"}],
         "cambioPendiente": {"antes": "Eva", "ahora": "Eva Sanz"}}
        """
      try half.write(to: list, atomically: true, encoding: .utf8)
      let check = try Program.run(["check"], in: folder)
      #expect(check.messages.contains("que ahora es «Eva Sanz», quedó a medias"))
      let trial = try Program.run(command + ["--dry-run"], in: folder)
      #expect(try String(contentsOf: list, encoding: .utf8) == half && trial.status == 0)
      let edit = try Program.run(command, in: folder)
      #expect(
        edit.messages.hasPrefix(
          "acabado un cambio de nombre que quedó a medias: «Eva» es ahora «Eva Sanz»\n"))
      #expect(edit.status == 0)
      let listed = try Program.run(["referees", "list"], in: folder)
      #expect(listed.output.hasPrefix("1  0  Eva Sanz\n"))
      #expect(!listed.messages.contains("a medias"))
      #expect(try store(folder).contains("Eva Sanz"))
    }
  }

  @Test("set a line-up, part by part, and take it away")
  func lineup() throws {
    try withTournament { folder in
      func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["match", "lineup", "1", "--team", "rayo"] + arguments, in: folder)
      }
      #expect(try run("--starters", "1, ana", "--bench", "luis", "--captain", "9").status == 0)
      #expect(
        try store(folder).contains(
          #""titulares": ["Marta", "Ana"], "suplentes": ["Luis"], "capitan": "Ana""#))
      #expect(try run("--coach", "Rosa").status == 0)
      #expect(try store(folder).contains("\"Rosa\""))
      let wrong = try run("--captain", "leo", "--bench", "1")
      #expect(wrong.status == 1)
      #expect(wrong.messages.contains("«Marta #1» está dos veces en la alineación\n  --bench «1»"))
      #expect(wrong.messages.contains("--captain «leo»"))
      #expect(
        try run("--starters", "", "--bench", "", "--captain", "", "--coach", "").status == 0)
      #expect(try !store(folder).contains("alineaciones"))
    }
  }

  @Test("warn that an award takes the place of a written result, for good")
  func award() throws {
    try withTournament { folder in
      _ = try Program.run(["result", "set", "2", "2-1"], in: folder)
      let trial = try Program.run(["match", "award", "2", "3-0", "--dry-run"], in: folder)
      let award = try Program.run(["match", "award", "2", "3-0"], in: folder)
      let warning = "aviso: el resultado escrito, 2-1, se ha sustituido por el adjudicado"
      #expect(trial.messages.contains(warning) && award.messages.contains(warning))
      let again = try Program.run(["match", "award", "2", "0-3"], in: folder)
      #expect(!again.messages.contains("aviso"))
    }
  }

  @Test("work on another folder, and do not make a tournament that is not there")
  func folder() throws {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init", "liga"], in: folder)
      let added = try Program.run(["team", "add", "Norte", "--in", "liga"], in: folder)
      #expect(added.status == 0)
      let list = try Program.run(["team", "list", "--in=liga"], in: folder)
      #expect(list.output.contains("Norte"))
      let missing = try Program.run(["team", "add", "Norte"], in: folder)
      #expect(missing.status == 1)
      #expect(missing.messages.contains("no hay ningún «torneo.json»"))
      #expect(missing.messages.contains("marcador init"))
      #expect(
        !FileManager.default.fileExists(atPath: folder.appending(path: "torneo.json").path))
    }
  }

  @Test("give programs what they saved as JSON")
  func json() throws {
    try withTournament { folder in
      let match = try Program.run(
        ["match", "add", "--home", "rayo", "--away", "lobos", "--json"], in: folder)
      let saved = try JSONDocument(parsing: Array(match.output.utf8)).root
      #expect(saved["guardado"]?.bool == true)
      #expect(saved["partido"]?["id"]?.integer == 3)
      #expect(saved["partido"]?["local"]?.string == "Rayo FC")
      let trial = try Program.run(
        ["player", "add", "--team=rayo", "--name=Eva", "--dry-run", "--json"], in: folder)
      let tried = try JSONDocument(parsing: Array(trial.output.utf8)).root
      #expect(tried["guardado"]?.bool == false)
      #expect(tried["jugador"]?["nombre"]?.string == "Eva")
    }
  }

  @Test(
    "list what there is, for people and for programs",
    arguments: [
      (["player", "list", "--team", "rayo"], "Rayo FC  9  Ana\n", "plantilla"),
      (["team", "list"], "Lobos    2\n", "jugadores"),
      (["match", "list"], "2  1  -  Lobos – Águilas    programado\n", "estado"),
      (["match", "list", "--team", "lobos", "--matchday", "1"], "2  1  -  Lobos – Águilas", "id"),
      (["goal", "list", "--match", "1"], "1  2  gol del 23', Leo #10 (Toros)\n", "numero"),
      (["goal", "list", "1"], "1  2  gol del 23', Leo #10 (Toros)\n", "numero"),
      (["goal", "list"], "1  5  gol del 88', Ana #9 (Rayo FC)\n", "numero"),
    ])
  func list(command: [String], line: String, key: String) throws {
    try withTournament { folder in
      let text = try Program.run(command, in: folder)
      #expect(text.status == 0)
      #expect(text.output.contains(line), "\(text.output)")
      let json = try Program.run(command + ["--json"], in: folder)
      let first = try JSONDocument(parsing: Array(json.output.utf8)).root.elements.map { $0 }.first
      #expect(first?[key] != nil)
    }
  }

  @Test("explain themselves at each level, in both languages", arguments: ["es", "en"])
  func help(language: String) throws {
    try Workplace.withTemporaryFolder { folder in
      for group in [
        "team", "player", "match", "result", "goal", "card", "sub", "penalty", "kick", "sanction",
        "order", "expulsion",
      ] {
        let help = try Program.run([group, "--help", "--lang", language], in: folder)
        #expect(help.status == 0)
        #expect(help.output.contains("remove"))
        let remove = try Program.run([group, "remove", "--help", "--lang", language], in: folder)
        #expect(remove.output.contains("marcador \(group) remove"))
        #expect(remove.output.contains("--dry-run"))
        #expect(remove.output.contains(language == "es" ? "(hace falta)" : "(needed)"))
      }
    }
  }

  @Test(
    "of what was decided are undone by their number, and no two orders may contradict each other")
  func decisions() throws {
    try withTournament { folder in
      let before = try store(folder)
      for words in [
        ["order", "add", "Lobos, Toros", "--reason", "sorteo"], ["expulsion", "add", "lobos"],
      ] {
        #expect(try Program.run(words, in: folder).status == 0)
      }
      let contrary = try Program.run(["order", "add", "toros,águilas,lobos"], in: folder)
      #expect(contrary.status == 1)
      #expect(
        contrary.messages.contains(
          "error: este orden pone a «Toros» antes que «Lobos», y otro al revés"))
      #expect(
        try Program.run(["order", "list"], in: folder).output == "1  Lobos, Toros      sorteo\n")
      #expect(
        try Program.run(["expulsion", "add", "lobos"], in: folder).messages.contains(
          "«Lobos» ya consta como expulsado"))
      #expect(try Program.run(["rule", "list"], in: folder).output.contains("* general\n"))
      for words in [["order", "remove", "1"], ["expulsion", "remove", "1"]] {
        #expect(try Program.run(words, in: folder).status == 0)
      }
      #expect(try store(folder) == before)
    }
  }

  @Test(
    "say so when there is nothing to save, and leave the file alone",
    arguments: ["match edit 2", "player edit --team rayo --player luis", "goal edit 1 1"])
  func nothingToSave(command: String) throws {
    try withTournament { folder in
      let before = try store(folder)
      let result = try Program.run(
        command.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 0)
      #expect(result.messages.contains("nada que guardar"), "\(result.messages)")
      #expect(!result.messages.contains("guardado:"))
      #expect(try store(folder) == before)
    }
  }

  @Test("two at once lose nothing")
  func atOnce() throws {
    try withTournament { folder in
      let runs = try (1...8).map { number in
        try Program.start(["team", "add", "Equipo \(number)"], in: folder)
      }
      for run in runs {
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      }
      let list = try Program.run(["team", "list"], in: folder)
      #expect(list.output.split(separator: "\n").count == 12)
    }
  }
}
