import Arguments
import Diagnostics
import Editor
import JSON
import MarcadorApp
import Torneo

/// `marcador match`: the calendar, and where each match stands.
enum MatchCommand {
  static let command = Command<Action>(
    "match", Words(es: "edita los partidos", en: "edit the matches"),
    commands: [add.command, MatchDraftCommand.command, edit.command, move.command]
      + states.map(\.command)
      + [award.command, lineup.command, remove.command, list])

  private static let add = FormCommand<CamposDePartido>(
    "add", Words(es: "programa un partido", en: "schedule a match"),
    examples: [
      Example("marcador match add --home rayo --away lobos --matchday 2 --date 2026-09-12")
    ])

  private static let edit = correction(
    "edit", Words(es: "cambia los datos de un partido", en: "change the data of a match"),
    CorreccionDePartido.campos, required: [.partido],
    Example("marcador match edit 3 --referee \"Pilar Ruiz\""))

  private static let move = correction(
    "move",
    Words(
      es: "cambia la fecha, el campo o la jornada", en: "change the date, the venue or the matchday"
    ),
    [.partido, .fecha, .campo, .jornada], required: [.partido],
    Example("marcador match move 3 --date 2026-09-13T12:00"))

  private static func correction(
    _ name: String, _ summary: Words, _ fields: [Dato], required: [Dato], _ example: Example
  ) -> FormCommand<CorreccionDePartido> {
    FormCommand(
      name: name, summary: summary,
      details: Words(
        es: "Lo que no se escribe queda como está; lo que se escribe vacío se quita. Un partido "
          + "aplazado o cancelado al que se da otra fecha vuelve a estar programado.",
        en: "What is not written stays as it is; what is written empty is taken away. A match that "
          + "was postponed or cancelled is scheduled again once it gets another date."),
      operands: [.partido], fields: fields, required: required, examples: [example]
    ) { given, torneo throws(EdicionRechazada) in
      try CorreccionDePartido(de: torneo.match(given[.partido] ?? "").id, en: torneo)
    }
  }

  private static let states: [FormCommand<CambioDeEstado>] = [
    state(
      "start", .enJuego,
      Words(es: "dice que un partido está en juego", en: "say that a match is under way")),
    state(
      "finish", .finalizado,
      Words(
        es: "dice que un partido empezado ha acabado; sin goles, 0-0",
        en: "say that a match that began is over; without goals, 0-0")),
    state("postpone", .aplazado, Words(es: "aplaza un partido", en: "postpone a match")),
    state(
      "suspend", .suspendido,
      Words(
        es: "suspende un partido: solo cuenta si se le da un resultado",
        en: "abandon a match: it counts only once it gets a result")),
    state(
      "annul", .anulado,
      Words(es: "anula un partido jugado", en: "declare a played match void")),
    state("cancel", .cancelado, Words(es: "cancela un partido", en: "cancel a match")),
    state(
      "reschedule", .programado,
      Words(
        es: "vuelve a programar un partido del que no se ha anotado nada, esté como esté",
        en: "schedule a match of which nothing is recorded again, whatever its state")),
  ]

  private static func state(
    _ name: String, _ estado: EstadoDePartido, _ summary: Words
  ) -> FormCommand<CambioDeEstado> {
    FormCommand(
      name: name, summary: summary, operands: [.partido],
      examples: [Example("marcador match \(name) 3")]
    ) { _, _ in CambioDeEstado(a: estado) }
  }

  private static let award = FormCommand<CamposDeAdjudicacion>(
    "award",
    Words(es: "adjudica un partido con un resultado", en: "award a match with a result"),
    operands: [.partido, .marcador],
    examples: [Example("marcador match award 3 3-0 --reason Incomparecencia")])

  private static let lineup = FormCommand<CamposDeAlineacion>(
    name: "lineup",
    summary: Words(
      es: "pone la alineación de un equipo", en: "set the line-up of a side"),
    details: Words(
      es:
        "Los jugadores, por nombre o dorsal, van separados por comas; por puntos y comas si algún "
        + "nombre lleva una. Lo que no se escribe queda como está; lo que se escribe vacío se quita.",
      en:
        "Players, by name or number, are separated by commas; by semicolons if a name has one. What "
        + "is not written stays as it is; what is written empty is taken away."),
    operands: [.partido], required: [.partido, .equipo],
    examples: [
      Example("marcador match lineup 1 --team rayo --starters \"1, 9\" --bench luis --captain ana")
    ]
  ) { given, torneo throws(EdicionRechazada) in
    try CamposDeAlineacion(
      de: torneo.match(given[.partido] ?? "").id, given[.equipo] ?? "", en: torneo)
  }

  private static let remove = FormCommand<BajaDePartido>(
    "remove",
    Words(es: "quita un partido que no se ha jugado", en: "remove a match that was not played"),
    operands: [.partido], examples: [Example("marcador match remove 3")])

  private static let list = Command<Action>(
    "list", Words(es: "da los partidos", en: "give the matches"),
    options: [FieldOptions.option(.jornada), FieldOptions.option(.equipo)] + EditOptions.forLists,
    examples: [Example("marcador match list --matchday 2")]
  ) { parsed, console in
    let torneo = try await ListSource(parsed, console).torneo
    let chosen = try conPalabras { () throws(EdicionRechazada) in
      try torneo.matches(
        matchday: parsed[FieldOptions.option(.jornada)], team: parsed[FieldOptions.option(.equipo)])
    }
    if parsed[Program.json] {
      try console.print(TerminalTables.json(.array(chosen.map { .object($0.valor) })))
      return
    }
    let rows = chosen.map { match in
      let partido = match.partido
      return [
        "\(match.id)", partido.jornada.map { "\($0)" } ?? "-", partido.fecha?.description ?? "-",
        partido.sides[console.language], partido.estado.words[console.language],
      ]
    }
    try console.print(TerminalTables.text(rows, leftColumns: [2, 3, 4]))
  }
}

extension Torneo {
  /// The matches of a matchday and of a team, where these are told.
  fileprivate func matches(
    matchday: String?, team: String?
  ) throws(EdicionRechazada) -> [PartidoDeLista] {
    var chosen = partidos
    if let matchday {
      let number = try Dato.jornada.entero(matchday, en: Partido.jornadasPermitidas)
      chosen.removeAll { $0.partido.jornada != number }
    }
    if let team {
      let equipo = try equipo(llamado: team)
      chosen.removeAll { $0.partido.local !== equipo && $0.partido.visitante !== equipo }
    }
    return chosen
  }
}
