import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador expulsion`: teams that were put out of the competition.
enum ExpulsionCommand {
  static let command = Command<Action>(
    "expulsion", Words(es: "edita los equipos expulsados", en: "edit the teams that were put out"),
    commands: [add.command, remove.command, list])

  private static let add = FormCommand<CamposDeExpulsion>(
    "add", Words(es: "expulsa a un equipo", en: "put a team out"),
    details: Words(
      es: "Queda el último de su tabla. Sus resultados quedan o se anulan para todos.",
      en: "It comes last in its table. Its results stand or count for nobody."),
    operands: [.equipo],
    examples: [Example("marcador expulsion add toros --results seAnulan --reason Impago")])

  private static let remove = FormCommand<BajaDeExpulsion>(
    "remove", Words(es: "quita una expulsión", en: "remove an expulsion"), operands: [.numero],
    examples: [Example("marcador expulsion remove 1")])

  private static let list = Command<Action>(
    "list", Words(es: "da los expulsados con sus números", en: "give the expulsions, numbered"),
    options: EditOptions.forLists, examples: [Example("marcador expulsion list")]
  ) { parsed, console in
    let expulsions = try await ListSource(parsed, console).torneo.expulsiones
    try console.print(
      DecisionList.text(
        expulsions.map { expulsion in
          (
            expulsion.valor,
            [
              expulsion.equipo.nombre.visible, expulsion.resultados.rawValue,
              expulsion.fase?.visible ?? "", expulsion.grupo?.visible ?? "",
              expulsion.motivo?.visible ?? "",
            ]
          )
        }, isJSON: parsed[Program.json]))
  }
}
