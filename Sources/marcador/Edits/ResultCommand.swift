import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// `marcador result`: results as somebody wrote them down.
enum ResultCommand {
  static let command = Command<Action>(
    "result", Words(es: "edita los resultados", en: "edit the results"),
    commands: [set.command, edit.command, remove.command])

  private static let set = FormCommand<CamposDeResultado>(
    "set", Words(es: "anota el resultado de un partido", en: "write down the result of a match"),
    details: Words(
      es:
        "El partido queda finalizado. No hace falta anotar el resultado si están todos los goles. "
        + "Puede haber goles sin autor conocido, pero no más goles anotados que los del resultado.",
      en:
        "The match is finished then. The result need not be written if all goals are. There may be "
        + "goals that nobody is known to have scored, but no more recorded goals than the result has."
    ), operands: [.partido, .marcador],
    examples: [
      Example("marcador result set 2 1-0 --half-time 0-0"),
      Example("marcador result set --match 9 --score 2-2 --after-90 1-1 --shoot-out 4-3"),
    ])

  private static let edit = FormCommand<CamposDeResultado>(
    name: "edit", summary: Words(es: "corrige un resultado", en: "correct a result"),
    details: Words(
      es: "Lo que no se escribe queda como está; lo que se escribe vacío se quita.",
      en: "What is not written stays as it is; what is written empty is taken away."),
    operands: [.partido], required: [.partido],
    examples: [Example("marcador result edit 2 --half-time 1-0")]
  ) { given, torneo throws(EdicionRechazada) in
    try CamposDeResultado(de: torneo.match(given[.partido] ?? "").id, en: torneo)
  }

  private static let remove = FormCommand<BajaDeResultado>(
    "remove",
    Words(
      es: "quita el resultado escrito: valen los goles anotados",
      en: "remove the written result: the recorded goals count"),
    operands: [.partido], examples: [Example("marcador result remove 2")])
}
