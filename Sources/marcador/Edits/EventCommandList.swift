import Diagnostics
import MarcadorApp

/// `marcador goal`, `card`, `sub`, `penalty`, `kick`: what happened in the matches.
enum EventCommandList {
  private static let teamOfPlayer = Words(
    es: "El equipo no hace falta si el jugador solo puede ser de uno de los dos.",
    en: "The team need not be written if the player can be of one of the two only.")

  static let goal = EventCommands<CamposDeGol>(
    name: "goal", summary: Words(es: "edita los goles", en: "edit the goals"),
    one: Words(es: "un gol", en: "a goal"),
    details: Words(
      es: "El equipo es aquel al que le cuenta el gol, también en propia meta. "
        + teamOfPlayer.es,
      en: "The team is the one that the goal counts for, also of an own goal. "
        + teamOfPlayer.en),
    example: "--match 1 --minute 3 --player Bea --team \"Rayo FC\""
  ).command

  static let card = EventCommands<CamposDeTarjeta>(
    name: "card", summary: Words(es: "edita las tarjetas", en: "edit the cards"),
    one: Words(es: "una tarjeta", en: "a card"),
    details: teamOfPlayer,
    example: "--match 1 --minute 50 --player leo --color amarilla"
  ).command

  static let sub = EventCommands<CamposDeCambio>(
    name: "sub", summary: Words(es: "edita los cambios", en: "edit the substitutions"),
    one: Words(es: "un cambio", en: "a substitution"),
    details: teamOfPlayer,
    example: "--match 1 --minute 60 --off luis --on marta"
  ).command

  static let penalty = EventCommands<CamposDePenaltiFallado>(
    name: "penalty",
    summary: Words(es: "edita los penaltis fallados", en: "edit the missed penalties"),
    one: Words(es: "un penalti fallado", en: "a missed penalty"),
    details: teamOfPlayer,
    example: "--match 1 --minute 85 --player ana"
  ).command

  static let kick = EventCommands<CamposDeLanzamiento>(
    name: "kick",
    summary: Words(es: "edita los penaltis de la tanda", en: "edit the kicks of the shoot-out"),
    one: Words(es: "un penalti de la tanda", en: "a kick of the shoot-out"),
    details: teamOfPlayer,
    example: "--match 1 --player ana --scored sí"
  ).command
}
