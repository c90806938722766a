import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador team`: the teams of the tournament.
enum TeamCommand {
  static let command = Command<Action>(
    "team", Words(es: "edita los equipos", en: "edit the teams"),
    commands: [add.command, rename.command, ranking.command, color.command, remove.command, list])

  private static let add = FormCommand<AltaDeEquipo>(
    "add", Words(es: "añade un equipo, sin jugadores", en: "add a team, without players"),
    operands: [.nombre], examples: [Example("marcador team add Norte")])

  private static let rename = FormCommand<CambioDeNombreDeEquipo>(
    "rename",
    Words(es: "cambia el nombre de un equipo", en: "give a team another name"),
    details: Words(
      es: "El cambio llega a sus partidos y sanciones. Su página cambia de dirección.",
      en: "The change reaches its matches and sanctions. Its page gets another address."),
    operands: [.equipo, .nuevoNombre],
    examples: [Example("marcador team rename toros \"Toros del Sur\"")])

  private static let ranking = FormCommand<CambioDeRanking>(
    "ranking",
    Words(
      es: "da a un equipo su puesto en el ranking que deshace empates",
      en: "give a team its place in the ranking that breaks ties"),
    operands: [.equipo, .ranking], examples: [Example("marcador team ranking toros 4")])

  private static let color = FormCommand<CambioDeColor>(
    "color",
    Words(es: "da a un equipo el color de su escudo", en: "give a team the colour of its badge"),
    details: Words(
      es: "Un escudo en static/escudos/ lo lleva ya y no cambia.",
      en: "A badge in static/escudos/ has its own and stays as it is."),
    operands: [.equipo, .colorDeEquipo], examples: [Example("marcador team color toros 9f1d35")])

  private static let remove = FormCommand<BajaDeEquipo>(
    "remove",
    Words(es: "quita un equipo que no tiene partidos", en: "remove a team that has no matches"),
    operands: [.equipo], examples: [Example("marcador team remove norte")])

  private static let list = Command<Action>(
    "list", Words(es: "da los equipos", en: "give the teams"), options: EditOptions.forLists,
    examples: [Example("marcador team list")]
  ) { parsed, console in
    let torneo = try await ListSource(parsed, console).torneo
    if parsed[Program.json] {
      let list = torneo.equipos.map { team -> JSONValue in
        ["nombre": .string(team.nombre), "jugadores": .number(team.cantidadDeJugadores)]
      }
      try console.print(TerminalTables.json(.array(list)))
      return
    }
    let rows = torneo.equipos.map { [$0.nombre.visible, "\($0.cantidadDeJugadores)"] }
    try console.print(TerminalTables.text(rows, leftColumns: [0]))
  }
}
