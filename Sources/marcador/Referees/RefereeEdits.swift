import Arguments
import Diagnostics
import JSON
import MarcadorApp
import Torneo

/// `marcador referees add`, `rename`, `remove`: the list without a server.
@MainActor
struct RefereeEdits {
  private nonisolated static let name = FieldOptions.operand(.nombre)
  private nonisolated static let referee = FieldOptions.operand(.arbitro)
  private nonisolated static let newName = FieldOptions.operand(.nuevoNombre)
  private nonisolated static let email = FieldOptions.option(.correo)

  nonisolated static let add = Command<Action>(
    "add", Words(es: "añade un árbitro a la lista", en: "add a referee to the list"),
    details: Words(
      es: "El correo no se publica en el sitio.",
      en: "The site does not publish the e-mail address."),
    operands: [name], options: [email] + EditOptions.forReferees,
    examples: [Example("marcador referees add \"Ada Gil\" --email ada@liga.example")]
  ) { parsed, console in try await RefereeEdits(parsed, console).add() }

  nonisolated static let rename = Command<Action>(
    "rename", Words(es: "cambia el nombre de un árbitro", en: "give a referee another name"),
    details: Words(
      es:
        "El cambio llega a sus partidos, y su página cambia de dirección. También vale para quien "
        + "solo está en partidos, que puede tomar el nombre de uno de la lista. En vez del nombre "
        + "vale el número, y hace falta si varios se llaman igual.",
      en: "The change reaches the matches, and the page gets another address. It serves for who is "
        + "in matches only as well, who may take the name of one of the list. The number may be "
        + "given instead of the name, and is needed where several have it."),
    operands: [referee, newName], options: EditOptions.forReferees,
    examples: [Example("marcador referees rename pilar \"Pilar Ruiz Ferrer\"")]
  ) { parsed, console in try await RefereeEdits(parsed, console).rename() }

  nonisolated static let remove = Command<Action>(
    "remove",
    Words(
      es: "quita de la lista a un árbitro que no tiene partidos",
      en: "remove a referee who has no matches from the list"),
    operands: [referee], options: EditOptions.forReferees,
    examples: [Example("marcador referees remove ada")]
  ) { parsed, console in try await RefereeEdits(parsed, console).remove() }

  private let parsed: ParsedArguments
  private let console: Console
  private let folder: TournamentFolder
  private let app: ContenedorDeLaApp

  private init(_ parsed: ParsedArguments, _ console: Console) throws {
    self.parsed = parsed
    self.console = console
    folder = TournamentFolder(parsed[EditOptions.folder])
    try folder.requireStore()
    app = try folder.app(console)
    if !parsed[EditOptions.refereesDryRun] { try app.finishHalfDone(telling: console) }
  }

  private func add() throws {
    let name = try text(.nombre, parsed[Self.name])
    let email = try parsed[Self.email].map { try text(.correo, $0) }
    try make(.alta(name, correo: email), RefereeWords.referee) { $0.valor }
  }

  private func rename() throws {
    let referee = try text(.arbitro, parsed[Self.referee])
    let newName = try text(.nuevoNombre, parsed[Self.newName])
    try make(
      .cambioDeNombre(referee, como: newName), RefereeWords.renamed, RefereeWords.merged
    ) { done in
      [
        "antes": .string(done.antes), "nombre": .string(done.ahora),
        "partidos": .number(done.partidos),
      ]
    }
  }

  private func remove() throws {
    let referee = try text(.arbitro, parsed[Self.referee])
    try make(.baja(referee), RefereeWords.removed) { $0.valor }
  }

  /// Makes an edit, or shows what it would change.
  private func make<Result>(
    _ edit: EdicionDeArbitros<Result>, _ words: (Result) -> Words,
    _ warnings: (Result) -> [Diagnostic] = { _ in [] }, _ value: (Result) -> JSONObject
  ) throws {
    let editor = app.editorDeArbitros()
    let isDryRun = parsed[EditOptions.refereesDryRun]
    let result: Result
    if isDryRun {
      let trial = try editor.ensaya(edit)
      result = trial.resultado
      console.report(trial.torneo.guardado.avisos + warnings(result))
      if !parsed[Program.json] {
        try console.print(folder.difference(trial.arbitros) + folder.difference(trial.torneo))
      }
      console.say(EditWords.nothingSaved)
    } else {
      result = try editor.guarda(edit)
      console.report(app.partidos.avisos + app.arbitros.avisos + warnings(result))
      console.say(EditWords.saved(words(result)))
    }
    guard parsed[Program.json] else { return }
    try console.print(
      TerminalTables.json(["guardado": .bool(!isDryRun), "arbitro": .object(value(result))]))
  }

  /// What was written, or what the person at the terminal answers.
  private func text(_ dato: Dato, _ given: String?) throws -> String {
    var text = given ?? ""
    if given == nil {
      guard let prompter = Prompter(console) else { throw EditWords.missing([dato], parsed) }
      repeat {
        text = try prompter.ask(EditWords.question(dato, isOptional: false), current: "")
        if text.isEmpty { prompter.tell(EditWords.diagnostic(.obligatorio(dato))) }
      } while text.isEmpty
    }
    // What was not UTF-8 came as this; saved, nobody would know what it had been.
    if text.unicodeScalars.contains("\u{FFFD}") { throw parsed.misuse(EditWords.notUTF8(dato)) }
    return text
  }
}
