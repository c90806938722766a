import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// One edit of a tournament from the command line: the app, and what is told of the edit.
@MainActor
struct EditSession {
  let partidos: RepositorioDePartidos
  private let app: ContenedorDeLaApp
  private let folder: TournamentFolder
  private let console: Console
  private let isDryRun: Bool
  private let wantsJSON: Bool

  /// Throws when there is no tournament: an edit does not make one.
  init(_ parsed: ParsedArguments, _ console: Console) throws {
    self.console = console
    folder = TournamentFolder(parsed[EditOptions.folder])
    isDryRun = parsed[EditOptions.dryRun]
    wantsJSON = parsed[Program.json]
    try folder.requireStore()
    app = folder.app(console)
    partidos = app.partidos
  }

  /// Makes the edit that a form says, or shows what it would change.
  func save<Campos: CamposDeEdicion>(
    _ form: (Torneo) throws(EdicionRechazada) -> Campos
  ) throws {
    if isDryRun {
      let trial = try partidos.ensaya(form, queja: EditWords.complaint)
      console.report(trial.guardado.avisos)
      if wantsJSON {
        try printJSON(trial.guardado.torneo, trial.guardado.resultado, isSaved: false)
      } else {
        try console.print(folder.difference(trial))
      }
      console.say(EditWords.nothingSaved)
      return
    }
    let done = try partidos.guarda(form, queja: EditWords.complaint)
    console.report(partidos.avisos)
    // A new goal is told by the app itself; on a desktop that is not where who typed it looks.
    if !partidos.torneo.isNewGoal(done) || app.notificador is NotificadorDeEscritorio {
      console.say(EditWords.saved(partidos.torneo.description(of: done)))
    }
    if wantsJSON { try printJSON(partidos.torneo, done, isSaved: true) }
  }

  private func printJSON(_ torneo: Torneo, _ done: Hecho, isSaved: Bool) throws {
    var object: JSONObject = ["guardado": .bool(isSaved)]
    for member in torneo.valor(de: done).members { object[member.key] = member.value }
    try console.print(TerminalTables.json(.object(object)))
  }
}

extension Torneo {
  fileprivate func isNewGoal(_ done: Hecho) -> Bool {
    guard case .eventoNuevo(let lugar, let id) = done,
      let partido = partidos.first(where: { $0.id == id })?.partido,
      partido.eventos.indices.contains(lugar), case .gol = partido.eventos[lugar]
    else { return false }
    return true
  }
}
