import Diagnostics

/// What the server says to who asks for something that it does not do.
enum ServerWords {
  static func refusal(_ refusal: Refusal) -> Words {
    switch refusal {
    case .hostMissing:
      Words(es: "la petición no dice a qué servidor va", en: "the request names no server")
    case .foreignHost:
      Words(
        es: "este servidor solo responde con su propia dirección de este ordenador",
        en: "this server answers only to its own address on this computer")
    case .badTarget:
      Words(es: "la dirección no puede ser", en: "there can be no such address")
    case .badFraming:
      Words(es: "la petición no está bien hecha", en: "the request is not well made")
    case .noLength:
      Words(
        es: "la petición no dice cuánto envía", en: "the request does not say how much it sends")
    case .tooLarge(let limit):
      Words(
        es: "son demasiados datos: como mucho \(limit / 1024) KiB de una vez",
        en: "that is too much: at most \(limit / 1024) KiB at a time")
    case .method:
      Words(es: "eso no se puede hacer con esta dirección", en: "this address cannot do that")
    case .foreignOrigin:
      Words(
        es: "solo se puede cambiar algo desde las páginas del propio editor",
        en: "only the pages of the editor itself can change anything")
    case .notAForm:
      Words(es: "lo enviado no es un formulario", en: "what was sent is not a form")
    case .badForm(let fault): form(fault)
    }
  }

  private static func form(_ fault: FormReader.Fault) -> Words {
    switch fault {
    case .tooManyFields(let limit):
      Words(
        es: "el formulario tiene más de \(limit) campos",
        en: "the form has more than \(limit) fields")
    case .badEscape:
      Words(
        es: "el formulario tiene un «%» que no es parte de ninguna letra",
        en: "the form has a “%” that is part of no letter")
    case .notUTF8: Words(es: "el formulario no está en UTF-8", en: "the form is not in UTF-8")
    case .nul:
      Words(es: "el formulario tiene un carácter nulo", en: "the form has a null character")
    }
  }

  static let keptText = Words(
    es: "No se ha cambiado nada. Vuelva atrás en el navegador: lo que escribió sigue allí.",
    en: "Nothing was changed. Go back in the browser: what you wrote is still there.")

  static let missing = Words(
    es: "no hay nada en esta dirección", en: "there is nothing at this address")

  static let tooManyStreams = Words(
    es: "hay demasiadas páginas abiertas a la vez", en: "too many pages are open at once")
}
