import Diagnostics
import MarcadorApp

/// Fills in a sign-up by asking field by field, each until it is right.
struct SignupDialog {
  private let prompter: Prompter

  init(_ prompter: Prompter) {
    self.prompter = prompter
  }

  /// Also asks again for what was given and is wrong.
  func fill(_ given: Inscripcion, asking missing: Set<Inscripcion.Campo>) throws -> Inscripcion {
    var form = given
    for field in Inscripcion.campos {
      var isAnswered = !missing.contains(field)
      while true {
        if isAnswered {
          guard let error = form.error(de: field) else { break }
          prompter.tell(Diagnostic(.error, error))
        }
        let answer = try prompter.ask(SignupWords.question(field), current: "")
        if answer.unicodeScalars.contains("\u{FFFD}") {
          prompter.tell(Diagnostic(.error, SignupWords.notUTF8(field)))
          continue
        }
        set(field, of: &form, to: answer)
        isAnswered = true
      }
    }
    return form
  }

  private func set(_ field: Inscripcion.Campo, of form: inout Inscripcion, to answer: String) {
    switch field {
    case .nombre: form.nombre = answer
    case .correo: form.correo = answer
    case .edad: form.edad = answer
    case .aceptaTerminos: form.aceptaTerminos = SignupWords.isYes(answer)
    }
  }
}
