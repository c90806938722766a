import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador order`: the order that the organiser gave teams which nothing else tells apart.
enum OrderCommand {
  static let command = Command<Action>(
    "order",
    Words(es: "edita el orden que decidió el organizador", en: "edit what the organiser decided"),
    commands: [add.command, remove.command, list])

  private static let add = FormCommand<CamposDeOrden>(
    "add", Words(es: "ordena equipos que siguen empatados", en: "order teams that are still level"),
    details: Words(
      es: "Vale para equipos empatados que estén todos en él, cuando todo lo demás acabó igual.",
      en: "It counts for level teams that are all in it, once all else has ended level."),
    operands: [.equipos],
    examples: [
      Example("marcador order add \"Lobos, Toros\" --reason \"Sorteo del 3 de junio\"")
    ])

  private static let remove = FormCommand<BajaDeOrden>(
    "remove", Words(es: "quita un orden", en: "remove an order"), operands: [.numero],
    examples: [Example("marcador order remove 1")])

  private static let list = Command<Action>(
    "list", Words(es: "da los órdenes con sus números", en: "give the orders, numbered"),
    options: EditOptions.forLists, examples: [Example("marcador order list")]
  ) { parsed, console in
    let orders = try await ListSource(parsed, console).torneo.ordenes
    try console.print(
      DecisionList.text(
        orders.map { order in
          (
            order.valor,
            [
              order.equipos.map(\.nombre.visible).joined(separator: ", "),
              order.fase?.visible ?? "", order.grupo?.visible ?? "", order.motivo?.visible ?? "",
            ]
          )
        }, isJSON: parsed[Program.json]))
  }
}
