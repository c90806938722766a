import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador suspension`: what a committee decided about players.
enum SuspensionCommand {
  static let command = Command<Action>(
    "suspension",
    Words(
      es: "edita las suspensiones que decidió un comité",
      en: "edit the suspensions that a committee decided"),
    commands: [add.command, remove.command, list])

  private static let add = FormCommand<CamposDeSuspension>(
    "add", Words(es: "suspende a un jugador", en: "suspend a player"),
    details: Words(
      es:
        "Vale en lugar de lo que traiga una expulsión en ese partido. Con 0 partidos queda libre. "
        + "Quién se pierde qué lo dice «marcador discipline --suspended».",
      en:
        "It takes the place of what being sent off brings in that match. With 0 matches the player "
        + "is let off. Who misses what is told by “marcador discipline --suspended”."),
    examples: [
      Example(
        "marcador suspension add --team toros --player leo --match 1 --matches 4 --reason Agresión")
    ])

  private static let remove = FormCommand<BajaDeSuspension>(
    "remove", Words(es: "quita una suspensión", en: "remove a suspension"), operands: [.numero],
    examples: [Example("marcador suspension remove 1")])

  private static let list = Command<Action>(
    "list", Words(es: "da las suspensiones con sus números", en: "give the suspensions, numbered"),
    options: EditOptions.forLists, examples: [Example("marcador suspension list")]
  ) { parsed, console in
    let suspensions = try await ListSource(parsed, console).torneo.suspensionesDecididas
    try console.print(
      DecisionList.text(
        suspensions.map { suspension in
          (
            suspension.valor,
            [
              suspension.equipo.nombre.visible, suspension.jugador.nombre.visible,
              "\(suspension.partido)", "\(suspension.partidos)",
              suspension.motivo?.visible ?? "",
            ]
          )
        }, isJSON: parsed[Program.json]))
  }
}
