import Diagnostics
import MarcadorApp
import Torneo

/// What the command that signs somebody up says.
enum SignupWords {
  static func option(_ field: Inscripcion.Campo) -> String {
    switch field {
    case .nombre: "name"
    case .correo: "email"
    case .edad: "age"
    case .aceptaTerminos: "accept-terms"
    }
  }

  static func question(_ field: Inscripcion.Campo) -> Words {
    switch field {
    case .nombre: Words(es: "Nombre", en: "Name")
    case .correo: Words(es: "Correo", en: "E-mail")
    case .edad: Words(es: "Edad", en: "Age")
    case .aceptaTerminos:
      Words(es: "¿Aceptas los términos? (sí o no)", en: "Do you accept the terms? (yes or no)")
    }
  }

  static func isYes(_ answer: String) -> Bool {
    ["si", "s", "yes", "y"].contains(answer.nombrePlegado)
  }

  static func sent(_ name: String) -> Words {
    Words(
      es: "inscripción enviada: «\(name.excerpt)»", en: "sign-up sent: “\(name.excerpt)”")
  }

  static let nothingSent = Words(es: "no se ha enviado nada", en: "nothing was sent")

  static let mayBeSent = Words(
    es: "puede que la inscripción haya llegado: pregunte antes de repetirla",
    en: "the sign-up may have arrived: ask before you send it again")

  static let noMoreAnswers = Words(
    es: "se acabaron las respuestas; no se ha enviado nada",
    en: "there are no more answers; nothing was sent")

  static func notUTF8(_ field: Inscripcion.Campo) -> Words {
    let name = "--\(option(field))"
    return Words(es: "\(name) no está en UTF-8", en: "\(name) is not in UTF-8")
  }

  /// All that is wrong with the fields, each with what was written.
  static func complaints(
    _ form: Inscripcion, _ message: (Inscripcion.Campo) -> Words?
  ) -> [Diagnostic] {
    Inscripcion.campos.compactMap { field in
      message(field).map { words in
        let option = "--\(option(field))"
        let written = text(field, of: form)?.excerpt
        return Diagnostic(
          .error, words,
          context: [
            Words(
              es: option + (written.map { " «\($0)»" } ?? ""),
              en: option + (written.map { " “\($0)”" } ?? ""))
          ])
      }
    }
  }

  /// Why it was not sent, beyond its fields.
  static func alert(_ words: Words, _ error: ErrorDeRed?) -> Diagnostic {
    Diagnostic(
      .error, words, context: error?.pudoLlegar == true ? [mayBeSent] : [], help: error?.help)
  }

  private static func text(_ field: Inscripcion.Campo, of form: Inscripcion) -> String? {
    switch field {
    case .nombre: form.nombre
    case .correo: form.correo
    case .edad: form.edad
    case .aceptaTerminos: nil
    }
  }
}
