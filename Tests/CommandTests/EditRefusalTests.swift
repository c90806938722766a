import Foundation
import JSON
import TestSupport
import Testing

@Suite("The commands that edit, when they cannot,")
struct EditRefusalTests {
  private func withTournament(_ body: (URL) throws -> Void) throws {
    try EditedTournament.withTournament(body)
  }

  private func store(_ folder: URL) throws -> String { try EditedTournament.store(folder) }

  @Test("say all that is wrong with what was written, in the words of the form, and save nothing")
  func allErrors() throws {
    try withTournament { folder in
      let before = try store(folder)
      let result = try Program.run(
        ["player", "add", "--team", "Rayo FC", "--name", " ana ", "--dorsal", "100"], in: folder)
      #expect(result.status == 1)
      #expect(
        result.messages.hasPrefix(
          """
          error: Ya hay un jugador con ese nombre
            --name « ana »
          error: El dorsal debe estar entre 1 y 99
            --dorsal «100»
          2 errores
          """))
      #expect(try store(folder) == before)
    }
  }

  static let refusals: [(command: String, said: String)] = [
    ("player remove --team rayo --player ana", "  Ana marcó en el partido 1 (12')\n"),
    ("team remove lobos", "  Lobos juega el partido 2\n"),
    ("card add --match 1 --minute 5 --player a --color roja", "  Ana #9 (Rayo FC)\n"),
    ("goal add --match 1 --minute 5 --player zoe", "«zoe» no está en las plantillas"),
    ("goal add --match 7 --minute 5 --player ana", "No existe el partido 7"),
    ("match postpone 1", "El partido 1 ya acabó, o tiene resultado o eventos"),
    ("result set 1 2-2", "El resultado escrito es 2-2 y los goles suman 3-2"),
    ("match edit x --referee Pilar", "el partido debe ser un número"),
    ("goal edit 1 2 --mode own", "es del equipo para el que cuenta: «Rayo FC»"),
    ("goal add --match 1 --minute 5 --player leo --team rayo", "«Leo» juega en «Toros»"),
    ("goal add --match 1 --minute 5 --player leo --team rayo", "si fue en propia puerta, dígalo"),
    ("goal list --match 9", "no existe el partido 9"), ("goal list 9", "no existe el partido 9"),
    ("player remove --team rayo --player zoe", "marcador player list --team \"Rayo FC\""),
    ("player rename --team rayo --player zoe --new-name Zoa", "marcador player list"),
    ("order add lobos", "Un orden es de dos equipos o más"),
    ("order add lobos,toros,lobos", "«Lobos» está dos veces en el orden"),
    ("order add lobos,toros --group Z", "error: ninguna tabla es de todo eso"),
    ("order add lobos,toros --group Z", "ayuda: mire qué equipos tiene cada tabla"),
    ("match add --home lobos --away lobos", "ayuda: escriba dos equipos distintos"),
    ("suspension add --team rayo --player zoe --match 1 --matches 1", "«zoe» no está"),
    ("suspension add --team rayo --player ana --match 9 --matches 1", "existe el partido 9"),
    ("suspension add --team rayo --player ana --match 1 --matches 100", "100 está fuera de rango"),
    ("suspension remove 3", "No hay ningún número 3 en la lista, que tiene 0"),
    ("order remove 3", "No hay ningún número 3 en la lista, que tiene 0"),
    ("expulsion add lobos --results no", "El destino de los resultados no puede ser «no»"),
    ("rule set liga", "La regla de desempate no puede ser «liga»"),
    ("team color toros rojo", "«rojo» no es un color"),
    ("team ranking toros 0", "0 está fuera de rango"),
  ]

  @Test("refuse what makes no sense, say why, and save nothing", arguments: refusals)
  func refusal(command: String, said: String) throws {
    try withTournament { folder in
      let before = try store(folder)
      let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains(said), "\(result.messages)")
      #expect(try store(folder) == before)
    }
  }

  @Test(
    "want all values where nobody can be asked",
    arguments: [
      ("goal add --match 1", "falta --minute, --player"),
      ("team add", "falta --name"),
      ("match move", "falta --match"),
      ("goal", "falta la orden"),
      ("match move 2 --match 2", "--match está también sin nombre"),
    ])
  func missing(command: String, said: String) throws {
    try withTournament { folder in
      let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains(said), "\(result.messages)")
    }
  }

  @Test("tell a store that is a link to nowhere as such, and make nothing")
  func danglingStore() throws {
    try Workplace.withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "torneo.json").path, withDestinationPath: "no-esta")
      let result = try Program.run(["team", "add", "Norte"], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.contains("«no-esta», que no existe"), "\(result.messages)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).contains("no-esta")
          == false)
    }
  }

  @Test("refuse a text that is not UTF-8")
  func notUTF8() throws {
    try withTournament { folder in
      let before = try store(folder)
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      let program = try #require(Program.executable).path
      shell.arguments = ["-c", "exec '\(program)' team add \"$(printf 'A\\377')\" 2>said"]
      shell.currentDirectoryURL = folder
      shell.environment = ["LANG": "es_ES.UTF-8"]
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 2)
      let said = try String(contentsOf: folder.appending(path: "said"), encoding: .utf8)
      #expect(said.hasPrefix("error: «A"))
      #expect(said.contains("» no está en UTF-8"))
      #expect(try store(folder) == before)
    }
  }
}
