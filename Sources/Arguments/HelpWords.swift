import Diagnostics

/// The fixed words of help.
enum HelpWords {
  static let usage = Words(es: "Uso:", en: "Usage:")
  static let option = Words(es: "OPCIÓN", en: "OPTION")
  static let command = Words(es: "ORDEN", en: "COMMAND")
  static let argument = Words(es: "ARGUMENTO", en: "ARGUMENT")

  static let commands = Words(es: "Órdenes", en: "Commands")
  static let arguments = Words(es: "Argumentos", en: "Arguments")
  static let options = Words(es: "Opciones", en: "Options")
  static let globalOptions = Words(es: "Opciones generales", en: "Global options")
  static let examples = Words(es: "Ejemplos", en: "Examples")

  /// The last line of the help of a group.
  static func more(_ path: [String]) -> Words {
    let path = path.joined(separator: " ")
    return Words(
      es: "«\(path) ORDEN --help» explica cada orden.",
      en: "“\(path) COMMAND --help” explains each command.")
  }

  /// What an argument is, with the values it may have, its default and whether it may be repeated.
  static func described(
    _ words: Words, _ value: ValueDeclaration?, default defaultText: Words?,
    isRepeated: Bool = false
  ) -> Words {
    var es = words.es
    var en = words.en
    if let allowed = value?.allowed, !allowed.isEmpty {
      es += "; valores: \(allowed.joined(separator: ", "))"
      en += "; values: \(allowed.joined(separator: ", "))"
    }
    if let defaultText {
      es += " (por defecto: \(defaultText.es))"
      en += " (default: \(defaultText.en))"
    }
    if isRepeated {
      es += " (se puede repetir)"
      en += " (may be repeated)"
    }
    return Words(es: es, en: en)
  }
}
