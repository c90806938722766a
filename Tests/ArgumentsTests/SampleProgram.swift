import Arguments
import Diagnostics

/// A program with every kind of argument, to be parsed and explained by the tests.
enum SampleProgram {
  enum Action: Sendable, Hashable {
    case build, check, chronicle, openfootball, playerAdd, playerRemove
  }

  enum Color: String, CaseIterable {
    case always, auto, never
  }

  static let language = Option(
    "lang", .choice(of: Language.self, es: "IDIOMA", en: "LANG"),
    Words(es: "idioma de los mensajes", en: "language of the messages"))
  static let quiet = Flag(
    "quiet", letter: "q", Words(es: "solo errores", en: "errors only"))
  static let verbose = Flag(
    "verbose", letter: "v", Words(es: "cuenta lo que hace", en: "tell what is done"))

  static let folder = OptionalOperand(
    .folder, Words(es: "carpeta del torneo", en: "folder of the tournament"),
    default: Words(es: "la actual", en: "the current one"))
  static let output = Option(
    "output", letter: "o", .folder,
    Words(
      es: "dónde se escribe el sitio, que puede estar fuera de la carpeta del torneo",
      en: "where the site is written, which may be outside of the tournament's folder"),
    default: Words(verbatim: "site"))
  static let jobs = Option(
    "jobs", letter: "j", .integer(es: "N", en: "N", in: 1...64),
    Words(es: "cuántas páginas a la vez", en: "how many pages at a time"))
  static let dryRun = Flag(
    "dry-run", letter: "n", Words(es: "no escribe nada", en: "write nothing"))
  static let page = RepeatedOption(
    "page", letter: "p", .text(es: "TIPO", en: "KIND"),
    Words(es: "hace solo este tipo de página", en: "make only this kind of page"))
  static let note = Option(
    "note", .anyText(es: "TEXTO", en: "TEXT"), Words(es: "una nota", en: "a note"))
  static let color = Option(
    "colour-of-the-terminal", .choice(of: Color.self, es: "CUÁNDO", en: "WHEN"),
    Words(es: "colores", en: "colours"))

  static let id = Operand(
    .integer(es: "ID", en: "ID", in: 1...999), Words(es: "número del partido", en: "match number"))
  static let files = RepeatedOperand(
    .file, atLeast: 1, Words(es: "ficheros que se importan", en: "files to import"))
  static let team = Operand(
    .text(es: "EQUIPO", en: "TEAM"), Words(es: "nombre del equipo", en: "name of the team"))
  static let names = RepeatedOperand(
    .text(es: "NOMBRE", en: "NAME"), Words(es: "jugadores", en: "players"))

  static let build = Command(
    "build", Words(es: "hace el sitio del torneo", en: "make the tournament's site"),
    details: Words(
      es: """
        Lee torneo.json y escribe la carpeta del sitio. Solo cambia los ficheros cuyo contenido
        cambia.

        Si algo está mal no escribe nada.
        """,
      en: """
        Reads torneo.json and writes the folder of the site. Only files whose content changes
        are touched.

        When something is wrong it writes nothing.
        """),
    operands: [folder], options: [output, jobs, dryRun, page, note, color],
    examples: [
      Example("marcador build"),
      Example(
        "marcador build mundial -o www",
        Words(es: "el sitio de la carpeta mundial, en www", en: "the site of mundial, in www")),
    ],
    action: Action.build)

  static let program = Command(
    "marcador",
    Words(es: "hace el sitio web de un torneo", en: "make the web site of a tournament"),
    options: [language, quiet, verbose],
    commands: [
      build,
      Command(
        "check", Words(es: "dice todo lo que está mal", en: "tell all that is wrong"),
        operands: [folder], action: .check),
      Command(
        "chronicle", Words(es: "escribe la crónica de un partido", en: "write a match report"),
        operands: [id, folder], action: .chronicle),
      Command(
        "import", Words(es: "trae datos de fuera", en: "bring data in"),
        commands: [
          Command(
            "openfootball",
            Words(es: "trae JSON de openfootball", en: "bring openfootball JSON in"),
            operands: [files], action: .openfootball)
        ]),
      Command(
        "player", Words(es: "cambia una plantilla", en: "change a roster"),
        commands: [
          Command(
            "add", Words(es: "añade jugadores", en: "add players"), operands: [team, names],
            action: .playerAdd),
          Command(
            "remove", Words(es: "quita jugadores", en: "remove players"), operands: [team, names],
            action: .playerRemove),
        ]),
    ])

  /// The action and the arguments of a command line that must be good.
  static func run(_ line: String...) throws -> (action: Action, parsed: ParsedArguments) {
    guard case .run(let action, let parsed) = try program.parse(line) else {
      throw NotACommand()
    }
    return (action, parsed)
  }

  /// The error of a command line that must be bad.
  static func error(of line: [String]) throws -> Diagnostic {
    do throws(UsageError) {
      _ = try program.parse(line)
    } catch {
      return error.diagnostic
    }
    throw NotAnError()
  }

  struct NotACommand: Error {}
  struct NotAnError: Error {}
}
