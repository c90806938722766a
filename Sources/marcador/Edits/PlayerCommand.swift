import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador player`: who is in the rosters.
enum PlayerCommand {
  static let command = Command<Action>(
    "player", Words(es: "edita las plantillas", en: "edit the rosters"),
    commands: [add.command, edit.command, rename.command, remove.command, list])

  private static let add = FormCommand<AltaDeJugador>(
    "add", Words(es: "añade un jugador a un equipo", en: "add a player to a team"),
    examples: [Example("marcador player add --team \"Rayo FC\" --name Bea --dorsal 7")])

  private static let edit = FormCommand<CorreccionDeJugador>(
    "edit",
    Words(
      es: "cambia el nombre o el dorsal de un jugador",
      en: "change the name or the number of a player"),
    details: Words(
      es: "El cambio llega a las alineaciones y a todo lo que el jugador hizo. Con «--dorsal -» se "
        + "queda sin dorsal.",
      en:
        "The change reaches line-ups and all that the player did. With “--dorsal -” the player has "
        + "no number any more."),
    examples: [Example("marcador player edit --team rayo --player ana --dorsal 10")])

  private static let rename = FormCommand<CorreccionDeJugador>(
    name: "rename", summary: Words(es: "cambia el nombre de un jugador", en: "rename a player"),
    fields: [.equipo, .jugador, .nuevoNombre],
    required: [.equipo, .jugador, .nuevoNombre],
    examples: [Example("marcador player rename --team rayo --player ana --new-name \"Ana Gil\"")]
  ) { _, _ in CorreccionDeJugador() }

  private static let remove = FormCommand<BajaDeJugador>(
    "remove",
    Words(
      es: "quita a un jugador que no está en ningún partido",
      en: "remove a player who is in no match"),
    examples: [Example("marcador player remove --team rayo --player luis")])

  private static let list = Command<Action>(
    "list", Words(es: "da las plantillas", en: "give the rosters"),
    options: [FieldOptions.option(.equipo)] + EditOptions.forLists,
    examples: [Example("marcador player list --team rayo")]
  ) { parsed, console in
    let torneo = try await ListSource(parsed, console).torneo
    let teams = try conPalabras { () throws(EdicionRechazada) in
      try parsed[FieldOptions.option(.equipo)].map { text throws(EdicionRechazada) in
        [try torneo.equipo(llamado: text)]
      } ?? torneo.equipos
    }
    if parsed[Program.json] {
      try console.print(TerminalTables.json(.array(teams.map { .object($0.valor) })))
      return
    }
    let rows = teams.flatMap { team in
      team.plantilla.map {
        [team.nombre.visible, $0.dorsal.map { "\($0)" } ?? "-", $0.nombre.visible]
      }
    }
    try console.print(TerminalTables.text(rows, leftColumns: [0, 2]))
  }
}
