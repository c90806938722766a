import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador sanction`: points that are taken from teams, or given to them.
enum SanctionCommand {
  static let command = Command<Action>(
    "sanction", Words(es: "edita las sanciones de puntos", en: "edit the sanctions of points"),
    commands: [add.command, edit.command, remove.command, list])

  private static let add = FormCommand<CamposDeSancion>(
    "add", Words(es: "quita o da puntos a un equipo", en: "take or give points"),
    examples: [
      Example("marcador sanction add --team toros --points -3 --reason \"Alineación indebida\"")
    ])

  private static let edit = FormCommand<CamposDeSancion>(
    name: "edit", summary: Words(es: "corrige una sanción", en: "correct a sanction"),
    details: Words(
      es: "Lo que no se escribe queda como está; lo que se escribe vacío se quita.",
      en: "What is not written stays as it is; what is written empty is taken away."),
    operands: [.numero], fields: [.numero] + CamposDeSancion.campos, required: [.numero],
    examples: [Example("marcador sanction edit 1 --points -1")]
  ) { given, torneo throws(EdicionRechazada) in
    let count = torneo.sanciones.count
    guard let number = try Dato.numero.numeroDeOrden(given[.numero] ?? "", hay: count) else {
      throw .obligatorio(.numero)
    }
    return try CamposDeSancion(corrigiendo: number, en: torneo)
  }

  private static let remove = FormCommand<BajaDeSancion>(
    "remove", Words(es: "quita una sanción", en: "remove a sanction"), operands: [.numero],
    examples: [Example("marcador sanction remove 1")])

  private static let list = Command<Action>(
    "list", Words(es: "da las sanciones con sus números", en: "give the sanctions, numbered"),
    options: EditOptions.forLists, examples: [Example("marcador sanction list")]
  ) { parsed, console in
    let sanctions = try await ListSource(parsed, console).torneo.sanciones
    if parsed[Program.json] {
      let list = sanctions.enumerated().map { offset, sanction -> JSONValue in
        var object: JSONObject = ["numero": .number(offset + 1)]
        for member in sanction.valor.members { object[member.key] = member.value }
        return .object(object)
      }
      try console.print(TerminalTables.json(.array(list)))
      return
    }
    let rows = sanctions.enumerated().map { offset, sanction in
      [
        "\(offset + 1)", "\(sanction.puntos)", sanction.equipo.nombre.visible,
        sanction.grupo?.visible ?? "", sanction.motivo?.visible ?? "",
      ]
    }
    try console.print(TerminalTables.text(rows, leftColumns: [2, 3, 4]))
  }
}
