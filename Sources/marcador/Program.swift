import Arguments
import Diagnostics

/// What a command does with its arguments.
typealias Action = @Sendable (ParsedArguments, Console) async throws -> Void

/// The table of all commands.
enum Program {
  static let language = Option<Language>(
    "lang", .choice(es: "IDIOMA", en: "LANG"),
    Words(es: "idioma de los mensajes", en: "language of the messages"),
    default: Words(es: "el del sistema, o español", en: "the system's, or Spanish"))
  static let quiet = Flag(
    "quiet", letter: "q", Words(es: "solo dice los errores", en: "say only errors"))
  static let verbose = Flag(
    "verbose", letter: "v", Words(es: "cuenta lo que hace", en: "tell what is being done"))

  static let command = Command<Action>(
    "marcador",
    Words(
      es: "hace el sitio web de un torneo de fútbol",
      en: "make the web site of a football tournament"),
    options: [language, quiet, verbose],
    examples: [
      Example("marcador init liga", Words(es: "crea un torneo", en: "make a new tournament")),
      Example("marcador build liga", Words(es: "hace su sitio", en: "make its site")),
    ],
    commands: [
      InitCommand.command, BuildCommand.command, ServeCommand.command,
      CheckCommand.command, StandingsCommand.command,
      ScorersCommand.command, DisciplineCommand.command, PlayersCommand.command,
      HeadToHeadCommand.command, RecordsCommand.command, ChronicleCommand.command,
      ImportCommand.command, ExportCommand.command,
      TeamCommand.command, PlayerCommand.command, MatchCommand.command, ResultCommand.command,
      EventCommandList.goal, EventCommandList.card, EventCommandList.sub,
      EventCommandList.penalty, EventCommandList.kick, SanctionCommand.command,
      OrderCommand.command, ExpulsionCommand.command, SuspensionCommand.command,
      RuleCommand.command,
      SignupCommand.command, RefereesCommand.command, ReferenceCommand.command,
    ])

  /// The folder that most commands work on.
  static let folder = OptionalOperand(
    .folder,
    Words(
      es: "carpeta del torneo, con su torneo.json", en: "folder of the tournament, with torneo.json"
    ),
    default: Words(es: "la actual", en: "the current one"))
  /// Of what makes pages.
  static let templates = Option(
    "templates", .folder,
    Words(
      es: "plantillas que sustituyen a las del programa",
      en: "templates that replace the program's"),
    default: Words(
      es: "templates/ en la carpeta del torneo", en: "templates/ in the tournament's folder"))
  static let json = Flag(
    "json", Words(es: "lo da en JSON, para programas", en: "give it as JSON, for programs"))
}
