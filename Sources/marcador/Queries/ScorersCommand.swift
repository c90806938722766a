import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador scorers`: the scorers in the terminal.
enum ScorersCommand {
  static let command = Command<Action>(
    "scorers", Words(es: "da los goleadores", en: "give the scorers"),
    operands: [Program.folder], options: [Program.json],
    examples: [Example("marcador scorers liga --json")], action: run)

  private static let run: Action = { parsed, console in
    let leido = try await TournamentFolder(parsed[Program.folder]).read(jobs: 1, telling: console)
    console.report(leido.avisos)
    let goleadores = leido.torneo.listaDeGoleadores()
    if parsed[Program.json] {
      let lista = goleadores.map { goleador -> JSONValue in
        [
          "pos": TerminalTables.number(goleador.posicion),
          "jugador": .string(goleador.jugador.nombre), "equipo": .string(goleador.equipo.nombre),
          "goles": TerminalTables.number(goleador.goles),
          "penaltis": TerminalTables.number(goleador.penaltis),
        ]
      }
      try console.print(TerminalTables.json(.array(lista)))
      return
    }
    if goleadores.isEmpty {
      console.say(Words(es: "todavía no ha marcado nadie", en: "nobody has scored yet"))
      return
    }
    let cabecera = [
      "Pos.", Words(es: "Jugador", en: "Player")[console.language],
      Words(es: "Equipo", en: "Team")[console.language],
      Words(es: "Goles", en: "Goals")[console.language],
    ]
    let filas = goleadores.map { goleador in
      [
        "\(goleador.posicion)", goleador.jugador.nombre.visible, goleador.equipo.nombre.visible,
        goleador.penaltis == 0
          ? "\(goleador.goles)" : "\(goleador.goles) (\(goleador.penaltis) pen.)",
      ]
    }
    try console.print(TerminalTables.text([cabecera] + filas, leftColumns: [1, 2, 3]))
  }
}
