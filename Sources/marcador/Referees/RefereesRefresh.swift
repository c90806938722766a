import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador referees refresh`: the list as a server has it.
enum RefereesRefresh {
  static let command = Command<Action>(
    "refresh",
    Words(es: "trae los árbitros de un servidor", en: "fetch the referees from a server"),
    details: Words(
      es:
        "La lista del servidor sustituye a la que vino de él; quien se añadió a mano se queda, con su nombre. Si no "
        + "llega, o no trae a nadie, la guardada queda como estaba. El resultado muestra primero la lista guardada y después qué ha cambiado: «+» nuevo, "
        + "«~» cambiado, «-» quitado.",
      en:
        "The server's list replaces what came from it before; who was added by hand stays, under that name. If it does "
        + "not come, or has nobody, the stored one stays as it was. The result shows the stored list first and then what changed: “+” new, “~” "
        + "changed, “-” gone."),
    options: ServerOptions.all + EditOptions.forReferees,
    examples: [Example("marcador referees refresh --server https://liga.example/api")]
  ) { parsed, console in try await run(parsed, console) }

  @MainActor
  private static func run(_ parsed: ParsedArguments, _ console: Console) async throws {
    let folder = TournamentFolder(parsed[EditOptions.folder])
    try folder.requireStore()
    let app = try folder.appWithServer(parsed, console)
    // What cannot be read would not be written over either.
    if let fault = app.partidos.fallo ?? app.arbitros.fallo { throw fault }
    if parsed[EditOptions.refereesDryRun] { return try await tryOut(app, folder, parsed, console) }
    try app.finishHalfDone(telling: console)
    let screen = app.arbitrosViewModel()
    let torneo = app.partidos.torneo
    let stored = screen.arbitros
    if !parsed[Program.json] { try console.print(RefereeList(stored, torneo).text) }
    try await Interruption.cancelling(doubt: nil) {
      await screen.actualizar()
      // The screen takes being stopped for any other failure.
      try Task.checkCancellation()
    }
    guard let changes = screen.cambios else {
      throw (screen.fallo ?? Failure([])).keeping(stored)
    }
    console.report(
      screen.avisos + renumbered(changes) + leftBehind(changes, torneo)
        + namesakes(screen.arbitros))
    try console.print(
      parsed[Program.json]
        ? TerminalTables.json(json(changes, RefereeList(screen.arbitros, torneo))) : text(changes))
    console.say(RefereeWords.summary(changes, total: screen.arbitros.count))
  }

  /// Shows what would be stored.
  @MainActor
  private static func tryOut(
    _ app: ContenedorDeLaApp, _ folder: TournamentFolder, _ parsed: ParsedArguments,
    _ console: Console
  ) async throws {
    let stored = app.arbitros.arbitros
    let trial: AlmacenDeArbitros.Ensayo<Void>
    do {
      trial = try await Interruption.cancelling(doubt: nil) {
        try await app.arbitros.ensayaActualizar()
      }
    } catch let error as Interruption {
      throw error
    } catch {
      throw Failure.de(error).keeping(stored)
    }
    let list = trial.guardado.arbitros
    let changes = CambiosDeArbitros(de: stored, a: list)
    console.report(
      renumbered(changes) + leftBehind(changes, app.partidos.torneo) + namesakes(list))
    try console.print(
      parsed[Program.json]
        ? TerminalTables.json(json(changes, RefereeList(list, app.partidos.torneo)))
        : folder.difference(trial))
    console.say(RefereeWords.summary(changes, total: list.count))
    console.say(EditWords.nothingSaved)
  }

  private static func text(_ changes: CambiosDeArbitros) -> String {
    let lines =
      changes.nuevos.map { "+ \($0.id) \($0.nombre.visible)" }
      + changes.cambiados.map { change in
        let old =
          change.antes.nombre == change.ahora.nombre ? "" : "\(change.antes.nombre.visible) → "
        let number =
          change.antes.id == change.ahora.id ? "" : "\(change.antes.id) → "
        return "~ \(number)\(change.ahora.id) \(old)\(change.ahora.nombre.visible)"
      } + changes.quitados.map { "- \($0.id) \($0.nombre.visible)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func json(_ changes: CambiosDeArbitros, _ list: RefereeList) -> JSONValue {
    [
      "nuevos": .array(changes.nuevos.map { .object($0.valor) }),
      "cambiados": .array(
        changes.cambiados.map {
          ["antes": .object($0.antes.valor), "ahora": .object($0.ahora.valor)]
        }
      ),
      "quitados": .array(changes.quitados.map { .object($0.valor) }),
      "arbitros": list.json,
    ]
  }

  private static func renumbered(_ changes: CambiosDeArbitros) -> [Diagnostic] {
    changes.cambiados.filter { $0.ahora.aMano && $0.antes.id != $0.ahora.id }
      .map(RefereeWords.renumbered)
  }

  /// Whose matches nobody can tell apart.
  private static func namesakes(_ list: [Arbitro]) -> [Diagnostic] {
    list.tocayos.compactMap(RefereeWords.namesakes)
  }

  /// What matches say of referees whose names the server changed, or whom it does not have any more.
  private static func leftBehind(_ changes: CambiosDeArbitros, _ torneo: Torneo) -> [Diagnostic] {
    var matches: [String: Int] = [:]
    for element in torneo.partidos {
      if let referee = element.partido.arbitro { matches[referee, default: 0] += 1 }
    }
    func told(_ name: String, now: String?) -> Diagnostic? {
      matches[name].map { RefereeWords.leftBehind(name, $0, now: now) }
    }
    return changes.cambiados.compactMap { change in
      change.antes.nombre == change.ahora.nombre
        ? nil : told(change.antes.nombre, now: change.ahora.nombre)
    } + changes.quitados.compactMap { told($0.nombre, now: nil) }
  }
}

extension Failure {
  /// A failed refresh, which leaves the list as it was.
  fileprivate func keeping(_ stored: [Arbitro]) -> Failure {
    var diagnostics = diagnostics
    diagnostics.indices.first.map {
      diagnostics[$0].context.append(RefereeWords.kept(stored.count))
    }
    return Failure(diagnostics)
  }
}
