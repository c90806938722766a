import Diagnostics
import MarcadorApp
import Torneo

/// Fills in a form by asking field by field, each until it is right.
struct FormDialog<Campos: CamposDeEdicion> {
  private let command: FormCommand<Campos>
  private let prompter: Prompter

  init(_ command: FormCommand<Campos>, _ prompter: Prompter) {
    self.command = command
    self.prompter = prompter
  }

  /// What was given, and the answers to the rest.
  func fill(_ given: [Dato: String], torneo: Torneo) throws -> [Dato: String] {
    var answers = given
    // What finds the thing to be corrected comes first.
    let first = command.required ?? []
    for dato in first + command.fields.filter({ !first.contains($0) }) {
      try ask(dato, &answers, isGiven: given[dato] != nil, torneo)
    }
    return answers
  }

  private func ask(
    _ dato: Dato, _ answers: inout [Dato: String], isGiven: Bool, _ torneo: Torneo
  ) throws {
    var isAnswered = isGiven
    while true {
      if isAnswered {
        guard let complaint = complaint(dato, answers, torneo) else { return }
        prompter.tell(complaint)
      }
      // Also after a wrong answer: what is there stays when nothing is typed.
      var others = answers
      others[dato] = nil
      let current = current(dato, others, torneo)
      let mayGo = !current.isEmpty && mayBeEmptied(dato, others, torneo)
      let question = EditWords.question(
        dato, isOptional: isOptional(dato, answers), mayGo: mayGo)
      let line = try prompter.ask(question, current: current)
      isAnswered = true
      answers[dato] =
        if line.isEmpty, !current.isEmpty { nil } else if mayGo, line == "-" { "" } else { line }
    }
  }

  private func isOptional(_ dato: Dato, _ answers: [Dato: String]) -> Bool {
    var form = Campos()
    for (dato, texto) in answers { form[dato] = texto }
    return !form.obligatorios.contains(dato) && command.required?.contains(dato) != true
  }

  private func mayBeEmptied(
    _ dato: Dato, _ answers: [Dato: String], _ torneo: Torneo
  ) -> Bool {
    do {
      return try command.form(answers, torneo).seVacia(dato)
    } catch {
      // The thing is still to be found: there is nothing to take away.
      return false
    }
  }

  /// What is there now of the thing to be corrected.
  private func current(_ dato: Dato, _ answers: [Dato: String], _ torneo: Torneo) -> String {
    do {
      return try command.form(answers, torneo)[dato]
    } catch {
      // It is still to be found.
      return ""
    }
  }

  private func complaint(
    _ dato: Dato, _ answers: [Dato: String], _ torneo: Torneo
  ) -> Diagnostic? {
    if answers[dato]?.unicodeScalars.contains("\u{FFFD}") == true {
      return Diagnostic(.error, EditWords.notUTF8(dato))
    }
    do {
      let form = try command.form(answers, torneo)
      return form.rechazo(de: dato, en: torneo).map { EditWords.diagnostic($0) }
    } catch {
      // What is asked for first finds the thing to be corrected; until it is found the last answer is
      // wrong, unless there are more to come.
      return command.missing(answers).isEmpty ? EditWords.diagnostic(error) : nil
    }
  }
}
