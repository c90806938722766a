import Diagnostics

/// What the errors of use say.
enum UsageWords {
  static func help(for command: [String]) -> Words {
    let line = (command + ["--help"]).joined(separator: " ")
    return Words(es: "pruebe «\(line)»", en: "try “\(line)”")
  }

  static func suggestion(_ name: String) -> Words {
    Words(es: "¿quiso decir «\(name)»?", en: "did you mean “\(name)”?")
  }

  static func known(_ commands: [String]) -> Words {
    let list = commands.joined(separator: ", ")
    return Words(es: "órdenes: \(list)", en: "commands: \(list)")
  }
}

extension UsageError.Problem {
  /// What is wrong.
  var message: Words {
    switch self {
    case .missingCommand:
      Words(es: "falta la orden", en: "a command is missing")
    case .unknownCommand(let word, _, _):
      Words(es: "orden desconocida «\(word.excerpt)»", en: "unknown command “\(word.excerpt)”")
    case .unknownOption(let word, _, _):
      Words(es: "opción desconocida «\(word.excerpt)»", en: "unknown option “\(word.excerpt)”")
    case .ambiguousOption(let word, _):
      Words(es: "opción ambigua «\(word.excerpt)»", en: "ambiguous option “\(word.excerpt)”")
    case .missingValue(let option, let placeholder, nil):
      Words(
        es: "la opción \(option) necesita un valor: \(placeholder.es)",
        en: "the option \(option) needs a value: \(placeholder.en)")
    case .missingValue(let option, let placeholder, let found?):
      Words(
        es:
          "la opción \(option) necesita un valor (\(placeholder.es)) y la sigue «\(found.excerpt)»",
        en: "the option \(option) needs a value (\(placeholder.en)) and “\(found.excerpt)” follows")
    case .unexpectedValue(let value, let option):
      Words(
        es: "la opción \(option) no lleva valor y tiene «\(value.excerpt)»",
        en: "the option \(option) takes no value and has “\(value.excerpt)”")
    case .missingOperand(let placeholder, let about):
      Words(
        es: "falta \(placeholder.es): \(about.es)", en: "\(placeholder.en) is missing: \(about.en)")
    case .extraOperand(let word):
      Words(es: "sobra «\(word.excerpt)»", en: "unexpected argument “\(word.excerpt)”")
    case .invalidValue(let text, let name, let expected, _):
      Words(
        es: "valor no válido «\(text.excerpt)» de \(name.es): \(expected.es)",
        en: "invalid value “\(text.excerpt)” of \(name.en): \(expected.en)")
    case .misuse(let words):
      words
    }
  }

  /// What helps to mend it, line by line.
  var context: [Words] {
    switch self {
    case .missingCommand(let known):
      [UsageWords.known(known)]
    case .unknownCommand(_, let suggestion, let known):
      [suggestion.map(UsageWords.suggestion) ?? UsageWords.known(known)]
    case .unknownOption(_, let suggestion, let commands):
      if let suggestion {
        [UsageWords.suggestion(suggestion)]
      } else if commands.isEmpty {
        []
      } else {
        [
          Words(
            es: "va detrás de la orden: \(commands.joined(separator: ", "))",
            en: "it goes after the command: \(commands.joined(separator: ", "))")
        ]
      }
    case .ambiguousOption(_, let candidates):
      [
        Words(
          es: "puede ser \(candidates.joined(separator: ", "))",
          en: "it may be \(candidates.joined(separator: ", "))")
      ]
    case .missingValue(let option, _, let found?):
      [
        Words(
          es: "si ese es el valor, escriba «\(option)=\(found.excerpt)»",
          en: "if that is the value, write “\(option)=\(found.excerpt)”")
      ]
    case .invalidValue(_, _, _, let suggestion?):
      [UsageWords.suggestion(suggestion)]
    case .missingValue, .unexpectedValue, .missingOperand, .extraOperand, .invalidValue, .misuse:
      []
    }
  }
}
