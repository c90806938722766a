import Arguments
import Diagnostics
import MarcadorApp
import Torneo

/// A command that fills in one of the app's forms and makes its edit.
///
/// Fields that are not given are asked for, where there is somebody to ask.
struct FormCommand<Campos: CamposDeEdicion>: Sendable {
  /// The form before anything is typed into it. It sees what was given, to find what is to be
  /// corrected.
  typealias Blank = @Sendable (_ given: [Dato: String], Torneo) throws(EdicionRechazada) -> Campos

  var name: String
  var summary: Words
  var details: Words?
  /// Fields that may be written without the name of their option, in order.
  var operands: [Dato] = []
  var fields: [Dato] = Campos.campos
  /// What must be known before anything can be asked or done; nil for what the form itself needs.
  var required: [Dato]?
  var examples: [Example] = []
  /// Who is known to referee beside those whom matches name; filled in as the command runs.
  var referees: [String] = []
  var blank: Blank

  var command: Command<Action> {
    Command(
      name, summary, details: details,
      operands: operands.map { FieldOptions.operand($0) as any OperandArgument },
      options: fields.map { FieldOptions.option($0, isNeeded: needed.contains($0)) }
        + EditOptions.all,
      examples: examples
    ) { parsed, console in
      try await run(parsed, console)
    }
  }

  private var needed: Set<Dato> { required.map { Set($0) } ?? Campos().obligatorios }

  @MainActor
  private func run(_ parsed: ParsedArguments, _ console: Console) async throws {
    let session = try EditSession(parsed, console)
    var command = self
    command.referees = try session.referees(naming: fields.contains(.arbitro))
    try command.run(try given(parsed), session, parsed, console)
  }

  @MainActor
  private func run(
    _ written: [Dato: String], _ session: EditSession, _ parsed: ParsedArguments,
    _ console: Console
  ) throws {
    var given = written
    let missing = missing(given)
    if !missing.isEmpty {
      guard let prompter = Prompter(console) else { throw EditWords.missing(missing, parsed) }
      let shown = session.partidos.torneo
      given = try FormDialog(self, prompter).fill(given, torneo: shown)
      // What the person looked at: should another program have changed it meanwhile, the edit is
      // refused, and not made of something else.
      let filled = Result { [given] () throws(EdicionRechazada) in try form(given, shown) }
      try session.save { _ throws(EdicionRechazada) in try filled.get() }
      return
    }
    try session.save { [given] torneo throws(EdicionRechazada) in try form(given, torneo) }
  }

  /// The form with what was given.
  func form(
    _ given: [Dato: String], _ torneo: Torneo
  ) throws(EdicionRechazada) -> Campos {
    var form = try blank(given, torneo)
    for (dato, texto) in given { form[dato] = texto }
    form.conoce(arbitros: referees)
    return form
  }

  func missing(_ given: [Dato: String]) -> [Dato] {
    if let required { return required.filter { given[$0] == nil } }
    var form = Campos()
    for (dato, texto) in given { form[dato] = texto }
    return fields.filter { form.obligatorios.contains($0) && given[$0] == nil }
  }

  private func given(_ parsed: ParsedArguments) throws(UsageError) -> [Dato: String] {
    var given: [Dato: String] = [:]
    for dato in fields { given[dato] = parsed[FieldOptions.option(dato)] }
    for dato in operands {
      guard let text = parsed[FieldOptions.operand(dato)] else { continue }
      if given.updateValue(text, forKey: dato) != nil {
        throw parsed.misuse(EditWords.twice(dato))
      }
    }
    // What was not UTF-8 came as this; saved, nobody would know what it had been.
    for (dato, text) in given.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where text.unicodeScalars.contains("\u{FFFD}") {
      throw parsed.misuse(EditWords.notUTF8(dato))
    }
    return given
  }
}

extension FormCommand {
  /// A command of a form that starts empty.
  init(
    _ name: String, _ summary: Words, details: Words? = nil, operands: [Dato] = [],
    examples: [Example] = []
  ) {
    self.init(
      name: name, summary: summary, details: details, operands: operands, examples: examples
    ) { _, _ in Campos() }
  }
}
