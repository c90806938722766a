import Arguments
import Diagnostics
import JSON
import MarcadorApp

/// `marcador signup`: signs somebody up for the tournament, on the server.
enum SignupCommand {
  private static let name = Option(
    "name", .anyText(es: "NOMBRE", en: "NAME"), Words(es: "nombre", en: "name"))
  private static let email = Option(
    "email", .anyText(es: "CORREO", en: "ADDRESS"),
    Words(es: "dirección de correo", en: "e-mail address"))
  private static let age = Option(
    "age", .anyText(es: "AÑOS", en: "YEARS"), Words(es: "edad", en: "age"))
  private static let acceptTerms = Flag(
    "accept-terms", Words(es: "acepta los términos", en: "accept the terms"))
  private static let dryRun = Flag(
    "dry-run",
    Words(
      es: "muestra qué se enviaría y no envía nada", en: "show what would be sent, send nothing"))

  static let command = Command<Action>(
    "signup",
    Words(es: "inscribe a alguien en el torneo", en: "sign somebody up for the tournament"),
    details: Words(
      es: "Lo que falte se pregunta, si hay alguien en el terminal.",
      en: "What is missing is asked for, where there is somebody at the terminal."),
    options: [name, email, age, acceptTerms, dryRun, EditOptions.folder, Program.json]
      + ServerOptions.all,
    examples: [
      Example(
        "marcador signup --name Ana --email ana@liga.example --age 20 --accept-terms "
          + "--server https://liga.example/api")
    ], action: run)

  private static let run: Action = { parsed, console in
    try await sign(parsed, console)
  }

  @MainActor
  private static func sign(_ parsed: ParsedArguments, _ console: Console) async throws {
    let folder = TournamentFolder(parsed[EditOptions.folder])
    let isDryRun = parsed[dryRun]
    let app = try isDryRun ? folder.app(console) : folder.appWithServer(parsed, console)
    let form = try filled(parsed, console)
    let screen = app.inscripcionViewModel()
    screen.formulario.campos = form
    if isDryRun {
      let complaints = SignupWords.complaints(form) { form.error(de: $0) }
      if !complaints.isEmpty { throw Failure(complaints) }
      try console.print(
        TerminalTables.json(
          parsed[Program.json] ? value(form, isSent: false) : form.paraEnviar.valor))
      console.say(SignupWords.nothingSent)
      return
    }
    try await send(screen)
    console.say(SignupWords.sent(form.paraEnviar.nombre))
    if parsed[Program.json] { try console.print(TerminalTables.json(value(form, isSent: true))) }
  }

  private static func value(_ form: Inscripcion, isSent: Bool) -> JSONValue {
    ["enviada": .bool(isSent), "inscripcion": form.paraEnviar.valor]
  }

  @MainActor
  private static func send(_ screen: InscripcionViewModel) async throws {
    let form = screen.formulario.campos
    let isSent = try await Interruption.cancelling(doubt: SignupWords.mayBeSent) {
      let isSent = await screen.enviar()
      if !isSent { try Task.checkCancellation() }
      return isSent
    }
    if isSent { return }
    var reasons = SignupWords.complaints(form) { screen.formulario.mensaje(de: $0) }
    if let alert = screen.formulario.alerta {
      reasons.append(SignupWords.alert(alert, screen.fallo))
    }
    throw Failure(reasons)
  }

  /// The form with what was given, and with the answers to the rest where somebody can be asked.
  private static func filled(_ parsed: ParsedArguments, _ console: Console) throws -> Inscripcion {
    var form = Inscripcion()
    form.nombre = parsed[name] ?? ""
    form.correo = parsed[email] ?? ""
    form.edad = parsed[age] ?? ""
    form.aceptaTerminos = parsed[acceptTerms]
    var missing: [Inscripcion.Campo] = []
    if parsed[name] == nil { missing.append(.nombre) }
    if parsed[email] == nil { missing.append(.correo) }
    if parsed[age] == nil { missing.append(.edad) }
    guard let prompter = Prompter(console, atEnd: SignupWords.noMoreAnswers) else {
      if missing.isEmpty { return form }
      let names = missing.map { "--" + SignupWords.option($0) }.joined(separator: ", ")
      throw parsed.misuse(Words(es: "falta \(names)", en: "\(names) is missing"))
    }
    if !missing.isEmpty && !form.aceptaTerminos { missing.append(.aceptaTerminos) }
    if missing.isEmpty { return form }
    return try SignupDialog(prompter).fill(form, asking: Set(missing))
  }
}
