import Arguments
import Diagnostics
import Editor
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
    app = try folder.app(console)
    partidos = app.partidos
    if !isDryRun { try app.finishHalfDone(telling: console) }
  }

  /// The names of the list, for a form that may name one of them.
  /// - Throws: why the list cannot be read: then nobody could tell who is new.
  func referees(naming isNeeded: Bool) throws(Failure) -> [String] {
    guard isNeeded else { return [] }
    if let failure = app.arbitros.fallo { throw failure }
    return app.arbitros.arbitros.map(\.nombre)
  }

  /// Makes the edit that a form says, or shows what it would change.
  func save<Campos: CamposDeEdicion>(
    _ form: (Torneo) throws(EdicionRechazada) -> Campos
  ) throws {
    let before = partidos.torneo
    if isDryRun {
      let trial = try partidos.ensaya(form, queja: EditWords.complaint)
      console.report(trial.guardado.avisos)
      if wantsJSON {
        try printJSON(trial.guardado.torneo, trial.guardado.resultado, isSaved: false)
      } else {
        try console.print(folder.difference(trial))
      }
      tellReferee(trial.guardado.resultado, before, trial.guardado.torneo)
      tellAward(trial.guardado.resultado, before, trial.guardado.torneo)
      console.say(EditWords.nothingSaved)
      return
    }
    let done = try partidos.guarda(form, queja: EditWords.complaint)
    console.report(partidos.avisos)
    if !partidos.haCambiado {
      console.say(EditWords.alreadySo(partidos.torneo.description(of: done)))
      if wantsJSON { try printJSON(partidos.torneo, done, isSaved: false) }
      return
    }
    // A new goal is told by the app itself; on a desktop that is not where who typed it looks.
    if !partidos.torneo.isNewGoal(done) || app.notificador is NotificadorDeEscritorio {
      console.say(EditWords.saved(partidos.torneo.description(of: done)))
    }
    tellReferee(done, before, partidos.torneo)
    tellAward(done, before, partidos.torneo)
    if wantsJSON { try printJSON(partidos.torneo, done, isSaved: true) }
  }

  /// An award that took the place of what was written before.
  private func tellAward(_ done: Hecho, _ before: Torneo, _ after: Torneo) {
    guard case .partido(let id) = done, let now = after.match(numbered: id),
      let old = before.match(numbered: id), now.estado == .adjudicado,
      old.estado != .adjudicado, let written = old.resultado
    else { return }
    console.report([EditWords.resultReplaced(written)])
  }

  /// Who referees a match from now on: a part of a name may have been written, or a new one by mistake.
  private func tellReferee(_ done: Hecho, _ before: Torneo, _ after: Torneo) {
    guard case .partido(let id) = done, let name = after.referee(of: id),
      name != before.referee(of: id)
    else { return }
    let known = app.arbitros.arbitros.map(\.nombre) + before.partidos.compactMap(\.partido.arbitro)
    console.say(EditWords.referee(name, known: known))
  }

  private func printJSON(_ torneo: Torneo, _ done: Hecho, isSaved: Bool) throws {
    var object: JSONObject = ["guardado": .bool(isSaved)]
    for member in torneo.valor(de: done).members { object[member.key] = member.value }
    try console.print(TerminalTables.json(.object(object)))
  }
}

extension Torneo {
  fileprivate func match(numbered id: Int) -> Partido? {
    partidos.first { $0.id == id }?.partido
  }

  fileprivate func referee(of id: Int) -> String? { match(numbered: id)?.arbitro }

  fileprivate func isNewGoal(_ done: Hecho) -> Bool {
    guard case .eventoNuevo(let lugar, let id) = done,
      let partido = partidos.first(where: { $0.id == id })?.partido,
      partido.eventos.indices.contains(lugar), case .gol = partido.eventos[lugar]
    else { return false }
    return true
  }
}
