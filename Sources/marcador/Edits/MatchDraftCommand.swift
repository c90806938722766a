import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador match draft`: proposes a calendar in which all teams meet.
enum MatchDraftCommand {
  private static let rounds = Option<Int>(
    "rounds", .integer(es: "N", en: "N", in: 1...10),
    Words(es: "cuántas veces juega cada uno con cada uno", en: "how often each meets each"),
    default: Words(verbatim: "2"))
  private static let teams = RepeatedOption(
    "teams", .text(es: "EQUIPOS", en: "TEAMS"),
    Words(es: "quiénes juegan, separados por comas", en: "who plays, separated by commas"),
    default: Words(es: "todos", en: "all"))
  private static let from = Option(
    "from", .text(es: "FECHA", en: "DATE"),
    Words(
      es: "día de la primera jornada, con hora o sin ella: 2026-09-05T18:00",
      en: "day of the first matchday, with an hour or without: 2026-09-05T18:00"))
  private static let every = Option<Int>(
    "every", .integer(es: "DÍAS", en: "DAYS", in: 1...365),
    Words(es: "días de una jornada a la siguiente", en: "days from a matchday to the next"),
    default: Words(verbatim: "7"))
  private static let seed = Option<Int>(
    "seed", .integer(es: "N", en: "N", in: 0...999_999_999),
    Words(es: "otro sorteo: cada número da el suyo", en: "another draw: each number gives its own"),
    default: Words(verbatim: "1"))
  private static let again = Flag(
    "again",
    Words(
      es: "también si ya hay partidos entre estos equipos: las jornadas siguen a las que hay",
      en: "also if there are matches of these teams already: the matchdays go on from those"))

  static let command = Command<Action>(
    "draft",
    Words(es: "propone un calendario de todos contra todos", en: "propose a round-robin calendar"),
    details: Words(
      es:
        "Todos juegan con todos, en casa y fuera por turnos, con las menos repeticiones que puede "
        + "haber; si son impares, cada jornada descansa uno. La segunda vuelta es la primera con los "
        + "campos cambiados. Los mismos equipos y el mismo sorteo dan siempre el mismo calendario. Con "
        + "--dry-run solo se ve; después se cambia con «match edit» y «match move».",
      en:
        "All meet all, at home and away in turn, with as few repetitions as there can be; with an "
        + "odd number one rests each matchday. The second round is the first with the grounds "
        + "exchanged. The same teams and the same draw always give the same calendar. With --dry-run it "
        + "is only shown; it is changed afterwards with “match edit” and “match move”."),
    options: [
      rounds, teams, from, every, seed, FieldOptions.option(.fase), FieldOptions.option(.grupo),
      again,
    ] + EditOptions.all,
    examples: [
      Example("marcador match draft --from 2026-09-05T18:00 --dry-run"),
      Example("marcador match draft --rounds 1 --teams \"Rayo FC, Toros, Lobos\" --group Norte"),
    ]
  ) { parsed, console in
    if parsed[every] != nil, parsed[from] == nil {
      throw parsed.misuse(FixtureDraftWords.everyWithoutFrom)
    }
    let folder = TournamentFolder(parsed[EditOptions.folder])
    try folder.requireStore()
    let draft = draft(parsed)
    func add(to torneo: inout Torneo) throws(Failure) -> [JornadaSorteada] {
      do {
        return try draft.anade(a: &torneo)
      } catch {
        throw FixtureDraftWords.failure(error)
      }
    }
    if !parsed[EditOptions.dryRun] { try await folder.finishHalfDone(telling: console) }
    let saved: AlmacenDelTorneo.Guardado<[JornadaSorteada]>
    if parsed[EditOptions.dryRun] {
      saved = try folder.store.ensaya { torneo throws(Failure) in try add(to: &torneo) }.guardado
    } else {
      saved = try folder.store.actualiza { torneo throws(Failure) in try add(to: &torneo) }
    }
    let shown = saved.resultado
    console.report(saved.avisos)
    if parsed[Program.json] {
      let matches = shown.flatMap(\.partidos).map { JSONValue.object($0.valor) }
      try console.print(TerminalTables.json(.array(matches)))
    } else {
      try console.print(shown.map { $0.text(console.language) }.joined(separator: "\n"))
    }
    let count = shown.reduce(0) { $0 + $1.partidos.count }
    console.say(
      parsed[EditOptions.dryRun]
        ? EditWords.nothingSaved : EditWords.saved(FixtureDraftWords.matches(count)))
  }

  private static func draft(_ parsed: ParsedArguments) -> BorradorDeCalendario {
    var draft = BorradorDeCalendario()
    draft.vueltas = parsed[rounds] ?? draft.vueltas
    draft.equipos = parsed[teams]
    draft.desde = parsed[from]
    draft.cada = parsed[every] ?? draft.cada
    draft.sorteo = parsed[seed] ?? draft.sorteo
    draft.fase = label(parsed[FieldOptions.option(.fase)])
    draft.grupo = label(parsed[FieldOptions.option(.grupo)])
    draft.aunqueLosHaya = parsed[again]
    return draft
  }

  /// A label as a match has it: an empty one is none.
  private static func label(_ text: String?) -> String? {
    let trimmed = text?.sinEspaciosAlrededor ?? ""
    return trimmed.isEmpty ? nil : trimmed
  }
}
